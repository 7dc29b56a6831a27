import { FLAT } from '#lab/validate/theory/flat.ts';
import { FLAT_SLIDES } from '#lab/validate/theory/flatSlides.ts';
import { holds } from './holds.ts';

[FLAT, FLAT_SLIDES].forEach(holds);
