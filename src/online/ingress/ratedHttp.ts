import { PLAYER } from '../protocol/signing.ts';
import { forgetSchema } from '../protocol/rated.ts';
import type { Ratings } from '../rated/ratings.ts';
import { readBody, refused, TOO_MUCH, type HttpAnswer, type HttpAsked } from './roomHttp.ts';

export const isForRatings = (path: string): boolean => path.startsWith('/ratings/');

/** `GET /ratings/GAME`, `GET /ratings/player/ID`, `POST /ratings/forget`. */
export async function answerRatings(ratings: Ratings, { method, path, body, visitor }: HttpAsked): Promise<HttpAnswer> {
  if (!visitor.request()) return TOO_MUCH;
  const [, , what = '', player = ''] = new URL(path, 'http://ratings').pathname.split('/');
  if (method === 'POST' && what === 'forget') return visitor.entry() ? forget(ratings, body) : TOO_MUCH;
  if (method !== 'GET') return refused(404, { code: 'no-place', message: `Ratings have no ${method} ${what}.` });
  if (what !== 'player') return { status: 200, json: await ratings.ladders(what) };
  const seen = PLAYER.test(player) ? await ratings.player(player) : null;
  return seen?.ok === true ? { status: 200, json: seen.value } : refused(404, seen?.fault ?? NO_PLAYER);
}

const NO_PLAYER = { code: 'no-player', message: 'A player is named by 22 letters.' };

async function forget(ratings: Ratings, body: string): Promise<HttpAnswer> {
  const read = readBody(body, forgetSchema);
  if (!read.ok) return refused(422, read.fault);
  const gone = await ratings.forget(read.value);
  return gone.ok ? { status: 200, json: { is: 'ack' } } : refused(422, gone.fault);
}
