import { defineRules } from '#app/table/defineRules.tsx';
import { RULE_CHAPTERS } from '#games/trexlands/help/clauses.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { help } from '#play/trexlands/texts/help.ts';
import { TREXLANDS_KEYS } from '#play/trexlands/throwing/keys.ts';

/** Every clause, the game in short, keys and what can be typed. */
export const RULES = {
  name: gameTexts.card.name,
  words: help,
  inShort: help.lines,
  keys: TREXLANDS_KEYS,
  chapters: RULE_CHAPTERS,
};

export const { RulesPage } = defineRules(RULES);
