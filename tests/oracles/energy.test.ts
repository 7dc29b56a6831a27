import { ENERGY } from '#lab/validate/theory/energy.ts';
import { oneIn } from '../effort.ts';
import { holds } from './holds.ts';

holds({ ...ENERGY, rows: oneIn(3, ENERGY.rows) });
