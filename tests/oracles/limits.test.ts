import { FLAT } from '../../src/lab/validate/theory/flat.ts';
import { holds } from './holds.ts';

holds(FLAT);
