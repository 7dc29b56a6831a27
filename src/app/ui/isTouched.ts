/** Whether a finger is the first pointer of this device; a page that is made without a window is taken to have none. */
export const isTouched = (): boolean => typeof window !== 'undefined' && window.matchMedia('(pointer: coarse)').matches;
