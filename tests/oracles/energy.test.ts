import { ENERGY } from '../../src/lab/validate/theory/energy.ts';
import { holds } from './holds.ts';

holds(ENERGY);
