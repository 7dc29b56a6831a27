import { ownValue } from '../../../../engine/files/ownValue.ts';
import type { Glance } from '../../../storage/savedMatch.ts';
import { gameTexts } from '../texts.ts';

/** The surface of a saved match; null where the save does not say. */
export const surfaceName = ({ surface }: Glance): string | null =>
  surface === undefined ? null : (ownValue(gameTexts.surfaces, surface) ?? gameTexts.form.customSurface);
