/** Below so many pixels of width captions are smaller (house value). */
export const NARROW_PX = 700;
