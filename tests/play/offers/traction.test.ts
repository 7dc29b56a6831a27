import { describe, expect, it } from 'vitest';
import { answer, offersOf, stoppedShort } from '#play/traction/offers.ts';
import { expectedOf } from '#play/traction/session/expected.ts';
import type { Session, SessionState } from '#play/traction/session/sessionTypes.ts';
import { forecastStep } from '#games/traction/forecast.ts';
import { pieceId } from '#sim/ids.ts';
import { own, sessionAtTable } from '../../app/tables/traction/session/sessionAtTable.ts';

/** A small piece of a rival's stands where the step over corner A would come to. */
async function beforeRival(): Promise<{ readonly session: Session; readonly told: SessionState }> {
  const session = await sessionAtTable();
  const mover = own(session, 'M1');
  session.commands.choose(mover, 'walk');
  session.commands.setAim('A', 90);
  const told = session.store.getState();
  const { forecast, match } = told;
  if (forecast === null || match === null) throw new Error('a step is aimed at');
  const rival = pieceId(mover.startsWith('0') ? '1-S1' : '0-S1');
  const from = match.state.pieces.find(({ id }) => id === mover);
  if (from === undefined) throw new Error('it stands on the table');
  const pieces = match.state.pieces.flatMap((piece) => {
    if (piece.id === rival) return [{ ...piece, xMm: forecast.xMm, zMm: forecast.zMm }];
    return piece.id === mover ? [piece] : [];
  });
  const state = { ...match.state, pieces };
  const again = forecastStep(state, mover, from, 'A', 90);
  return { session, told: { ...told, match: { ...match, state }, forecast: again } };
}

describe('at a rival’s piece the ghost asks', () => {
  it('stop short, or tackle', async () => {
    const { told } = await beforeRival();
    const expected = expectedOf(told);
    if (expected?.kind !== 'touches') throw new Error('it touches the rival');
    const [piece] = expected.pieces;
    if (piece === undefined) throw new Error('one is touched');
    expect(offersOf(told).map(({ at, badge }) => [at.kind, badge])).toEqual([
      ['tackle', 'tackle'],
      ['short', 'stop short'],
    ]);
  });

  it('a step that stops short touches nothing, and one further degree would', async () => {
    const { told } = await beforeRival();
    const { match, intent } = told;
    const short = stoppedShort(told);
    if (match === null || intent === null || intent.do === 'disturb' || short === null) throw new Error('it can stop');
    const from = match.state.pieces.find(({ id }) => id === intent.piece);
    if (from === undefined) throw new Error('it stands on the table');
    const hits = (deg: number) => forecastStep(match.state, intent.piece, from, short.corner, deg, 2).hits.length;
    expect(hits(short.swivelDeg)).toBe(0);
    expect(hits(short.swivelDeg + 1)).toBe(1);
  });

  it('a tackle by one step, however many were dragged, and none that one step cannot do (TR-12)', async () => {
    const { told } = await beforeRival();
    const path = [{ corner: 'C', swivelDeg: 10 }] as const;
    expect(offersOf({ ...told, path }).map(({ at }) => at.kind)).toContain('tackle');
    const { match } = told;
    if (match === null) throw new Error('a match');
    const away = match.state.pieces.map((piece) =>
      piece.id.endsWith('S1') ? { ...piece, zMm: piece.zMm + 200 } : piece,
    );
    const far = { ...told, match: { ...match, state: { ...match.state, pieces: away } } };
    expect(offersOf({ ...far, path }).map(({ at }) => at.kind)).not.toContain('tackle');
  });

  it('of a tackle that hits, whether to stop short; of one that misses, whether only to walk', async () => {
    const { told } = await beforeRival();
    const { intent } = told;
    if (intent === null || intent.do === 'disturb') throw new Error('a walk is aimed at');
    const tackle: SessionState = { ...told, verb: 'tackle', intent: { ...intent, do: 'tackle' } };
    expect(offersOf(tackle).map(({ at }) => at.kind)).toEqual(['short']);
    const nearest = { piece: pieceId('1-S1'), mm: 40 };
    const misses = { ...tackle, forecast: told.forecast && { ...told.forecast, hits: [], first: [], nearest } };
    expect(offersOf(misses).map(({ at }) => at.kind)).toEqual(['walk']);
  });

  it('an answer goes on with a step that was ordered already, and else leaves it aimed at', async () => {
    const session = await sessionAtTable();
    const mover = own(session, 'M1');
    session.commands.setAsksBeforeFouls(true);
    session.commands.choose(mover, 'tackle');
    session.commands.setAim('A', 10);
    answer(session, { kind: 'walk', piece: mover });
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', verb: 'walk', aim: { corner: 'A' } });
    session.commands.setVerb('tackle');
    session.commands.performAim();
    expect(session.store.getState().foulHeld).toBe(true);
    answer(session, { kind: 'walk', piece: mover });
    expect(session.store.getState().stage).not.toBe('aiming');
  });

  it('nothing where it touches nothing, after the first step, and of those who look on', async () => {
    const { session, told } = await beforeRival();
    expect(offersOf({ ...told, stepsTaken: 1 })).toEqual([]);
    expect(offersOf({ ...told, spectating: true })).toEqual([]);
    session.commands.choose(own(session, 'S1'));
    session.commands.setAim('D', 10);
    expect(offersOf(session.store.getState())).toEqual([]);
  });
});
