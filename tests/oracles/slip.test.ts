import { SLIP } from '#lab/validate/theory/slip.ts';
import { oneIn } from '../effort.ts';
import { holds } from './holds.ts';

holds({ ...SLIP, rows: oneIn(3, SLIP.rows) });
