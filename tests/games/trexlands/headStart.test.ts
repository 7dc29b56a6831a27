import { describe, expect, it } from 'vitest';
import { HEAD_START, headStartOf } from '#games/trexlands/headStart.ts';
import { FLEET } from '#games/trexlands/fleet.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/trexlands/matchFile.ts';
import { STANDARD_OPTIONS, type TrexlandsOptions } from '#games/trexlands/options.ts';
import { setUp } from '#games/trexlands/setup.ts';
import { view } from '#games/trexlands/view.ts';
import { seat } from '#sim/ids.ts';
import { begun, TOY_BUILD } from './recorded.ts';
import { must, setUpFor } from './support.ts';

const refused = (options: Partial<TrexlandsOptions>, seats = 2) =>
  setUp({ options: { ...STANDARD_OPTIONS, ...options } }, seats, { integer: () => 0 });

describe('a head start', () => {
  it('is V in Camp at the start, of its own seat alone, and comes from the bank', () => {
    const [usual, given] = [setUpFor(3), setUpFor(3, { headStart: [0, 6, 2] })];
    expect(given.camps.map(({ coins }) => coins)).toEqual([FLEET.coins, FLEET.coins + 6, FLEET.coins + 2]);
    expect(given.bank.issued).toBe(usual.bank.issued + 8);
    expect({ ...given, options: usual.options, camps: usual.camps, bank: usual.bank }).toEqual(usual);
  });

  it('is seen by every seat', () => {
    const state = setUpFor(2, { headStart: [0, 6] });
    for (const holder of [seat(0), seat(1), null]) expect(headStartOf(view(state, holder).options, 1)).toBe(6);
  });

  it('is refused where it is not one for each seat, or out of its bounds', () => {
    for (const headStart of [[0], [0, 0, 0], [0, -1], [0, 0.5], [0, HEAD_START.most + 1]]) {
      const none = refused({ headStart });
      expect(none.ok ? null : [none.fault.code, none.fault.path]).toEqual(['bad-option', '$.options.headStart']);
    }
    expect(refused({ headStart: [HEAD_START.most, 0] }).ok).toBe(true);
  });

  it('stands in the match file and is read from it; a file without one is read as before', () => {
    const recording = recordMatch(begun({ options: { headStart: [0, 4, 0] } }));
    expect(must(parseMatch(makeMatch(recording), TOY_BUILD))).toEqual(recording);
    const without = makeMatch(recordMatch(begun()));
    expect(without).not.toContain('headStart');
    expect(must(parseMatch(without, TOY_BUILD)).header.setup.options).not.toHaveProperty('headStart');
  });

  it('of more V than anybody may have is no match file', () => {
    const text = makeMatch(recordMatch(begun({ options: { headStart: [0, 4, 0] } })));
    const read = parseMatch(text.replace(/"headStart": *\[[^\]]*\]/, '"headStart": [0, 999, 0]'), TOY_BUILD);
    expect(read.ok ? null : read.fault.message).toContain('headStart');
  });
});
