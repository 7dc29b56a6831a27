import { z } from 'zod';

/**
 * The vehicles and locations of a game. `wide`: strengths from 1 to 8, and locations that change the match for both
 * sides alike (TP-45, TP-46). `level`: strengths from 3 to 8, and locations that make up to red for recruiting last;
 * both were found by measuring.
 */
export const CARD_SETS = ['wide', 'level'] as const;
export type CardSet = (typeof CARD_SETS)[number];

/** The sets that a card is in; all where it is left out. */
export const inSets = z.array(z.enum(CARD_SETS)).default([...CARD_SETS]);

/** Of the options of a game. */
export const cardSetOf = ({ cards = 'level' }: { readonly cards?: CardSet | undefined }): CardSet => cards;
