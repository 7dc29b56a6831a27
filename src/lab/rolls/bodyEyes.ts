import { cross, negate, normalizeOr, UNIT_X, UNIT_Y, UNIT_Z, vec3, type Vec3 } from '#sim/maths/vec3.ts';

/** Where an eye is: directions to the right and up in its picture, and towards it. */
export interface Eye {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly towards: Vec3;
}

const FRONT: Eye = { right: UNIT_X, up: UNIT_Y, towards: UNIT_Z };
const RIGHT_SIDE: Eye = { right: negate(UNIT_Z), up: UNIT_Y, towards: UNIT_X };
const ABOVE: Eye = { right: UNIT_X, up: negate(UNIT_Z), towards: UNIT_Y };
export const ASKEW = eyeAt(vec3(0.45, 0.5, 0.8)); // three sides of a box are seen, each well

function eyeAt(from: Vec3): Eye {
  const towards = normalizeOr(from, UNIT_Z);
  const right = normalizeOr(cross(UNIT_Y, towards), UNIT_X);
  return { right, up: cross(towards, right), towards };
}

/** Those that look at a body, with the words for their pictures. */
export const EYES: readonly { readonly label: string; readonly short: string; readonly eye: Eye }[] = [
  { label: 'askew', short: 'askew', eye: ASKEW },
  { label: 'from the front', short: 'front', eye: FRONT },
  { label: 'from the right', short: 'right', eye: RIGHT_SIDE },
  { label: 'from above', short: 'above', eye: ABOVE },
];
