import type { Sight } from '#app/frame/uncovered/useUncovered.ts';

/** The subjects of a table of Trexlands, as its page says them. */
export const SIGHT: Sight = {
  thrown: ':not([data-stage=choosing])',
  choosing: '[data-stage=choosing][data-phase=move]',
  hint: '.told > .guide',
};
