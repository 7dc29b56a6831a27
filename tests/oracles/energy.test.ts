import { ENERGY } from '#lab/validate/theory/energy.ts';
import { holds } from './holds.ts';

holds(ENERGY);
