import { z } from 'zod';
import data from './data/numbers.json' with { type: 'json' };
import { provenance } from './provenance.ts';

const n = z.int().positive();

export const NUMBERS = z
  .strictObject({
    ...provenance,
    matches: n,
    winsNeeded: n,
    /** Overtime is one more. */
    waves: n,
    ropes: n,
    pairsAColumn: n,
    cardsAPair: n,
    /** Recruited in a wave. */
    pairsASeat: n,
    /** In a wave, by each seat. */
    deployed: n,
    /** TP-36: all counters that there are. */
    chips: n,
    /** Of each class of vehicles. */
    copies: n,
    /** Items that are drawn after a match, and those of them that its winner keeps. */
    awarded: n,
    kept: n,
    references: n,
  })
  .parse(data);
