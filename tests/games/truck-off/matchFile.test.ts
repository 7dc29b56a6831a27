import { describe, expect, it } from 'vitest';
import { recordingOf, replay } from '#engine/replay.ts';
import type { Performer } from '#engine/game.ts';
import {
  checkOf,
  makeMatch,
  matchOf,
  parseMatch,
  readShort,
  recordMatch,
  shortMatch,
  tellMatch,
} from '#games/truck-off/matchFile.ts';
import type { RollReport } from '#games/truck-off/rollReport.ts';
import { truckOff, type TruckOffMatch, type TruckOffTypes } from '#games/truck-off/truckOff.ts';
import { ok } from '#sim/result.ts';
import { neverSurprises, neverThrows } from '../../engine/files/fuzz.ts';
import { planOf, TOY_BUILD, wholeMatch } from './randomMatch.ts';
import { must } from './support.ts';

const MATCHES = [0, 1, 2, 3, 4, 5, 6].map((seed) => wholeMatch(planOf(seed)));
const TEXT = makeMatch(recordMatch(MATCHES[2] as TruckOffMatch));
type File = Readonly<Record<string, unknown>> & { readonly log: readonly Readonly<Record<string, unknown>>[] };
const file = (): File => JSON.parse(TEXT) as File;

/** The first action of every kind. */
const oneOfEach = (log: File['log']): File['log'] => [
  ...new Map(log.toReversed().map((entry) => [entry['do'], entry])).values(),
];

/** A table that answers as it did when the match was played. */
const tableOf = (match: TruckOffMatch): { readonly build: string; readonly perform: Performer<TruckOffTypes> } => {
  const reports = match.log.flatMap(({ performed }) => (performed === null ? [] : [performed]));
  let next = 0;
  return { build: TOY_BUILD, perform: () => ok(reports[next++] as RollReport) };
};

describe('match files', () => {
  it.each(MATCHES.map((match, i) => [i, match] as const))(
    'match %i is written, read and played again, the same',
    (_, match) => {
      const recording = recordMatch(match);
      const text = makeMatch(recording);
      const read = must(parseMatch(text, TOY_BUILD));
      expect(read).toEqual(recording);
      expect(makeMatch(read)).toBe(text);
      const again = must(replay(truckOff, recordingOf(match), tableOf(match)));
      expect(again.difference).toBeNull();
      expect(again.match.state).toEqual(match.state);
    },
  );

  it('keeps the money that was agreed on, and says which is wrong', () => {
    const money = { firstMoney: 3, barryMoney: 30 };
    const agreed = JSON.stringify({ ...file(), options: money });
    expect(must(parseMatch(agreed, TOY_BUILD)).header.setup.options).toMatchObject(money);
    const wrong = parseMatch(JSON.stringify({ ...file(), options: { firstMoney: -1 } }), TOY_BUILD);
    expect(wrong).toMatchObject({ ok: false, fault: { path: '$.options.firstMoney' } });
  });

  it('every action is checked by its hash: one that was changed is found', () => {
    const match = MATCHES[3] as TruckOffMatch;
    const recording = recordMatch(match);
    const log = recording.log.map((entry, i) =>
      i === 0 && entry.action.do === 'trucks'
        ? { ...entry, action: { ...entry.action, trucks: [8, 12] as const } }
        : entry,
    );
    const played = recording.log[0]?.action;
    expect(played?.do === 'trucks' && played.trucks).not.toEqual([8, 12]);
    const again = must(replay(truckOff, { ...recording, log }, tableOf(match)));
    expect(again.difference?.index).toBe(0);
  });

  it('a link holds a match without its outcomes', () => {
    const match = MATCHES[1] as TruckOffMatch;
    const parts = must(shortMatch(recordMatch(match)));
    const short = must(readShort(parts, TOY_BUILD));
    expect(short.log.map(({ action }) => action)).toEqual(recordMatch(match).log.map(({ action }) => action));
    expect(short.checks).toEqual(match.log.map(checkOf));
  });

  it('is told in commands, without being played', () => {
    const told = must(tellMatch(file()));
    expect(told.actions).toHaveLength(file().log.length);
    const words = told.actions.map((action) => action.words);
    for (const verb of ['trucks', 'roll', 'cards', 'play'])
      expect(words.some((one) => one.startsWith(verb))).toBe(true);
    expect(told.actions.find(({ words: said }) => said === 'roll')?.rulings.length).toBeGreaterThan(0);
  });

  it.each<readonly [what: string, change: (json: File) => object, path: string]>([
    ['an option that there is not', (json) => ({ ...json, options: { moreFun: true } }), '$.options'],
    [
      'discards that no set has',
      (json) => ({ ...json, options: { discards: ['trigger', 'trigger'] } }),
      '$.options.discards',
    ],
    [
      'seven players',
      (json) => ({
        ...json,
        seats: Array.from({ length: 7 }, (_, i) => ({ name: `P${i}`, colour: i, kind: 'person' })),
      }),
      '$.seats',
    ],
    ['one player', (json) => ({ ...json, seats: (json['seats'] as object[]).slice(0, 1) }), '$.seats'],
    [
      'a truck of no number',
      (json) => ({ ...json, log: [{ do: 'trucks', seat: 0, trucks: [8, 9], hash: '0'.repeat(32) }] }),
      '$.log[0].trucks[1]',
    ],
    [
      'a card of no kind',
      (json) => ({ ...json, log: [{ do: 'cards', seat: 0, cards: ['fly'], hash: '0'.repeat(32) }] }),
      '$.log[0].cards[0]',
    ],
    [
      'a place of no grid',
      (json) => ({ ...json, log: [{ do: 'discard', seat: 0, card: 'r5c1', hash: '0'.repeat(32) }] }),
      '$.log[0].card',
    ],
    [
      'a target of no seat',
      (json) => ({
        ...json,
        log: [{ do: 'play', seat: 0, card: 'move', target: { truck: '7-20', venue: 8 }, hash: '0'.repeat(32) }],
      }),
      '$.log[0].target.truck',
    ],
    [
      'an action that there is not',
      (json) => ({ ...json, log: [{ do: 'dance', seat: 0, hash: '0'.repeat(32) }] }),
      '$.log[0].do',
    ],
    ['other rules', (json) => ({ ...json, rulesVersion: 999 }), '$.rulesVersion'],
  ])('refused: %s', (_, change, path) => {
    const read = matchOf(change(file()) as File, TOY_BUILD);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.fault.path?.startsWith(path)).toBe(true);
  });

  describe('whatever the text is', () => {
    const format = { parse: (text: string) => parseMatch(text, TOY_BUILD), make: makeMatch };
    neverThrows(format, { ...file(), log: oneOfEach(file().log) });
    it('a whole file surprises nobody', () => neverSurprises(format, TEXT));
  });
});
