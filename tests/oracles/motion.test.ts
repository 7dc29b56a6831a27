import { BOUNCES, FALL, SLIDES } from '#lab/validate/theory/motion.ts';
import { TUMBLING } from '#lab/validate/theory/tumbling.ts';
import { holds } from './holds.ts';

[SLIDES, BOUNCES, FALL, TUMBLING].forEach(holds);
