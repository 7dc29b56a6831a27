/** `flat`: sliding and spinning share friction (sim/roll/flatFriction.ts); `engine`: they do not. */
export const FRICTION_LAWS = ['flat', 'engine'] as const;
