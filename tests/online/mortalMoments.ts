/** Moments of an action at which a client can die. */
export const MOMENTS = [
  'as soon as it is sent',
  'before it is sent',
  'before the answer is heard',
  'after it was acknowledged',
] as const;
export type Moment = (typeof MOMENTS)[number];
