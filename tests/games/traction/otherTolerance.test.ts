import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { callsUnder } from '#games/traction/otherTolerance.ts';
import { caseOf, intentOf, recordAction } from '#games/traction/perform.ts';
import { enactScenario } from '#games/traction/scenario/enact.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { judgeTrace } from '#games/traction/referee/referee.ts';
import { rejudge } from '#games/traction/referee/rejudge.ts';
import { toleranceAt } from '#games/traction/referee/tolerance.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { oneIn } from '../../effort.ts';
import { must } from './support.ts';

const SCENARIOS = new URL('../../scenarios/', import.meta.url);
/** Where others are moved, touched and tackled. */
const CLAUSES = ['TR-10', 'TR-19', 'TR-27', 'TR-28'];
const SHARES = [0, 0.5, 1, 2, 4];
const SEATS = [0, 1, 2, 3, 4].map((colour) => ({ name: `Player ${colour}`, colour, kind: 'person' as const }));

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const matchOf = (name: string): TractionMatch =>
  must(
    enactScenario(physicsTable(physics), must(parseScenario(readFileSync(new URL(name, SCENARIOS), 'utf8'))), SEATS),
  );

const calledBy = (match: TractionMatch, share: number): string[] =>
  callsUnder(match, toleranceAt(share)).flatMap(({ action, calls, turns }) =>
    calls.map(
      ({ change, ruling }) =>
        `${action} ${change} ${ruling.clause} ${ruling.code}${turns === null ? '' : `, ${turns}`}`,
    ),
  );

describe('a match by another tolerance', () => {
  const names = CLAUSES.flatMap((clause) =>
    readdirSync(new URL(`${clause}/`, SCENARIOS)).map((name) => `${clause}/${name}`),
  );

  it.each(oneIn(3, names))('is ruled as the referee rules what was performed anew: %s', (name) => {
    for (const { action, performed, before } of matchOf(name).log) {
      if (performed === null || !('gesture' in action)) continue;
      const recorder = recordAction(physics, before.state, action);
      while (recorder.advance(1000)); // to its end
      for (const share of SHARES) {
        const c = {
          ...caseOf(before.state, intentOf(action)),
          tolerance: { ...toleranceAt(share), pivotMm: before.state.options.tolerance.pivotMm },
        };
        expect(rejudge(c, performed)).toEqual(judgeTrace(c, recorder.trace).rulings);
      }
    }
  });

  it('lets a crash pass as a jiggle, and the action with it', () => {
    const match = matchOf('TR-27/moved-more-than-a-millimetre.json'); // by 1.2 mm
    expect(SHARES.map((share) => calledBy(match, share))).toEqual([
      ['0 same TR-29 crash'],
      ['0 same TR-29 crash'],
      ['0 same TR-29 crash'],
      ['0 fewer TR-27 jiggle, legal'],
      ['0 fewer TR-27 jiggle, legal'],
    ]);
  });

  it('makes a crash of a jiggle', () => {
    const match = matchOf('TR-27/moved-less-than-a-millimetre.json'); // by 0.8 mm
    expect(SHARES.map((share) => calledBy(match, share))).toEqual([
      ['0 more TR-29 crash, illegal'],
      ['0 more TR-29 crash, illegal'],
      [],
      [],
      [],
    ]);
  });

  it('asks for the turn as well as for the way', () => {
    const match = matchOf('TR-27/turned-more-than-two-degrees.json');
    const changes = (yawDeg: number): string[] =>
      callsUnder(match, { moveMm: 1000, yawDeg }).flatMap(({ calls }) => calls.map(({ change }) => change));
    expect([changes(2), changes(180)]).toEqual([['same'], ['fewer']]);
  });

  it('never excuses what the mover itself touches', () => {
    const match = matchOf('TR-10/tolerance-excuses-no-contact.json'); // played by 100 mm and 180 degrees
    for (const share of SHARES) expect(calledBy(match, share)).toContain('0 same TR-10 walk-contact');
    expect(callsUnder(match, { moveMm: 1000, yawDeg: 360 })).toMatchObject([
      { turns: null, calls: [{ change: 'same', ruling: { code: 'walk-contact' } }] },
    ]);
  });
});
