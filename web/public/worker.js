// Shows the server's messages to people who are away, and leads to their table. It keeps nothing and answers no requests of the page.

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));

const path = (table) => `/t/${encodeURIComponent(table)}`;

const PATIENCE_MS = 300;

/** What a page shows. The browser only knows where it began, so the page is asked; one that is asleep does not answer. */
function where(page) {
  return new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => told(data);
    setTimeout(() => told(new URL(page.url).pathname), PATIENCE_MS);
    page.postMessage('where', [port2]);
  });
}

/** The pages of this browser that show the table. */
async function pages(table) {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = await Promise.all(all.map(where));
  return all.filter((_, index) => shown[index] === path(table));
}

async function show({ title, body, table }) {
  // Whoever looks at the table knows it already.
  if ((await pages(table)).some((page) => page.visibilityState === 'visible')) return;
  await self.registration.showNotification(title, {
    body,
    tag: `turn-${table}`,
    renotify: true,
    icon: '/icon-192.png',
    vibrate: [200, 100, 200],
    data: { table },
  });
}

async function open(notification) {
  notification.close();
  const { table } = notification.data;
  const [page] = await pages(table);
  if (page === undefined) await self.clients.openWindow(path(table));
  else await page.focus();
}
