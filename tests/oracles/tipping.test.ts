import { TIPPING } from '#lab/validate/theory/tipping.ts';
import { cases } from '../effort.ts';
import { holds } from './holds.ts';

const { rows } = TIPPING;
/** Large and small pyramids are looked at as medium ones are, and bisected as long. */
const MEDIUM_AND_BLOCK = rows.filter(({ name }) => !/, [SL],/.test(name));

holds({ ...TIPPING, rows: cases(MEDIUM_AND_BLOCK, rows) });
