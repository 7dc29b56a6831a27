import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Ask } from '#online/protocol/asks.ts';
import { toForget, toPlay } from '#online/protocol/signing.ts';
import type { ToForget } from '#online/protocol/rated.ts';
import { newId } from './support.ts';

export const ORIGIN = 'https://play.example';

/** A player with a key pair, as a browser makes one. */
export class KeyedPlayer {
  readonly key: string;
  private readonly secret: KeyObject;

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    this.key = Buffer.concat(point).toString('base64url');
    this.secret = privateKey;
  }

  signed(text: string): string {
    return sign('sha256', Buffer.from(text), { key: this.secret, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  }

  toPlay(code: string, seat: number, origin = ORIGIN): Extract<Ask, { do: 'sign' }> {
    return { do: 'sign', player: this.key, origin, signature: this.signed(toPlay(origin, code, seat)) };
  }

  toForget(day: string, origin = ORIGIN): ToForget {
    return { id: newId(), player: this.key, origin, day, signature: this.signed(toForget(origin, day)) };
  }
}
