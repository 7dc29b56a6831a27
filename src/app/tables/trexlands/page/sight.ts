import type { Sight } from '../../../frame/uncovered/useUncovered.ts';

/** What a table of Trexlands is about, as its page says it. */
export const SIGHT: Sight = {
  thrown: ':not([data-stage=choosing])',
  choosing: '[data-stage=choosing][data-phase=move]',
  hint: '.told > .guide',
};
