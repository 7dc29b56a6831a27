import { createSession } from '#play/trexlands/session/session.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { arenaSpot } from '#play/trexlands/places.ts';
import { ThrowHand } from '#play/trexlands/throwing/throwHand.ts';
import { createThrowing, type Throwing } from '#play/trexlands/throwing/throwing.ts';
import type { Ray } from '#play/input/ray.ts';
import { handsOf, isByHand } from '#games/trexlands/gathering.ts';
import { STANDARD_OPTIONS, type TrexlandsOptions } from '#games/trexlands/options.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { inPlay, say, withCamp, withTile, withTrucks } from '../../../../games/trexlands/support.ts';

/** Fingers over the arena of a match; places in mm from its middle, times in ms. */
export interface AtArena {
  readonly session: Session;
  readonly throwing: Throwing;
  readonly hand: ThrowHand;
  /** The line of sight from straight above. */
  at(xMm: number, zMm: number): Ray;
  /** Where a truck is drawn. */
  placeOf(truck: string): { readonly xMm: number; readonly yMm: number; readonly zMm: number };
  press(truck: string, pointer?: number, ms?: number): void;
  /** From where the pointer is, in steps of a screen's pictures, evenly in so many ms. */
  drag(to: readonly [xMm: number, zMm: number], ms: number, pointer?: number): void;
  release(afterMs?: number, pointer?: number): void;
  /** Lets pictures pass for so long. */
  pass(seconds: number): void;
  /** By hand, and what was handed to chance. */
  readonly thrown: readonly HandThrow[];
  readonly toChance: readonly string[];
  /** What was done for the hand that threw last. */
  readonly notes: readonly string[];
  readonly fault: string | null;
}

const FRAME_MS = 16;

const SEATS = [
  { name: 'Ada', colour: 0, kind: 'person' },
  { name: 'Bo', colour: 1, kind: 'person' },
] as const;

/** `ranking`: two seats with a truck each; `battle`: two trucks of each. */
export async function atArena(
  what: 'ranking' | 'battle' = 'battle',
  seed = 1,
  options: Partial<TrexlandsOptions> = {},
): Promise<AtArena> {
  const session = createSession({ physics: await loadPhysics(), random: () => 0, pace: 'real' });
  const begun = session.commands.newMatch({
    seats: SEATS,
    setup: { options: { ...STANDARD_OPTIONS, ...options } },
    seed,
  });
  if (!begun.ok) throw new Error(begun.fault.message);
  if (what === 'battle') session.commands.resume({ ...begun.value, state: battle(options) });
  const throwing = createThrowing(session);
  throwing.commands.setTogether(false);
  const hand = new ThrowHand(session, throwing);
  const spot = (): { readonly x: number; readonly z: number } => {
    const { match } = session.store.getState();
    if (match === null) throw new Error('no match');
    return arenaSpot({ seats: match.state.seats, city: match.state.board.city });
  };
  const at = (xMm: number, zMm: number): Ray => ({
    origin: { x: spot().x + xMm / 1000, y: 2, z: spot().z + zMm / 1000 },
    direction: { x: 0, y: -1, z: 0 },
  });
  const placeOf = (truck: string) => {
    const position = session.shown.pieces.get(pieceId(truck))?.after.position;
    if (!position) throw new Error(`no truck ${truck}`);
    return { xMm: (position.x - spot().x) * 1000, yMm: position.y * 1000, zMm: (position.z - spot().z) * 1000 };
  };
  let now = 1000;
  const where = new Map<number, readonly [number, number]>();
  return {
    session,
    throwing,
    hand,
    at,
    placeOf,
    press: (truck, pointer = 1, ms = now) => {
      const { xMm, zMm } = placeOf(truck);
      now = ms;
      where.set(pointer, [xMm, zMm]);
      hand.down({ id: pointer, ray: at(xMm, zMm), ms: now });
    },
    drag: ([xMm, zMm], ms, pointer = 1) => {
      const [x, z] = where.get(pointer) ?? [0, 0];
      const steps = Math.max(1, Math.round(ms / FRAME_MS));
      for (let i = 1; i <= steps; i += 1) {
        now += ms / steps;
        hand.move({ id: pointer, ray: at(x + ((xMm - x) * i) / steps, z + ((zMm - z) * i) / steps), ms: now });
      }
      where.set(pointer, [xMm, zMm]);
    },
    release: (afterMs = 0, pointer = 1) => {
      const [x, z] = where.get(pointer) ?? [0, 0];
      now += afterMs;
      hand.up({ id: pointer, ray: at(x, z), ms: now });
    },
    pass: (seconds) => {
      for (let s = 0; s < seconds; s += FRAME_MS / 1000) {
        throwing.advance(FRAME_MS / 1000);
        session.advance(FRAME_MS / 1000);
      }
    },
    get thrown() {
      return handsOf(session.store.getState().thrown);
    },
    get toChance() {
      return session.store
        .getState()
        .thrown.filter((given) => !isByHand(given))
        .map(({ truck }) => truck);
    },
    get notes() {
      return throwing.store.getState().notes.said;
    },
    get fault() {
      return session.store.getState().fault?.code ?? null;
    },
  };
}

/** 0 attacks with a stack the two trucks of 1 in b2. */
function battle(options: Partial<TrexlandsOptions>) {
  const board = withTile(inPlay(2, options), 'b2', { terrain: 'scrub', obstacle: false });
  const there = withTrucks(withCamp(board, 0, { coins: 5 }), {
    '0-T1': 'b1',
    '0-T2': 'b1',
    '1-T1': 'b2',
    '1-T2': 'b2',
  });
  return say(there, [0, 'stack T1 T2'], [0, 'move T1+T2 b2']).state;
}
