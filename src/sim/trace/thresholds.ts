import type { Layout } from '../layout.ts';
import { CONTACT_MM, LIFT_OFF_MM, UPRIGHT_MM } from '../settings.ts';

/**
 * How near is touching, how high is off the surface, how even is upright: as the rules have it, unless the house has it
 * otherwise.
 */
export interface Thresholds {
  readonly contactMm: number;
  readonly liftOffMm: number;
  readonly uprightMm: number;
}

export const STANDARD_THRESHOLDS: Thresholds = { contactMm: CONTACT_MM, liftOffMm: LIFT_OFF_MM, uprightMm: UPRIGHT_MM };

export const thresholdsOf = ({ house }: Pick<Layout, 'house'>): Thresholds => ({
  contactMm: house?.contactMm ?? CONTACT_MM,
  liftOffMm: house?.liftOffMm ?? LIFT_OFF_MM,
  uprightMm: house?.uprightMm ?? UPRIGHT_MM,
});
