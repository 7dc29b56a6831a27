import { base64urlnopad } from '@scure/base';
import { openDB, type DBSchema } from 'idb';
import { z } from 'zod';
import { readJson } from '#engine/files/readJson.ts';

/** A player's key: the public half as text, and the half that signs, which no script can read. */
export interface PlayerKey {
  /** As servers name it: a point of P-256 in base64url. */
  readonly text: string;
  readonly secret: CryptoKey;
}

interface KeysSchema extends DBSchema {
  keys: { key: string; value: PlayerKey };
}

const NAME = 'tumbletop-player';
const OWN = 'own';
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;
const MOST_BYTES = 4096;
const NESTING = 4;

/** Over plain http browsers have neither keys nor a place for them. */
export const hasKeys = (): boolean => window.isSecureContext;

const open = () => openDB<KeysSchema>(NAME, 1, { upgrade: (fresh) => void fresh.createObjectStore('keys') });

async function withKeys<V>(then: (keys: Awaited<ReturnType<typeof open>>) => Promise<V>): Promise<V> {
  const keys = await open();
  try {
    return await then(keys);
  } finally {
    keys.close();
  }
}

/** The key of this browser; null where there is none. Throws where the browser keeps nothing. */
export const ownKey = async (): Promise<PlayerKey | null> =>
  withKeys(async (keys) => (await keys.get('keys', OWN)) ?? null);

const keep = async (key: PlayerKey): Promise<PlayerKey> =>
  withKeys(async (keys) => {
    await keys.put('keys', key, OWN);
    return key;
  });

export const dropKey = async (): Promise<void> => withKeys(async (keys) => keys.delete('keys', OWN));

const fileSchema = z.strictObject({
  format: z.literal('tumbletop-player-key'),
  version: z.literal(1),
  key: z.strictObject({ x: z.string(), y: z.string(), d: z.string() }),
});

/** A new key, kept here; and its file for who wants one, as it cannot be had later. */
export async function makeKey(withFile: boolean): Promise<{ readonly key: PlayerKey; readonly file: string | null }> {
  const pair = await crypto.subtle.generateKey(CURVE, withFile, ['sign', 'verify']);
  const text = toText(await crypto.subtle.exportKey('raw', pair.publicKey));
  if (!withFile) return { key: await keep({ text, secret: pair.privateKey }), file: null };
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const file = { format: 'tumbletop-player-key', version: 1, key: { x, y, d } } as const;
  return { key: await keep(await keyOf(file)), file: `${JSON.stringify(file, null, 2)}\n` };
}

/** The key of a file, kept here in the place of another one; null where it is none. */
export async function openKeyFile(content: string): Promise<PlayerKey | null> {
  const json = readJson(content, { bytes: MOST_BYTES, nesting: NESTING });
  const read = fileSchema.safeParse(json.ok ? json.value : null);
  const key = read.success ? await keyOf(read.data).catch(() => null) : null;
  return key === null ? null : keep(key);
}

async function keyOf({ key: { x, y, d } }: z.output<typeof fileSchema>): Promise<PlayerKey> {
  const point = { kty: 'EC', crv: 'P-256', x, y };
  const shown = await crypto.subtle.importKey('jwk', point, CURVE, true, ['verify']);
  const secret = await crypto.subtle.importKey('jwk', { ...point, d }, CURVE, false, ['sign']);
  return { text: toText(await crypto.subtle.exportKey('raw', shown)), secret };
}

export const signed = async ({ secret }: PlayerKey, text: string): Promise<string> =>
  toText(await crypto.subtle.sign(SIGNING, secret, new TextEncoder().encode(text)));

const PLAYER_LENGTH = 22;

/** The player of that key, as lists name it. */
export const playerOf = async ({ text }: PlayerKey): Promise<string> =>
  toText(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).slice(0, PLAYER_LENGTH);

const toText = (bytes: ArrayBuffer): string => base64urlnopad.encode(new Uint8Array(bytes));
