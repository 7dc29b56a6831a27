import { beforeAll, describe, expect, it } from 'vitest';
import { replay as replayCommand } from '#cli/replay/replay.ts';
import { startMatch } from '#engine/match.ts';
import { dieMade } from '#engine/ownDie/ownDie.ts';
import type { OwnDie } from '#engine/ownDie/schema.ts';
import { performAndPlay } from '#engine/play.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import { replay } from '#engine/replay.ts';
import { dieId } from '#games/truck-off/dice.ts';
import { makeMatch, parseMatch, readShort, recordMatch, shortMatch } from '#games/truck-off/matchFile.ts';
import { STANDARD_OPTIONS } from '#games/truck-off/options.ts';
import { againstDice, dieIn, MOST_FAILED, withDie, type OwnDice } from '#games/truck-off/ownDice.ts';
import { replayTable, setupOf } from '#games/truck-off/perform.ts';
import type { RollReport } from '#games/truck-off/rollReport.ts';
import { rolled } from '#games/truck-off/rolls.ts';
import { truckOff, type TruckOffMatch } from '#games/truck-off/truckOff.ts';
import { readOwnDie } from '#lab/rolls/readOwnDie.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { DICE } from '#sim/roll/dice.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { fakeTerminal } from '../../cli/fakeTerminal.ts';
import { boxFile, changed, loaded } from '../../engine/ownDie/bodies.ts';
import { oneOf } from './randomMatch.ts';
import { begun, must, reportOf, say } from './support.ts';

let physics: Physics;
let match: TruckOffMatch;
const DICE_OF_ONES_OWN = withDie({ d20: loaded() }, 8, must(readOwnDie(boxFile(), 8)));

/** To its end, its dice really thrown, by chance. */
function played(dice: OwnDice | undefined): TruckOffMatch {
  const { perform, build } = replayTable(physics);
  const seats = [0, 1, 2].map((i) => ({ name: `Player ${i}`, colour: i, kind: 'person' as const }));
  const options = { ...STANDARD_OPTIONS, rounds: 2, ...(dice && { dice }) };
  let now = must(startMatch(truckOff, { build, tickHz: TICK_HZ, seed: 4, seats, setup: { options } }));
  return withRandom(seedRandom(4), (random) => {
    while (truckOff.result(now.state) === null) {
      const seat = oneOf(truckOff.asked(now.state), random);
      const { actions } = truckOff.legal(truckOff.view(now.state, seat), seat);
      now = must(performAndPlay(truckOff, now, oneOf(actions, random), perform));
    }
    return now;
  }).value;
}

beforeAll(async () => {
  physics = await loadPhysics();
  match = played(DICE_OF_ONES_OWN);
}, 60_000);

type File = { options: { dice: { d20: OwnDie } } };
const tampered = (change: (file: File) => void): string => {
  const file = JSON.parse(makeMatch(recordMatch(match))) as File;
  change(file);
  return JSON.stringify(file);
};

describe('a match with own dice', () => {
  it('throws them: of a box of six sides nothing above 6 is read in the place of a d20', () => {
    const shown = (one: TruckOffMatch): readonly number[] =>
      one.log.flatMap(({ performed }) =>
        (performed?.readings ?? []).flatMap(({ id, value }) => (id === dieId(20) && value !== null ? [value] : [])),
      );
    expect(shown(match).length).toBeGreaterThan(1);
    expect(Math.max(...shown(match))).toBeLessThanOrEqual(6);
    expect(Math.max(...shown(played(undefined)))).toBeGreaterThan(6);
  });

  it('is recorded and comes out the same, bit for bit, by the engine and by the command', async () => {
    const text = makeMatch(recordMatch(match));
    const read = must(parseMatch(text, physics.build));
    expect(makeMatch(read)).toBe(text);
    const again = must(replay(truckOff, read, replayTable(physics)));
    expect(again.difference).toBeNull();
    expect(again.match.state).toEqual(match.state);
    const terminal = fakeTerminal({ a: text });
    expect(await replayCommand('a', { json: false, timeoutS: null }, terminal)).toBe(0);
  });

  it('whose die was changed is refused with a sentence, by the file and by a link', async () => {
    const text = tampered(({ options }) => void (options.dice.d20.body.comMm = [0, -3, 0]));
    const refused = { code: 'bad-option', path: '$.options.dice.d20' };
    const read = parseMatch(text, physics.build);
    expect(read).toMatchObject({ ok: false, fault: refused });
    expect(!read.ok && read.fault.message).toMatch(
      /own die in place of d20: its body has the hash \w+, and its file says/,
    );
    const terminal = fakeTerminal({ a: text });
    expect(await replayCommand('a', { json: false, timeoutS: null }, terminal)).not.toBe(0);
    expect(terminal.errors.join()).toContain('it was changed after it was made');
    const { numbers, checks } = must(shortMatch(recordMatch(played({ d20: loaded() }))));
    const short = JSON.stringify({ ...JSON.parse(text), format: 'tumbletop/match-link' });
    expect(readShort({ text: short, numbers, checks }, physics.build)).toMatchObject({ ok: false, fault: refused });
  });

  it('whose die was changed together with its hash comes out otherwise at its first throw', () => {
    const heavier = changed({ comMm: [0, -3, 0] });
    const read = must(
      parseMatch(
        tampered(({ options }) => void (options.dice.d20 = heavier)),
        physics.build,
      ),
    );
    const first = match.log.findIndex(({ action }) => action.do === 'roll');
    const again = must(replay(truckOff, read, replayTable(physics)));
    expect(again.difference?.index).toBeLessThanOrEqual(first);
  });

  it('goes into a link as long as its dice take a kilobyte or less, and else as a file alone', () => {
    const small = recordMatch(played({ d20: loaded() }));
    const parts = must(shortMatch(small));
    expect(must(readShort(parts, physics.build)).header.setup).toEqual(small.header.setup);
    expect(JSON.stringify(DICE_OF_ONES_OWN).length).toBeGreaterThan(1024);
    expect(shortMatch(recordMatch(match))).toMatchObject({ ok: false, fault: { code: 'own-pieces' } });
  });

  it('is refused where a die does not fit its place, with that place', () => {
    expect(againstDice({ d4: loaded() })).toMatchObject({
      message: expect.stringMatching(
        /^The own die in place of d4: face "[56]" is not a number from 1 to 4\.$/,
      ) as string,
      path: '$.options.dice.d4',
    });
    expect(againstDice({ d6: loaded(), d20: loaded() })).toBeNull();
    expect(againstDice({})).toBeNull();
  });

  it('throws the usual dice in all other places, and nothing else where it has none', () => {
    const asked = say(begun(3, { dice: { d20: loaded() } }), '0 trucks 8 20', '1 trucks 8 20', '2 trucks 8 20').state;
    const { bodies } = must(setupOf({ state: asked, random: seedRandom(1) }, { do: 'roll', seat: 0, throws: [] }));
    const specOf = (sides: 8 | 20) => bodies.find(({ id }) => id === dieId(sides))?.spec;
    expect(specOf(8)).toBe(DICE[8]);
    expect(specOf(20)).toBe(must(dieMade(asked.options.dice!.d20!, 20)).spec);
    expect(dieIn(begun(3), 20)).toBe(DICE[20]);
  });
});

describe('a die that is not read', () => {
  const cocked = (times: number, dice: OwnDice | undefined) => {
    let { state } = say(begun(3, dice && { dice }), '0 trucks 8 20', '1 trucks 8 20', '2 trucks 8 20');
    const report: RollReport = { ...reportOf('8:1 10:2 12:3 20:x'), hash: 'ffff8000c000000000000000000000ff' };
    for (let n = 0; n < times; n += 1) {
      if (state.roll === null) return { state, throws: n };
      ({ state } = rolled(state, state.roll, n === 0 ? report : { ...report, readings: report.readings.slice(-1) }));
    }
    return { state, throws: times };
  };

  it('shows a number by chance after its eighth throw, where it is an own one', () => {
    const { state, throws } = cocked(50, { d20: loaded() });
    expect(throws).toBe(MOST_FAILED);
    expect(state.venues.find(({ sides }) => sides === 20)?.die).toBe(6); // the hash has the highest digits there
    expect(cocked(MOST_FAILED - 1, { d20: loaded() }).state.roll).not.toBeNull();
  });

  it('is thrown on and on where it is a usual one, as the rule text has it', () => {
    expect(cocked(50, undefined).state.roll).not.toBeNull();
    expect(cocked(50, { d8: loaded() }).state.roll).not.toBeNull();
  });
});
