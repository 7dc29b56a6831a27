import { TIPPING } from '#lab/validate/theory/tipping.ts';
import { holds } from './holds.ts';

holds(TIPPING);
