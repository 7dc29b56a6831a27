import { ownValue } from '#engine/files/ownValue.ts';
import type { Glance } from '#play/storage/savedMatch.ts';
import { gameTexts } from '#play/traction/texts.ts';

/** The surface of a saved match, and that it is one of dexterity; null where the save does not say. */
export function surfaceName({ surface, mode }: Glance): string | null {
  if (surface === undefined) return null;
  const name = ownValue(gameTexts.surfaces, surface) ?? gameTexts.customSurface;
  const hands = mode === undefined ? undefined : ownValue(gameTexts.dexterity, mode);
  return hands === undefined ? name : `${name} · ${hands}`;
}
