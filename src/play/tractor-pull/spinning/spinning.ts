import { createStore, type StoreApi } from 'zustand/vanilla';
import { radians, degrees, hypot } from '#sim/maths/trig.ts';
import { spinBy, spinOfHand } from '#sim/roll/wrench/flick.ts';
import { SPIN_LIMITS, type WrenchSpin } from '#sim/roll/wrench/spin.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { PointerMotion, STILL, type Going } from '#play/input/throwing/pointerMotion.ts';
import { onOtherMatch } from '#play/session/otherMatch.ts';
import type { Session } from '../session/sessionTypes.ts';

/** A spin without a pointer. */
export interface Aim {
  /** 0 to 100. */
  readonly strength: number;
  readonly clockwise: boolean;
}

export interface SpinningState {
  readonly aim: Aim;
  /** How strong it would be if the pointer let go now, 0 to 100; null while none flicks. */
  readonly flicked: number | null;
}

/** The hand at the wrench. */
export interface Spinning {
  readonly store: StoreApi<SpinningState>;
  readonly setAim: (aim: Aim) => void;
  readonly spinAimed: () => void;
  /** A pointer is put down; returns whether there is a wrench to flick. */
  readonly take: (at: PlaceMm, ms: number) => boolean;
  readonly moveTo: (at: PlaceMm, ms: number) => void;
  readonly letGo: (ms: number) => void;
  readonly putBack: () => void;
}

const { leastSpinRadS, mostSpinRadS, fastestMmS } = SPIN_LIMITS;
/** A middling flick ends after the rule text's three seconds (data/wrench.json); strength goes with the spin. */
const MIDDLING = { radS: 75, seconds: 3 } as const;

export const FIRST_AIM: Aim = { strength: 50, clockwise: false };

const AT_FIRST: SpinningState = { aim: FIRST_AIM, flicked: null };

export const radSOf = (strength: number): number =>
  Math.min(mostSpinRadS, Math.max(leastSpinRadS, (strength / 100) * mostSpinRadS));
export const strengthOf = (radS: number): number =>
  Math.round((100 * Math.min(mostSpinRadS, Math.abs(radS))) / mostSpinRadS);

/** How long such a spin lasts here, and how often it turns, about: friction slows it evenly. */
export function expected(strength: number): { readonly seconds: number; readonly turns: number } {
  const radS = radSOf(strength);
  const seconds = (MIDDLING.seconds * radS) / MIDDLING.radS;
  return { seconds, turns: (radS * seconds) / 2 / radians(360) };
}

/** A pointer further from the card's middle than this goes past it without a touch, mm (house value). */
const REACH_MM = 75;
/** A flick's last moments, ms (house value): it goes on behind the card before a finger is lifted. */
const FOLLOW_MS = 300;
/** A part of the flick goes astray and pushes the card. */
const ASTRAY = 0.04;

/**
 * The spin of a pointer that goes like this beside the card's middle, rad/s, counter-clockwise from above: the faster
 * it goes past, and the nearer to an end of the card, the stronger. Out of reach it is none.
 */
export function spinOf({ xMm, zMm }: PlaceMm, { x, z }: Going): number {
  return hypot(xMm, zMm) > REACH_MM ? 0 : spinBy(xMm, zMm, x, z);
}

/** Where a pointer on its way from one place to the next was nearest to the card's middle. */
function nearestOn(from: PlaceMm, to: PlaceMm): PlaceMm {
  const [x, z] = [to.xMm - from.xMm, to.zMm - from.zMm];
  const way = x * x + z * z;
  const share = way === 0 ? 1 : Math.min(1, Math.max(0, -(from.xMm * x + from.zMm * z) / way));
  return { xMm: from.xMm + share * x, zMm: from.zMm + share * z };
}

/** How a pointer went past the card, and the spin that it gave, rad/s. */
export interface Stroke {
  readonly going: Going;
  readonly radS: number;
}

const NO_STROKE: Stroke = { going: STILL, radS: 0 };

/** The way of a pointer over the mat, from where it was put down. */
export class Flick {
  private readonly motion = new PointerMotion();
  private strokes: readonly (Stroke & { readonly ms: number })[] = [];
  private at: PlaceMm;

  constructor(at: PlaceMm, ms: number) {
    this.at = at;
    this.motion.add(at, ms);
  }

  moveTo(to: PlaceMm, ms: number): void {
    this.motion.add(to, ms);
    const going = this.motion.going(ms);
    const radS = spinOf(nearestOn(this.at, to), going);
    this.at = to;
    this.strokes = [...this.strokes.filter((one) => one.ms >= ms - FOLLOW_MS), { going, radS, ms }];
  }

  /** The strongest of the last moments before this time: where the pointer is let go has no part in it. */
  stroke(ms: number): Stroke {
    return this.strokes
      .filter((one) => one.ms >= ms - FOLLOW_MS)
      .reduce<Stroke>((best, one) => (Math.abs(one.radS) > Math.abs(best.radS) ? one : best), NO_STROKE);
  }
}

/** Within a hand's limits: no flick is refused, a weak one is spun again. */
export function flickOf(radS: number, going: Going): WrenchSpin {
  const speed = hypot(going.x, going.z) * ASTRAY;
  const share = ASTRAY * Math.min(1, (0.98 * fastestMmS) / Math.max(1, speed));
  return { atMm: [0, 0], velocityMmS: [going.x * share, going.z * share], spinDegS: degrees(spinOfHand(radS)) };
}

/** Any flick of a pointer turns the wrench often enough to count, rad/s (house value: three turns). */
const COUNTS_RAD_S = Math.sqrt((2 * radians(360) * 3 * MIDDLING.radS) / MIDDLING.seconds);

const atLeast = (radS: number): number => Math.max(COUNTS_RAD_S, Math.abs(radS)) * (radS < 0 ? -1 : 1);

export function createSpinning(session: Session): Spinning {
  const store = createStore((): SpinningState => AT_FIRST);
  let flick: Flick | null = null;
  onOtherMatch(session, () => {
    flick = null;
    store.setState(AT_FIRST);
  });
  /** No pointer is at the wrench any more. */
  const off = (): void => {
    flick = null;
    store.setState({ flicked: null });
  };
  const mayFlick = (): boolean => {
    const { match, stage, spectating } = session.store.getState();
    return match !== null && stage === 'aiming' && !spectating && match.undo === null;
  };
  return {
    store,
    setAim: (aim) => store.setState({ aim: { ...aim, strength: Math.min(100, Math.max(10, aim.strength)) } }),
    spinAimed: () => {
      const { strength, clockwise } = store.getState().aim;
      session.commands.spin(flickOf(radSOf(strength) * (clockwise ? -1 : 1), { x: 0, z: 0 }));
    },
    take: (place, ms) => {
      if (!mayFlick()) return false;
      flick = new Flick(place, ms);
      session.commands.dismissFault();
      store.setState({ flicked: 0 });
      return true;
    },
    moveTo: (place, ms) => {
      if (flick === null) return;
      flick.moveTo(place, ms);
      store.setState({ flicked: strengthOf(flick.stroke(ms).radS) });
    },
    letGo: (ms) => {
      if (flick === null) return;
      const { going, radS } = flick.stroke(ms);
      off();
      if (mayFlick()) session.commands.spin(flickOf(atLeast(radS), going));
    },
    putBack: off,
  };
}
