import type { Theme } from '../validation.ts';
import { ENERGY } from './energy.ts';
import { FLAT } from './flat.ts';
import { FLAT_SLIDES } from './flatSlides.ts';
import { MASS } from './mass.ts';
import { BOUNCES, FALL, SLIDES } from './motion.ts';
import { REST, STACK } from './rest.ts';
import { SLIP } from './slip.ts';
import { SLIP_MARGIN } from './slipMargin.ts';
import { SWIVEL } from './swivel.ts';
import { TIPPING } from './tipping.ts';
import { TRUCKS } from './truck.ts';
import { TUMBLING } from './tumbling.ts';

/** All that no game's own hands and rules are needed for. */
export const THEMES: readonly Theme[] = [
  SLIP,
  TIPPING,
  SWIVEL,
  SLIP_MARGIN,
  SLIDES,
  BOUNCES,
  FALL,
  TUMBLING,
  ENERGY,
  REST,
  STACK,
  MASS,
  TRUCKS,
  FLAT,
  FLAT_SLIDES,
];
