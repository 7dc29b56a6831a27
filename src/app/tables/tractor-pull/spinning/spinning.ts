import { createStore, type StoreApi } from 'zustand/vanilla';
import { radians, degrees } from '../../../../sim/maths/trig.ts';
import { SPIN_LIMITS, type WrenchSpin } from '../../../../sim/roll/wrench/spin.ts';
import type { PlaceMm } from '../../../input/placeMm.ts';
import { PointerMotion, type Going } from '../../../input/throwing/pointerMotion.ts';
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

/** Fingers that flick a card go faster than a pointer over a screen, and turn it about its middle (house values). */
const GAIN = 3;
const ARM_MM = { least: 25, most: 70 } as const;
/** A part of the flick goes astray and pushes the card. */
const ASTRAY = 0.04;

/** The spin of a pointer that goes like this beside the card's middle, rad/s, counter-clockwise from above. */
export function spinOf({ xMm, zMm }: PlaceMm, { x, z }: Going): number {
  const far = Math.hypot(xMm, zMm);
  if (far === 0) return 0;
  const arm = Math.min(ARM_MM.most, Math.max(ARM_MM.least, far));
  return (GAIN * (zMm * x - xMm * z)) / far / arm;
}

/** Within a hand's limits: no flick is refused, a weak one is spun again. */
export function flickOf(radS: number, going: Going): WrenchSpin {
  const spin = Math.min(0.999 * mostSpinRadS, Math.max(leastSpinRadS, Math.abs(radS))) * (radS < 0 ? -1 : 1);
  const speed = Math.hypot(going.x, going.z) * ASTRAY;
  const share = ASTRAY * Math.min(1, (0.98 * fastestMmS) / Math.max(1, speed));
  return { atMm: [0, 0], velocityMmS: [going.x * share, going.z * share], spinDegS: degrees(spin) };
}

export function createSpinning(session: Session): Spinning {
  const store = createStore((): SpinningState => ({ aim: FIRST_AIM, flicked: null }));
  let motion = new PointerMotion();
  let at: PlaceMm = { xMm: 0, zMm: 0 };
  const mayFlick = (): boolean => {
    const { match, stage, lookingOn } = session.store.getState();
    return match !== null && stage === 'aiming' && !lookingOn && match.undo === null;
  };
  const goes = (ms: number): { readonly going: Going; readonly radS: number } => {
    const going = motion.going(ms);
    return { going, radS: spinOf(at, going) };
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
      motion = new PointerMotion();
      motion.add(place, ms);
      at = place;
      session.commands.dismissFault();
      store.setState({ flicked: 0 });
      return true;
    },
    moveTo: (place, ms) => {
      motion.add(place, ms);
      at = place;
      store.setState({ flicked: strengthOf(goes(ms).radS) });
    },
    letGo: (ms) => {
      const { going, radS } = goes(ms);
      store.setState({ flicked: null });
      if (mayFlick()) session.commands.spin(flickOf(radS, going));
    },
    putBack: () => store.setState({ flicked: null }),
  };
}
