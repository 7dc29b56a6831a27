import { z } from 'zod';
import data from '../data/characters.json' with { type: 'json' };
import type { Face } from '../ids.ts';
import { provenance } from '../provenance.ts';
import { ruleSchema, type Rule } from './effect.ts';

export const CHARACTER_IDS = ['mabel', 'buck', 'dolly', 'clem'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

/** A character with the face that its owner has picked (TP-02). */
export type CharacterFace = `${CharacterId}-${Face}`;

const character = z.strictObject({ id: z.enum(CHARACTER_IDS), name: z.string().min(1), a: ruleSchema, b: ruleSchema });

export const CHARACTERS = z
  .strictObject({ ...provenance, characters: z.array(character).length(CHARACTER_IDS.length) })
  .parse(data).characters;

export const CHARACTER_FACES: readonly (readonly [CharacterFace, Rule])[] = CHARACTERS.flatMap(({ id, a, b }) => [
  [`${id}-a`, a] as const,
  [`${id}-b`, b] as const,
]);
