import { describe, expect, it } from 'vitest';
import { forecastStep, onPadMm } from '#games/traction/forecast.ts';
import { afterStep, type Standing } from '#games/traction/standing.ts';
import type { TractionState } from '#games/traction/state.ts';
import { ontoPad } from '#play/traction/input/ontoPad.ts';
import { expectedOf, SURE_ON_PAD_MM } from '#play/traction/session/expected.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import type { PieceId } from '#sim/ids.ts';
import { own, sessionAtTable } from '../../../app/tables/traction/session/sessionAtTable.ts';

const STEP = { corner: 'A', swivelDeg: 90 } as const;

/** A small piece alone, so far before the rival's pad that the step ends by so much on it, mm. */
async function beforePad(deepMm: number) {
  const { store, commands } = await sessionAtTable();
  const { match } = store.getState();
  if (match === null) throw new Error('a match is on');
  const piece = own({ store, commands } as never, 'S1');
  const pad = match.state.pads.find(({ seat }) => !piece.startsWith(String(seat)));
  const stands = match.state.pieces.find(({ id }) => id === piece);
  if (pad === undefined || stands === undefined) throw new Error('both are on the table');
  const inward = -Math.sign(pad.zMm);
  const at = (zMm: number): Standing => ({ xMm: pad.xMm, zMm, yawDeg: 0 });
  const state: TractionState = { ...match.state, pieces: [stands] };
  const reached = (from: Standing): number =>
    onPadMm(state, piece, afterStep(pyramidOf(piece), from, STEP.corner, STEP.swivelDeg));
  let from = at(pad.zMm);
  for (let mm = 0; mm < 200 && reached(from) > deepMm; mm += 0.1) from = at(pad.zMm + inward * mm);
  return { state, piece, pad, from, told: { ...store.getState(), match: { ...match, state } } };
}

const forecast = (state: TractionState, piece: PieceId, from: Standing) =>
  forecastStep(state, piece, from, STEP.corner, STEP.swivelDeg);

describe('a piece that is pulled on to the pad where it wins', () => {
  it.each([1, -2])(
    'touches it surely by the nearest swivel that does, where the pulled one is %f mm deep',
    async (mm) => {
      const { state, piece, pad, from } = await beforePad(mm);
      const step = ontoPad(state, piece, from, STEP, pad);
      expect(step.swivelDeg).not.toBe(STEP.swivelDeg);
      const depth = onPadMm(state, piece, afterStep(pyramidOf(piece), from, step.corner, step.swivelDeg));
      expect(depth).toBeGreaterThan(SURE_ON_PAD_MM);
    },
  );

  it('goes where it is pulled where it does so anyway, cannot, or is pulled elsewhere', async () => {
    const deep = await beforePad(5);
    expect(ontoPad(deep.state, deep.piece, deep.from, STEP, deep.pad)).toEqual(STEP);
    const far = await beforePad(-60);
    expect(ontoPad(far.state, far.piece, far.from, STEP, far.pad)).toEqual(STEP);
    const near = await beforePad(1);
    expect(ontoPad(near.state, near.piece, near.from, STEP, { xMm: 0, zMm: 0 })).toEqual(STEP);
  });
});

describe('the outcome at the rival’s pad', () => {
  it.each([
    [5, { kind: 'reaches', sure: true }],
    [1, { kind: 'reaches', sure: false }],
    [-10, { kind: 'clear', shortMm: expect.closeTo(10, 0) as number, lackSteps: null }],
    [-60, { kind: 'clear', lackSteps: null }],
  ] as const)('%f mm deep on it', async (mm, expected) => {
    const { state, piece, from, told } = await beforePad(mm);
    const intent = { do: 'walk', piece } as const;
    expect(expectedOf({ ...told, intent, forecast: forecast(state, piece, from) } as never)).toMatchObject(expected);
  });
});
