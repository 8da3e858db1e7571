// Notifications: asked for by a tap, shown while this page is in the background, and sent by the server when it is closed.

import type { Subscribe } from '../protocol';
import { api } from './api';
import { hexOf, sha256 } from './sha256';
import { ownTables } from './tables.svelte';

/** Browsers have notifications only on safe pages, and some never. */
export const possible = () => 'Notification' in globalThis && 'serviceWorker' in navigator;

export const allowed = () => possible() && Notification.permission === 'granted';

/** Only after a tap: browsers refuse pages that ask by themselves. */
export async function ask(): Promise<boolean> {
  return possible() && (await Notification.requestPermission()) === 'granted';
}

// The worker asks which table a page shows, so that a click on a notification finds it.
if (possible()) navigator.serviceWorker.addEventListener('message', ({ ports }) => ports[0]?.postMessage(location.pathname));

const tag = (table: string) => `turn-${table}`;

/** It shows notifications, including those that the page itself wants: phones have no others. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/worker.js');
  return navigator.serviceWorker.ready;
}

export async function show(table: string, title: string, body: string): Promise<void> {
  if (!allowed()) return;
  // TypeScript knows no `renotify` and `vibrate`, which not all browsers have.
  const options = { body, tag: tag(table), renotify: true, icon: '/icon-192.png', vibrate: [200, 100, 200], data: { table } };
  await (await worker()).showNotification(title, options);
}

/** Takes back what is shown about a table. */
export async function clear(table: string): Promise<void> {
  if (!allowed()) return;
  const known = await navigator.serviceWorker.getRegistration();
  for (const shown of (await known?.getNotifications({ tag: tag(table) })) ?? []) shown.close();
}

/** Whether messages come even when the page is closed. */
export const reach = $state({ closed: false });

/** Lets the server send messages about a table, if it sends any and this browser has a way to get them. */
export async function subscribe(table: string, token: string, language: string): Promise<void> {
  reach.closed = false;
  if (!allowed() || !('PushManager' in globalThis)) return;
  try {
    const { key } = await api.push();
    if (key === null) return;
    await api.subscribe(table, token, told(await subscription(key), language));
    reach.closed = true;
  } catch {
    // The browser's push service can't be reached, or whoever runs the browser forbids it.
  }
}

/** Ends all messages to this browser. */
export async function unsubscribe(): Promise<void> {
  if (!possible()) return;
  const known = await navigator.serviceWorker.getRegistration();
  const found = await known?.pushManager?.getSubscription();
  if (!found) return;
  // From now on the push service takes nothing for this browser, even if the server does not hear of it.
  await found.unsubscribe();
  const name = hexOf(sha256(new TextEncoder().encode(found.endpoint)));
  await Promise.allSettled(ownTables.all.map(({ table, token }) => api.unsubscribe(table, token, name)));
}

async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const known = await pushManager.getSubscription();
  if (known && text(known.options.applicationServerKey) === key) return known;
  // The server's key has changed.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function told(found: PushSubscription, language: string): Subscribe {
  return { endpoint: found.endpoint, p256dh: text(found.getKey('p256dh')), auth: text(found.getKey('auth')), language };
}

/** In base64url. */
function text(bytes: ArrayBuffer | null): string {
  const raw = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()));
  return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
