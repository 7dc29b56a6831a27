import { TRUCKS } from '#lab/validate/theory/truck.ts';
import { holds } from './holds.ts';

holds(TRUCKS);
