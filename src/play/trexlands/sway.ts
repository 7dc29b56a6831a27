import { sin } from '#sim/maths/trig.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';

/** A hand that holds still, m and Hz (house values): it is seen to live, and a truck falls from where it was let go. */
const SWAY = { upM: 0.004, asideM: 0.003, upHz: 0.4, asideHz: 0.27 } as const;

/** Where a truck is that has waited in a hand for so many seconds, from where it was let go. It begins there. */
export function swayAt(seconds: number): Vec3 {
  const wave = (hz: number): number => sin(2 * Math.PI * hz * seconds);
  return vec3(SWAY.asideM * wave(SWAY.asideHz), SWAY.upM * wave(SWAY.upHz), 0);
}
