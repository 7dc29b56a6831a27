import { DOWN, UNIT_Y } from '#sim/maths/vec3.ts';
import { BELLY_FRICTION, WRENCH } from '#sim/roll/wrench/card.ts';
import type { Choice } from '../form/field.ts';
import { BODIES, BODY_CHOICES } from '../rolls/bodies.ts';
import type { LabBody } from '../rolls/labBody.ts';

/** The card with the wrench, which is spun and never thrown: it lies on its belly first. */
const wrench: LabBody = {
  name: 'wrench',
  spec: WRENCH,
  faces: [
    { name: 'belly', down: DOWN },
    { name: 'back', down: UNIT_Y },
  ],
  withinDeg: 20,
  none: 'edge',
};

/** Bodies that are named instead of a file: all that can be thrown, and what is spun. */
export const SLIDING_BODIES: readonly LabBody[] = [...BODIES, wrench];

/** The same as a form offers them. */
export const SLIDING_CHOICES: readonly Choice[] = [...BODY_CHOICES, { value: wrench.name, label: 'Wrench card' }];

/** Of the wrench's belly, for whoever chooses a coefficient. */
export const WRENCH_FRICTION = BELLY_FRICTION;
