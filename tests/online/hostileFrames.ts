import { PROTOCOL } from '#online/protocol/messages.ts';
import type { Chance } from './support.ts';

/** That which a hostile client has learned of its room. */
export interface Learned {
  readonly head: number;
  /** Messages that honest clients have sent. */
  readonly replays: readonly string[];
  /** Orders that the rules know, of whatever seat. */
  readonly orders: readonly object[];
}

const BIG = 70 * 1024;
const DEEP = 20_000;

/** In the place of anything. */
const ABSURD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  -(2 ** 31),
  '',
  '\u0000',
  '\u202e\ud800',
  '__proto__',
  'constructor',
  [],
  {},
  [[[[]]]],
  { toString: 1, length: -1, valueOf: 'x' },
  'x'.repeat(5000),
  Array.from({ length: 500 }, (_, i) => i),
];

const key = (letter: string): string => letter.repeat(22);

function messages({ head, orders }: Learned, chance: Chance): object {
  const id = `wish-${chance.integer(0, 1e9)}`.padEnd(9, '-');
  const seat = chance.integer(0, 5);
  const order = chance.oneOf(orders) ?? { do: 'concede', seat };
  const asks = [
    { do: 'act', order },
    { do: 'act', order: { ...order, seat } },
    { do: 'act', order: { do: 'concede', seat: 0 } },
    { do: 'act', order: { do: 'walk', piece: '0-L1', hand: 'free', gesture: gesture(chance) } },
    { do: 'act', order: { do: 'roll', throws: Array.from({ length: 200 }, () => ({ speed: 1e9 })) } },
    { do: 'undo', request: { do: 'ask', by: seat, from: chance.integer(0, 40_000) } },
    { do: 'undo', request: { do: 'answer', seat, agrees: true } },
    { do: 'sit', seat, name: 'Mallory', key: key('m') },
    { do: 'free', seat },
    { do: 'bot', seat },
    { do: 'lock', locked: true },
    { do: 'clock', clock: { turnS: 5, reserveS: 0 } },
    { do: 'pause', paused: true },
    { do: 'end' },
    { do: 'rename', seat: 0, name: 'Mallory' },
    { do: 'flag', seat },
    { do: 'give', seat, s: 86_400 },
    { do: 'vote', seat },
    { do: 'back' },
    { do: 'again' },
  ];
  const base = chance.oneOf([head, head, head - 1, head + 1, -1, 50_000, null]);
  const all = [
    ...asks.map((ask) => ({ t: 'ask', id, base, ask })),
    { t: 'hello', v: PROTOCOL, key: key('k'), host: key('h'), have: -1 },
    { t: 'ping', have: chance.oneOf([-1, head, 50_000]) },
    { t: 'here', here: 'away' },
    { t: 'hand', b: 'x'.repeat(600) },
    { t: 'say', phrase: 'wow' },
    { t: 'point', at: [10, -10, 0] },
  ];
  return chance.oneOf(all) ?? {};
}

/** Of a version that there is, and nonsense behind it: counts of strokes and samples without end among it. */
const gesture = (chance: Chance): string =>
  `1.${Array.from({ length: chance.integer(0, 60) }, () => chance.oneOf([...'AZaz09-_']) ?? '_').join('')}`;

/** Something absurd in one place of it, however deep. */
function spoiled(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.integer(0, 3) === 0) return chance.oneOf(ABSURD);
  const entries = Object.entries(value);
  const at = chance.integer(0, entries.length);
  const [name, inner] = entries[at] ?? [chance.oneOf(['extra', '__proto__', 'do', 't']) ?? 'extra', 0];
  const changed = [...entries.filter((_, i) => i !== at), [name, spoiled(inner, chance)] as const];
  return Array.isArray(value) ? changed.map(([, one]) => one) : Object.fromEntries(changed);
}

function bytes(chance: Chance): string {
  if (chance.integer(0, 300) === 0) return chance.oneOf(['[', '{"a":', '"'])?.repeat(DEEP) ?? '';
  if (chance.integer(0, 300) === 0) return 'x'.repeat(BIG);
  const letters = Array.from({ length: chance.integer(0, 60) }, () => String.fromCodePoint(chance.integer(0, 0x2fff)));
  return `${chance.oneOf(['', '{', '{"t":', '[', '"']) ?? ''}${letters.join('')}`;
}

/** Anything that somebody might send who means harm, or whose program is broken. */
export function hostileFrame(learned: Learned, chance: Chance): string {
  switch (chance.integer(0, 9)) {
    case 0:
      return bytes(chance);
    case 1:
    case 2:
      return chance.oneOf(learned.replays) ?? '';
    case 3:
    case 4:
    case 5:
      return JSON.stringify(messages(learned, chance));
    default:
      return JSON.stringify(spoiled(messages(learned, chance), chance));
  }
}
