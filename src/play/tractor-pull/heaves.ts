/** Ropes are pulled one after the other, seen and heard, s (house value). */
export const HEAVES_APART_S = 0.5;
