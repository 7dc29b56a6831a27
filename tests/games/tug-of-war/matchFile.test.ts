import { describe, expect, it } from 'vitest';
import { recordingOf, replay, tickingTable } from '#engine/replay.ts';
import {
  checkOf,
  makeMatch,
  matchOf,
  parseMatch,
  readShort,
  recordMatch,
  shortMatch,
  tellMatch,
} from '#games/tug-of-war/matchFile.ts';
import { matches } from '#games/tug-of-war/matches.ts';
import { tugOfWar, type TugOfWarMatch, type TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { neverSurprises, neverThrows } from '../../engine/files/fuzz.ts';
import { wholeMatch } from './randomMatch.ts';
import { must } from './support.ts';

const MATCHES = [
  ...[1, 2, 3, 4, 5, 6, 8, 9].map((seed) => wholeMatch(seed)),
  wholeMatch(1, '00112233445566778899aabbccddeeff'),
];
const TEXT = makeMatch(recordMatch(MATCHES[2] as TugOfWarMatch));
type File = Readonly<Record<string, unknown>> & { readonly log: readonly Readonly<Record<string, unknown>>[] };
const file = (): File => JSON.parse(TEXT) as File;
const HASH = '0'.repeat(32);

const TABLE = tickingTable<TugOfWarTypes>(PHYSICS_BUILD, () => {
  throw new Error('nothing is performed');
});

const oneOfEach = (log: File['log']): File['log'] => [
  ...new Map(log.toReversed().map((entry) => [entry['do'], entry])).values(),
];

describe('match files', () => {
  it.each(MATCHES.map((match, i) => [i, match] as const))(
    'match %i is written, read and played again, the same',
    (_, match) => {
      const recording = recordMatch(match);
      const text = makeMatch(recording);
      const read = must(parseMatch(text, PHYSICS_BUILD));
      expect(read).toEqual(recording);
      expect(makeMatch(read)).toBe(text);
      const again = must(replay(tugOfWar, recordingOf(match), TABLE));
      expect(again.difference).toBeNull();
      expect(again.match.state).toEqual(match.state);
    },
  );

  it('TW-06 TW-20 a time that was changed is found', () => {
    const match = MATCHES.find(({ log }) => log.some(({ action }) => 'elapsedMs' in action && action.do === 'play'));
    if (match === undefined) throw new Error('a match has clocks');
    const recording = recordMatch(match);
    const index = recording.log.findIndex(({ action }) => action.do === 'play' && action.elapsedMs !== undefined);
    const log = recording.log.map((entry, i) =>
      i === index && entry.action.do === 'play' ? { ...entry, action: { ...entry.action, elapsedMs: 700_000 } } : entry,
    );
    expect(must(replay(tugOfWar, { ...recording, log }, TABLE)).difference?.index).toBe(index);
  });

  it('is replayed without physics, as commands do it', async () => {
    const steps = must(matches(file())).replay();
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    const replayed = must(step.value);
    expect(replayed.difference).toBeNull();
    expect(replayed.result).toEqual(tugOfWar.result((MATCHES[2] as TugOfWarMatch).state));
  });

  it('says who is awaited where a match is not over', async () => {
    const steps = must(matches({ ...file(), log: [] })).replay();
    const step = await steps.next();
    if (!step.done) throw new Error('nothing is played');
    expect(must(step.value).waiting).toMatch(/^it is (?:the turn of|for) seat [01]/);
  });

  it('a link holds a match without its outcomes', () => {
    const match = MATCHES[1] as TugOfWarMatch;
    const short = must(readShort(must(shortMatch(recordMatch(match))), PHYSICS_BUILD));
    expect(short.log.map(({ action }) => action)).toEqual(recordMatch(match).log.map(({ action }) => action));
    expect(short.checks).toEqual(match.log.map(checkOf));
  });

  it('is told in commands, without being played', () => {
    const told = must(tellMatch(file()));
    expect(told.actions).toHaveLength(file().log.length);
    expect(told.actions.some(({ words }) => /^(?:rope|race|clock|tower) /.test(words))).toBe(true);
  });

  it('options that are left out are the usual ones', () => {
    const read = must(matchOf({ ...file(), options: {}, log: [] }, PHYSICS_BUILD));
    expect(read.header.setup.options).toEqual({
      set: 'final',
      rope: 'pit',
      mazeReward: 'pushes',
      clock: false,
      advantage: null,
      items: { starter: null, conkerStart: null, blockMove: null },
    });
  });

  it.each<readonly [what: string, change: (json: File) => object, path: string]>([
    ['an option that there is not', (json) => ({ ...json, options: { moreFun: true } }), '$.options'],
    ['a set that there is not', (json) => ({ ...json, options: { set: 'semi' } }), '$.options.set'],
    [
      'items in the Death Match',
      (json) => ({ ...json, options: { set: 'death', items: { starter: 0 } } }),
      '$.options.items',
    ],
    ['an advantage in the Final Match', (json) => ({ ...json, options: { advantage: 0 } }), '$.options.advantage'],
    ['an item of no seat', (json) => ({ ...json, options: { items: { starter: 2 } } }), '$.options.items.starter'],
    ['one player', (json) => ({ ...json, seats: (json['seats'] as object[]).slice(0, 1) }), '$.seats'],
    ['a card of no strength', (json) => withPlay(json, { module: 'rope', cards: [6] }), '$.log[0].cards[0]'],
    ['no card', (json) => withPlay(json, { module: 'rope', cards: [] }), '$.log[0].cards'],
    ['four cards', (json) => withPlay(json, { module: 'rope', cards: [1, 1, 1, 1] }), '$.log[0].cards'],
    ['a module that there is not', (json) => withPlay(json, { module: 'pole', cards: [1] }), '$.log[0].module'],
    [
      'a tile off the board',
      (json) => withPlay(json, { module: 'path', cards: [1], aims: ['i9'] }),
      '$.log[0].aims[0]',
    ],
    ['a reward D', (json) => withPlay(json, { module: 'tower', cards: [1], option: 'D' }), '$.log[0].option'],
    [
      'a time of half a millisecond',
      (json) => withPlay(json, { module: 'rope', cards: [1], elapsedMs: 0.5 }),
      '$.log[0].elapsedMs',
    ],
    [
      'an action that there is not',
      (json) => ({ ...json, log: [{ do: 'dance', seat: 0, hash: HASH }] }),
      '$.log[0].do',
    ],
    ['other rules', (json) => ({ ...json, rulesVersion: 999 }), '$.rulesVersion'],
  ])('refused: %s', (_, change, path) => {
    const read = matchOf(change(file()) as File, PHYSICS_BUILD);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.fault.path?.startsWith(path)).toBe(true);
  });

  describe('whatever the text is', () => {
    const format = { parse: (text: string) => parseMatch(text, PHYSICS_BUILD), make: makeMatch };
    neverThrows(format, { ...file(), log: oneOfEach(file().log) });
    it('a whole file surprises nobody', () => neverSurprises(format, TEXT));
  });
});

const withPlay = (json: File, play: object): object => ({
  ...json,
  log: [{ do: 'play', seat: 0, ...play, hash: HASH }],
});
