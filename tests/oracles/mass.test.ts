import { MASS } from '#lab/validate/theory/mass.ts';
import { holds } from './holds.ts';

holds(MASS);
