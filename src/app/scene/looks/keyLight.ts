import { Vector3 } from 'three';

/**
 * The one lamp over the table, by day and by night in the same place. Everything that lights or shades reads it here,
 * so that all agree on where it is.
 *
 * It stands behind the table, to the left: light that comes towards the viewer through the pieces is what
 * makes their plastic glow and lays their colour on the table in front of them.
 */
export const KEY_LIGHT = {
  /** Unit vector from the table to the lamp. */
  direction: new Vector3(-0.62, 1, -0.72).normalize(),
  /** Half angle of the lamp as seen from the table, radians: the softness of shadows. */
  spread: 0.06,
} as const;
