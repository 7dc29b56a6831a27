import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readHand, handText, type HandSample, type Poses } from '#online/client/handCode.ts';
import { HandOut } from '#online/client/handOut.ts';
import { HandPlayback, LATE_MS, STALE_MS } from '#online/client/handPlayback.ts';
import { saidSchema } from '#online/protocol/messages.ts';
import { createThrowing } from '#play/truck-off/throwing/throwing.ts';
import { createSession as truckOff } from '#play/truck-off/session/session.ts';
import { STANDARD_OPTIONS } from '#games/truck-off/options.ts';
import { pieceId, seat, type PieceId } from '#sim/ids.ts';
import { IDENTITY, normalize } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import type { Pose } from '#sim/world/pose.ts';
import { runs } from '../effort.ts';
import { own, sessionAtTable, untilStill } from '../app/tables/traction/session/sessionAtTable.ts';
import { atArena } from '../app/tables/trexlands/throwing/atArena.ts';

const at = (x: number): Pose => ({ position: vec3(x, 0, 0), rotation: IDENTITY });
const PIECE = pieceId('0-L1');
const sample = (ms: number, x: number | null, actions = 0): HandSample => ({
  actions,
  ms,
  held: x === null ? new Map() : new Map([[PIECE, at(x)]]),
  meant: new Map(),
});

const metres = fc.double({ min: -9.9, max: 9.9, noNaN: true });
const part = fc.double({ min: -1, max: 1, noNaN: true });
const rotations = fc
  .tuple(part, part, part, part)
  .filter((parts) => Math.hypot(...parts) > 0.1)
  .map(([x, y, z, w]) => normalize({ x, y, z, w }));
const poses: fc.Arbitrary<Poses> = fc
  .array(fc.tuple(fc.stringMatching(/^[0-9a-zA-Z-]{1,8}$/), metres, metres, metres, rotations), { maxLength: 4 })
  .map((all) => new Map(all.map(([id, x, y, z, rotation]) => [pieceId(id), { position: vec3(x, y, z), rotation }])));
const samples: fc.Arbitrary<HandSample> = fc.record({
  actions: fc.nat(40_000),
  ms: fc.nat(1e9),
  held: poses,
  meant: poses,
});

describe('a sample of a hand as text', () => {
  it('comes back as it was, as finely as one sees, and fits into its message', () => {
    fc.assert(
      fc.property(samples, (sent) => {
        const text = handText(sent);
        expect(saidSchema.safeParse({ t: 'hand', b: text }).success).toBe(true);
        const read = readHand(text);
        if (read === null) throw new Error(text);
        expect(read).toMatchObject({ actions: sent.actions, ms: sent.ms });
        for (const what of ['held', 'meant'] as const) {
          expect([...read[what].keys()]).toEqual([...sent[what].keys()]);
          for (const [id, { position, rotation }] of read[what]) {
            const was = sent[what].get(id);
            for (const axis of ['x', 'y', 'z'] as const)
              expect(position[axis]).toBeCloseTo(was?.position[axis] ?? NaN, 3);
            for (const axis of ['x', 'y', 'z', 'w'] as const)
              expect(rotation[axis]).toBeCloseTo(was?.rotation[axis] ?? NaN, 2);
          }
        }
      }),
    );
  });

  it('leaves out what does not fit', () => {
    const held = new Map(Array.from({ length: 30 }, (_, i) => [pieceId(`piece-${i}`), at(-9.1234)]));
    const text = handText({ actions: 1, ms: 1, held, meant: new Map() });
    expect(text.length).toBeLessThanOrEqual(600);
    expect(readHand(text)?.held.size).toBeGreaterThan(10);
  });

  it('is nothing where it is rubbish, and nothing in it is out of this world', () => {
    const rubbish = fc.oneof(
      fc.string({ maxLength: 600 }),
      fc.tuple(samples, fc.nat(200), fc.string({ maxLength: 3 })).map(([whole, from, put]) => {
        const text = handText(whole);
        return text.slice(0, from) + put + text.slice(from + 1);
      }),
    );
    fc.assert(
      fc.property(rubbish, (text) => {
        const read = readHand(text);
        for (const { position, rotation } of [...(read?.held.values() ?? []), ...(read?.meant.values() ?? [])]) {
          for (const m of [position.x, position.y, position.z]) expect(Math.abs(m)).toBeLessThanOrEqual(10);
          expect(Math.hypot(rotation.x, rotation.y, rotation.z, rotation.w)).toBeCloseTo(1, 6);
        }
      }),
      { numRuns: runs(500, 20_000) },
    );
  });

  it.each([
    '',
    '1',
    '1 2;',
    '1 2;0-L1',
    '1 2;0-L1 0 0 0 0 0 0 0',
    '1 2;0-L1 0 0 0 0 0 0 1000 0',
    '1 2;0-L1 NaN 0 0 0 0 0 1000',
    '1 2;0-L1 100001 0 0 0 0 0 1000',
    '1 2;0-L1 0 0 0 0 0 0 1000;0-L1 0 0 0 0 0 0 1000',
    '-1 2;0-L1 0 0 0 0 0 0 1000',
    '1 1e9;0-L1 0 0 0 0 0 0 1000',
    `1 2${';a 0 0 0 0 0 0 1000'.repeat(17)}`,
    `1 2;0-L1 0 0 0 0 0 0 1000${' '.repeat(600)}`,
  ])('is nothing as %j', (text) => {
    expect(readHand(text)).toBeNull();
  });
});

describe('a hand elsewhere', () => {
  const where = (hand: HandPlayback, now: number): number | undefined => hand.seen(now, 0)?.held.get(PIECE)?.position.x;

  it('is seen a fifth of a second late, on its way between two samples, however unevenly they come', () => {
    const delays = fc.array(fc.integer({ min: 0, max: LATE_MS - 60 }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(delays, fc.integer({ min: -1e6, max: 1e6 }), (each, clock) => {
        const hand = new HandPlayback();
        hand.heard(sample(clock + 2e6, 0), 0); // the quickest
        const coming = each
          .map((late, i) => ({ ms: 50 * (i + 1), comes: 50 * (i + 1) + late }))
          .sort((a, b) => a.comes - b.comes);
        for (let now = 0; now <= 1000 + LATE_MS; now += 10) {
          while (coming[0] !== undefined && coming[0].comes <= now) {
            const { ms, comes } = coming.shift() ?? { ms: 0, comes: 0 };
            hand.heard(sample(clock + 2e6 + ms, ms / 1000), comes);
          }
          const seen = where(hand, now);
          if (now < LATE_MS) expect(seen).toBeUndefined();
          else expect(seen).toBeCloseTo((now - LATE_MS) / 1000, 6);
        }
      }),
    );
  });

  it('rests where it was while nothing comes, and is gone after a second', () => {
    const hand = new HandPlayback();
    hand.heard(sample(0, 1), 0);
    hand.heard(sample(50, 2), 50);
    expect(where(hand, 50 + STALE_MS - 1)).toBe(2);
    expect(where(hand, 50 + STALE_MS)).toBeUndefined();
  });

  it('has no way over a gap: it stays, and is elsewhere then', () => {
    const hand = new HandPlayback();
    hand.heard(sample(0, 1), 0);
    hand.heard(sample(500, 2), 500);
    expect(where(hand, LATE_MS + 499)).toBe(1);
    expect(where(hand, LATE_MS + 500)).toBe(2);
  });

  it('is gone as soon as it has let go, and with the position that it was in', () => {
    const hand = new HandPlayback();
    hand.heard(sample(0, 1), 0);
    hand.heard(sample(50, null), 50);
    expect(where(hand, LATE_MS)).toBe(1);
    expect(where(hand, LATE_MS + 50)).toBeUndefined();
    hand.heard(sample(100, 1), 100);
    expect(where(hand, LATE_MS + 100)).toBe(1);
    expect(hand.seen(LATE_MS + 100, 1)).toBeNull();
    hand.heard(sample(150, 5, 1), 150);
    expect(hand.seen(LATE_MS + 150, 1)?.held.get(PIECE)?.position.x).toBe(5);
  });

  it('begins anew with a clock that was set, and remembers no more than it shows', () => {
    const hand = new HandPlayback();
    for (let i = 0; i < 10_000; i += 1) hand.heard(sample(i * 1e6, i), i);
    expect(where(hand, 9999 + LATE_MS)).toBe(9999);
    for (let i = 0; i < 500; i += 1) hand.heard(sample(1e11 + i, i), 10_000 + i);
    expect(where(hand, 10_499 + LATE_MS)).toBe(499);
  });
});

describe('the hand here', () => {
  let physics: Physics;
  beforeAll(async () => {
    physics = await loadPhysics();
  });
  const held = (text: string | null): readonly PieceId[] => [...(readHand(text ?? '')?.held.keys() ?? [])];

  it('tells where it has a piece of Traction as long as it has it, and where it would put one', async () => {
    const session = await sessionAtTable();
    const out = new HandOut(session);
    const piece = own(session, 'M1');
    expect(out.next(0)).toBeNull();
    session.commands.choose(piece);
    session.commands.setAim('A', 60);
    const aimed = readHand(out.next(50) ?? '');
    expect([...(aimed?.meant.keys() ?? [])]).toEqual([piece]);
    expect(aimed?.held.size).toBe(0);
    expect(out.next(100), 'nothing new').toBeNull();
    expect(out.next(600), 'a sign of life').not.toBeNull();
    session.commands.performAim();
    for (let i = 0; i < 20; i += 1) session.advance(1 / 60);
    expect(session.store.getState().stage).toBe('moving');
    const moving = readHand(out.next(650) ?? '');
    expect([...(moving?.held.keys() ?? [])]).toEqual([piece]);
    expect(moving?.held.get(piece)?.position.x).toBeCloseTo(session.shown.poseOf(piece)?.position.x ?? NaN, 3);
    untilStill(session);
    expect(session.store.getState().stage).toBe('between-steps');
    expect(held(out.next(700)), 'it stands there, and does not count yet').toEqual([piece]);
    session.commands.endAction();
    untilStill(session);
    expect(readHand(out.next(750) ?? ''), 'it is held no more').toMatchObject({ actions: 1, held: new Map() });
    expect(out.next(5000)).toBeNull();
  });

  it('tells of trucks of Trexlands in the fingers and in the air, and not of those that wait or roll', async () => {
    const arena = await atArena();
    const out = new HandOut(arena.session);
    expect(out.next(0)).toBeNull();
    arena.press('0-T1');
    arena.drag([0, 0], 200);
    arena.pass(0.1);
    expect(held(out.next(50))).toEqual(['0-T1']);
    arena.drag([10, 40], 200);
    arena.release();
    arena.pass(0.1);
    expect(held(out.next(100))).toContain('0-T1');
    arena.session.commands.rollForAll();
    arena.pass(0.3);
    expect(arena.session.store.getState().stage).toBe('rolling');
    expect(held(out.next(150))).toEqual([]);
    expect(out.next(5000)).toBeNull();
  });

  it('tells nothing of a truck that is carried to a venue in secret at Truck Off', () => {
    const session = truckOff({ physics, random: () => 0.5, pace: 'real' });
    const begun = session.commands.newMatch({
      seats: ['Ada', 'Bo', 'Cy'].map((name, colour) => ({ name, colour, kind: 'person' as const })),
      setup: { options: STANDARD_OPTIONS },
      seed: 7,
    });
    if (!begun.ok) throw new Error(begun.fault.message);
    session.commands.passDevice(seat(0));
    const street = createThrowing(session);
    const out = new HandOut(session);
    const before = session.shown.pieces.get(pieceId('0-8'))?.after;
    const told = [out.next(0)];
    street.carry('0-8', { xMm: 0, zMm: 0 });
    expect(session.shown.pieces.get(pieceId('0-8'))?.after, 'it is moved on this screen').not.toEqual(before);
    told.push(out.next(600));
    session.commands.carry('0-8', 8);
    street.setDown(false);
    told.push(out.next(1200));
    session.commands.act({ do: 'trucks', seat: 0, trucks: [8, 20] });
    for (let ms = 1800; ms < 6000; ms += 600) {
      session.advance(0.6);
      told.push(out.next(ms));
    }
    expect(told.filter((text) => text !== null)).toEqual([]);
  });
});
