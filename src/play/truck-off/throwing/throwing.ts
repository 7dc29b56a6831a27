import { hypot } from '#sim/maths/trig.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { dieId, throwableIn } from '#games/truck-off/dice.ts';
import { dieIn } from '#games/truck-off/ownDice.ts';
import type { Sides, TruckId } from '#games/truck-off/ids.ts';
import { pieceId } from '#sim/ids.ts';
import { fromAxisAngle, IDENTITY, multiply, type Quat } from '#sim/maths/quat.ts';
import { normalizeOr, UNIT_X, vec3 } from '#sim/maths/vec3.ts';
import { onOtherMatch } from '#play/session/otherMatch.ts';
import { PointerMotion } from '#play/input/throwing/pointerMotion.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { inTray, TRUCK_M } from '../places.ts';
import { posesSeen } from '../session/posesSeen.ts';
import { lying } from '#play/table/dice.ts';
import type { Session } from '../session/sessionTypes.ts';
import { FIRST_AIM, aimedThrow, DICE_IN_HAND, handfulIn, HELD_MM, thrown, type Aim } from './handful.ts';

export interface ThrowingState {
  /** All dice that are to be thrown are in the hand. */
  readonly holds: boolean;
  /** The truck that a hand has lifted from the street. */
  readonly carried: TruckId | null;
  /** Where the hand holds the card of the grid that is being played; null while that lies in its place. */
  readonly card: PlaceMm | null;
  readonly aim: Aim;
}

/** The hand over the tray: dice are taken up together and thrown as it goes. Over the street it carries a truck. */
export interface Throwing {
  readonly store: StoreApi<ThrowingState>;
  /** Returns whether they are held now. */
  take(): boolean;
  moveTo(at: PlaceMm, ms: number): void;
  letGo(ms: number): void;
  putBack(): void;
  /** A truck, or the card that is being played (null), is held there, `CARRIED_M` over the table. */
  carry(truck: TruckId | null, at: PlaceMm): void;
  /** It is not carried any more. `goesBack`: to where the match has it, as nothing has come of it. */
  setDown(goesBack: boolean): void;
  /** How fast the hand goes, mm/s. */
  speedAt(ms: number): number;
  setAim(aim: Aim): void;
  throwAimed(): void;
  /** Real time passes. Returns whether the next picture will differ. */
  advance(seconds: number): boolean;
}

const AT_FIRST: ThrowingState = { holds: false, carried: null, card: null, aim: FIRST_AIM };

/** So high a truck is carried, and a card, m (house value). */
export const CARRIED_M = 0.04;
/** How fast dice are seen to turn in the hand, rad for every mm it goes (house value). */
const ROLLS = 0.03;

export function createThrowing(session: Session): Throwing {
  const store = createStore((): ThrowingState => AT_FIRST);
  onOtherMatch(session, () => store.setState(AT_FIRST));
  let motion = new PointerMotion();
  let at: PlaceMm = { xMm: 0, zMm: 0 };
  let drawn: PlaceMm = at;
  let turns: readonly Quat[] = [];

  const dice = (): readonly Sides[] => {
    const { match, stage, spectating } = session.store.getState();
    const roll = stage === 'aiming' && !spectating ? (match?.state.roll ?? null) : null;
    return roll === null || match?.undo !== null ? [] : throwableIn(roll.dice);
  };
  const hand = (): typeof DICE_IN_HAND => {
    const { match } = session.store.getState();
    return match === null ? DICE_IN_HAND : handfulIn(match.state.options);
  };
  const putBack = (): void => {
    if (!store.getState().holds) return;
    store.setState({ holds: false });
    session.shown.place(posesSeen(session.store.getState()));
  };
  const draw = (): void => {
    const { match } = session.store.getState();
    const held = dice();
    hand()
      .hangingOver(drawn, held.length, [])
      .places.forEach(({ xMm, zMm }, i) => {
        const [die, rotation] = [held[i], turns[i]];
        if (die === undefined || rotation === undefined) return;
        const position = vec3(xMm / 1000, HELD_MM / 1000, zMm / 1000);
        const pose = inTray(match?.state, { position, rotation });
        session.shown.show(dieId(die), pose, pose, 1);
      });
  };
  return {
    store,
    take: () => {
      const held = dice();
      const { match } = session.store.getState();
      if (held.length === 0 || match === null) return false;
      motion = new PointerMotion();
      turns = held.map((sides) => lying(dieIn(match.state, sides), sides).rotation);
      drawn = at;
      session.commands.dismissFault();
      store.setState({ holds: true });
      return true;
    },
    moveTo: (place, ms) => {
      motion.add(place, ms);
      at = place;
    },
    letGo: (ms) => {
      if (!store.getState().holds) return;
      const held = dice();
      store.setState({ holds: false });
      if (held.length > 0) session.commands.throwDice(thrown(held, at, motion.going(ms), hand()));
    },
    putBack,
    carry: (truck, { xMm, zMm }) => {
      if (truck === null) return store.setState({ card: { xMm, zMm } });
      const pose = { position: vec3(xMm / 1000, CARRIED_M - TRUCK_M.tall / 2, zMm / 1000), rotation: IDENTITY };
      if (store.getState().carried !== truck) store.setState({ carried: truck });
      session.shown.show(pieceId(truck), pose, pose, 1);
    },
    setDown: (goesBack) => {
      store.setState({ card: null });
      if (store.getState().carried === null) return;
      store.setState({ carried: null });
      if (goesBack) session.shown.place(posesSeen(session.store.getState()));
    },
    speedAt: (ms) => {
      const { x, z } = motion.going(ms);
      return hypot(x, z);
    },
    setAim: (aim) => store.setState({ aim }),
    throwAimed: () => {
      const held = dice();
      if (held.length > 0) session.commands.throwDice(aimedThrow(held, store.getState().aim, hand()));
    },
    advance: () => {
      if (!store.getState().holds) return store.getState().carried !== null;
      if (dice().length === 0) {
        store.setState({ holds: false });
        return false;
      }
      const [dx, dz] = [at.xMm - drawn.xMm, at.zMm - drawn.zMm];
      const far = hypot(dx, dz);
      if (far > 0) {
        const axis = normalizeOr(vec3(dz, 0, -dx), UNIT_X);
        turns = turns.map((turn, i) => multiply(fromAxisAngle(axis, far * ROLLS * (1 + 0.15 * i)), turn));
      }
      drawn = at;
      draw();
      return true;
    },
  };
}
