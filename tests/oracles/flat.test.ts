import { FLAT } from '../../src/lab/validate/theory/flat.ts';
import { FLAT_SLIDES } from '../../src/lab/validate/theory/flatSlides.ts';
import { holds } from './holds.ts';

[FLAT, FLAT_SLIDES].forEach(holds);
