import { describe, expect, test } from 'vitest';
import { bytesOf, hexOf, hmacSha256, sha256 } from '../src/lib/sha256';

const text = (words: string) => new TextEncoder().encode(words);

/** Different bytes of every length around the ends of blocks. */
const messages = Array.from({ length: 200 }, (_, length) => Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256));

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(100_000), '6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee'],
  ])('gives the published value of %.60j', (message, digest) => {
    expect(hexOf(sha256(text(message)))).toBe(digest);
  });

  test('agrees with the platform on every length around a block', async () => {
    for (const message of messages) {
      const known = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
      expect(hexOf(sha256(message))).toBe(hexOf(known));
    }
  });
});

describe('HMAC-SHA-256', () => {
  test('gives the published value (RFC 4231, case 2)', () => {
    const found = hmacSha256(text('Jefe'), text('what do ya want for nothing?'));
    expect(hexOf(found)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });

  test('agrees with the platform on every length of key, longer than a block too', async () => {
    for (const key of messages.slice(1)) {
      const algorithm = { name: 'HMAC', hash: 'SHA-256' };
      const known = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
      const signed = new Uint8Array(await crypto.subtle.sign('HMAC', known, text('heckmeck/1')));
      expect(hexOf(hmacSha256(key, text('heckmeck/1')))).toBe(hexOf(signed));
    }
  });
});

test('hex can be read back', () => {
  expect(hexOf(bytesOf('00ff10a7'))).toBe('00ff10a7');
});
