import { BOUNCES, FALL, SLIDES } from '../../src/lab/validate/theory/motion.ts';
import { TUMBLING } from '../../src/lab/validate/theory/tumbling.ts';
import { holds } from './holds.ts';

[SLIDES, BOUNCES, FALL, TUMBLING].forEach(holds);
