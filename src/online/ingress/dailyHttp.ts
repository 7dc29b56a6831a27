import type { Days } from '../daily/days.ts';
import { dayField, entrySchema } from '../protocol/daily.ts';
import { NotYet } from '../rooms/roomLimits.ts';
import { keysIn, readBody, refused, TOO_MUCH, type HttpAnswer, type HttpAsked } from './roomHttp.ts';

const AT_ONCE_MS = 1000;

export const isForDays = (path: string): boolean => path.startsWith('/daily/');

/** `GET /daily/GAME?day=2026-11-30`, with `authorization: Player KEY` or without; `POST /daily/GAME`. */
export async function answerDaily(days: Days, asked: HttpAsked): Promise<HttpAnswer> {
  if (!asked.visitor.request()) return TOO_MUCH;
  const { pathname, searchParams } = new URL(asked.path, 'http://days');
  const [, , game = ''] = pathname.split('/');
  if (asked.method === 'POST') return enter(days, game, asked);
  if (asked.method !== 'GET')
    return refused(404, { code: 'no-place', message: `A day has no ${asked.method}; expected GET or POST.` });
  const day = dayField.nullable().safeParse(searchParams.get('day'));
  if (!day.success) return refused(422, { code: 'bad-value', message: 'day is one such as 2026-11-30.' });
  const [key = null] = keysIn(asked.authorization, 'Player');
  const list = await days.list(game, day.data, key);
  return list.ok ? { status: 200, json: list.value } : refused(statusOf(list.fault.code), list.fault);
}

async function enter(days: Days, game: string, { body, visitor }: HttpAsked): Promise<HttpAnswer> {
  const read = readBody(body, entrySchema);
  if (!read.ok) return refused(422, read.fault);
  if (!visitor.entry()) return TOO_MUCH;
  const entered = await days.enter(game, read.value).catch((error: unknown) => {
    if (error instanceof NotYet) return error;
    throw error;
  });
  if (entered === null || entered instanceof NotYet)
    return { status: 503, json: { is: 'later', ms: entered?.ms ?? AT_ONCE_MS } };
  return entered.ok ? { status: 200, json: entered.value } : refused(statusOf(entered.fault.code), entered.fault);
}

const statusOf = (code: string): number => (code === 'no-daily' ? 404 : 422);
