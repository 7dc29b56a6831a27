import { CHARACTER_FACES, type CharacterFace } from './characters.ts';
import type { Rule } from './effect.ts';
import { ITEMS, type ItemId } from './items.ts';
import { LOCATION_FACES, type LocationFace } from './locations.ts';
import { VEHICLES, type VehicleClass } from './vehicles.ts';

/** Everything with a text that the rules execute. */
export type SourceId = VehicleClass | CharacterFace | LocationFace | ItemId;

const RULES: ReadonlyMap<SourceId, Rule> = new Map<SourceId, Rule>([
  ...VEHICLES.map(
    ({ id, name, text, may, effect, provenance, effectProvenance }) =>
      [id, { name, text, may, effect, window: 'eject', provenance: effectProvenance ?? provenance }] as const,
  ),
  ...CHARACTER_FACES,
  ...LOCATION_FACES,
  ...ITEMS.map((item) => [item.id, item] as const),
]);

export const SOURCES: readonly SourceId[] = [...RULES.keys()];

/** The text, its window and its effect. */
export function ruleOf(source: SourceId): Rule {
  const rule = RULES.get(source);
  if (rule === undefined) throw new Error(`${source} has no text`);
  return rule;
}
