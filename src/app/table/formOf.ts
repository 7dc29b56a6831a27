import type { FormWords } from '#play/form/agreed.ts';
import type { MatchForm } from '#play/form/fields.ts';
import type { DraftOfSeats } from '#play/form/players.ts';
import { late } from '../late/late.ts';

/** The words of a game's form, which only rooms ask for at a table: they come then. */
export const formOf =
  <D extends DraftOfSeats>(load: () => Promise<{ readonly FORM: MatchForm<D> }>): (() => Promise<FormWords>) =>
  async () => {
    const [{ formWords }, { FORM }] = await Promise.all([late(() => import('#play/form/agreed.ts')), load()]);
    return formWords(FORM);
  };
