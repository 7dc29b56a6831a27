import { describe, expect, it } from 'vitest';
import { judgeThrown, type ThrownBody } from '#referee/thrown.ts';
import { pieceId, tick } from '#sim/ids.ts';
import { fromAxisAngle, fromTo, IDENTITY, type Quat } from '#sim/maths/quat.ts';
import { radians } from '#sim/maths/trig.ts';
import { UNIT_X, UNIT_Y, UNIT_Z, vec3 } from '#sim/maths/vec3.ts';
import { COIN, DICE } from '#sim/roll/dice.ts';
import type { RestingBody } from '#sim/roll/roll.ts';

const HALF = 0.008; // m, of the cube
const lying = (id: string, xMm: number, yMm: number, rotation: Quat = IDENTITY): RestingBody => ({
  id: pieceId(id),
  spec: DICE[6],
  pose: { position: vec3(xMm / 1000, yMm / 1000, 0), rotation },
  restedAt: tick(100),
  turnedDeg: 400,
});
const judged = (bodies: readonly RestingBody[], settled = true): readonly Partial<ThrownBody>[] =>
  judgeThrown({ bodies, settled, ticks: 300, hash: '' }).map(({ id, code, face, heldBy }) => ({
    id,
    code,
    face,
    heldBy,
  }));
const up = DICE[6].faces.find(({ normals: [normal] }) => (normal?.y ?? 0) > 0.9)?.name;

describe('a thrown body', () => {
  it('lies with a face up', () => {
    expect(judged([lying('0-S1', 0, 1000 * HALF)])).toEqual([{ id: '0-S1', code: 'lies', face: up, heldBy: null }]);
  });

  it('is stacked on another, and neither the one below is read wrong nor the one above at all', () => {
    expect(judged([lying('1-S1', 3, 24), lying('0-S1', 0, 8)])).toEqual([
      { id: '0-S1', code: 'lies', face: up, heldBy: null },
      { id: '1-S1', code: 'stacked', face: null, heldBy: '0-S1' },
    ]);
  });

  it('leans against the rim', () => {
    const rotation = fromAxisAngle(UNIT_Z, radians(-30));
    const { x, y } = { x: 0.25 - HALF * (Math.cos(Math.PI / 6) + 0.5), y: HALF * (Math.cos(Math.PI / 6) + 0.5) };
    const at: RestingBody = { ...lying('0-S1', 0, 0, rotation), pose: { position: vec3(x, y, 0), rotation } };
    expect(judged([at])).toEqual([{ id: '0-S1', code: 'leaning', face: null, heldBy: 'rim' }]);
  });

  it('that stands on its edge shows no face', () => {
    const coin: RestingBody = { ...lying('0-S1', 0, 12), spec: COIN };
    expect(judged([coin])[0]).toMatchObject({ code: 'cocked', face: null });
    const flat: RestingBody = { ...lying('0-S1', 0, 1.2, fromTo(UNIT_Z, UNIT_Y)), spec: COIN };
    expect(judged([flat])[0]).toMatchObject({ code: 'lies', face: 'heads' });
    expect(
      judged([{ ...flat, pose: { ...flat.pose, rotation: fromAxisAngle(UNIT_X, radians(90)) } }])[0],
    ).toMatchObject({
      face: 'tails',
    });
  });

  it('beyond the rim has left the arena, and one that did not settle is told as that', () => {
    expect(judged([lying('0-S1', 300, 8)])[0]).toMatchObject({ code: 'off-arena', face: null });
    expect(judged([lying('0-S1', 0, 8)], false)[0]).toMatchObject({ code: 'unsettled', face: null });
  });

  it('was rolled if it turned over by 120 degrees, and placed else', () => {
    const turned = (turnedDeg: number) =>
      judgeThrown({ bodies: [{ ...lying('0-S1', 0, 8), turnedDeg }], settled: true, ticks: 300, hash: '' })[0]?.tumbled;
    expect([turned(119.9), turned(120)]).toEqual([false, true]);
  });
});
