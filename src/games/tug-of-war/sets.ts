import { z } from 'zod';
import data from './data/sets.json' with { type: 'json' };
import { MODULE_IDS, STRENGTHS } from './ids.ts';
import { provenance } from './provenance.ts';

/** The rule text's two sets of rules, the default first (TW-01). */
export const SET_IDS = ['final', 'death'] as const;
export type SetId = (typeof SET_IDS)[number];

const many = z.int().min(1);
const strength = z.union(STRENGTHS.map((n) => z.literal(n)));
const moduleId = z.enum(MODULE_IDS);

const ruleSet = z.strictObject({
  id: z.enum(SET_IDS),
  name: z.string().min(1),
  modules: z.array(moduleId).length(7),
  /** Steps of the Race that end a card's movement. */
  puddles: z.array(many),
  /** A bout of Collation that is decided before the pile is empty; null where it never is. */
  collationDecided: z.strictObject({ taken: many, held: many }).nullable(),
  /** The Tower is won by so many lights more than the rival's. */
  lightsAhead: many,
  /** The rival's card of reward C. */
  rivalsCard: strength,
  /** The source of the say in which player goes first. */
  chooser: z.enum(['items', 'advantage']),
  /** Reserve that was begun is taken in steps; 0: to the millisecond (TW-20). */
  clock: z.strictObject({ turnS: many, reserveS: many, stepS: z.int().min(0) }),
});
/** One of the sets: what it has of its own. */
export type RuleSet = z.output<typeof ruleSet>;

const shared = z.strictObject({
  handAtMost: many,
  cardsATurn: many,
  strongest: strength,
  modulesToWin: many,
  /** So many modules in play, and more, block both last ones, or one's own. */
  blocked: z.strictObject({ both: many, own: many }),
  firstHand: z.array(strength),
  secondHand: z.array(strength),
  /** Points that win a module. */
  points: z.record(moduleId, many),
  rope: z.strictObject({ spots: many, fixedLengthStart: many }),
  race: z.strictObject({ steps: many, reward: strength }),
  collation: z.strictObject({ counters: many, countersACard: many }),
  clock: z.strictObject({ segments: many, quarter: many, scoring: many }),
  path: z.strictObject({ size: many, cardsATurn: many, someGrey: strength, noGrey: strength }),
  conker: z.strictObject({ reward: strength, severalCards: many }),
  tower: z.strictObject({ steps: many, light: many }),
  items: z.strictObject({ blockMoveFrom: many, conkerStart: many }),
});

/** Machines that are played with. */
const extent = z.strictObject({
  name: z.string().min(1),
  modules: z.array(moduleId),
  modulesToWin: shared.shape.modulesToWin,
  /** Points that win each machine; left out: as the rule text has them. */
  pointsEach: many.exactOptional(),
  /** The end of the Race need not be reached exactly; left out: it need. */
  overshoot: z.boolean().exactOptional(),
  blocked: shared.shape.blocked,
});
export type Extent = Readonly<z.output<typeof extent>>;

const file = z
  .strictObject({
    ...provenance,
    shared,
    three: extent.extend(provenance),
    quick: extent.extend(provenance),
    sets: z.tuple([ruleSet, ruleSet]),
  })
  .parse(data);

/** Numbers that both sets share. */
export const SHARED = file.shared;

const [first, second] = file.sets;
const byId: Readonly<Record<SetId, RuleSet>> =
  first.id === 'final' ? { final: first, death: second } : { final: second, death: first };

export const setOf = (id: SetId): RuleSet => byId[id];

/** All machines of a set, or three alone, which two points win each, or one (TW-74). */
export const MACHINES = ['all', 'three', 'quick'] as const;

/** The machines of a match, how many of them win it, and how many in play, or more, block which last ones. */
export const extentOf = (id: SetId, machines: (typeof MACHINES)[number] = 'all'): Extent =>
  machines === 'all' ? { ...file.shared, ...byId[id] } : file[machines];
