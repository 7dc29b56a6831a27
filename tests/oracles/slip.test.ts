import { SLIP } from '#lab/validate/theory/slip.ts';
import { holds } from './holds.ts';

holds(SLIP);
