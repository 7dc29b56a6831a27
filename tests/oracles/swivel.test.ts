import { SWIVEL } from '#lab/validate/theory/swivel.ts';
import { holds } from './holds.ts';

holds(SWIVEL);
