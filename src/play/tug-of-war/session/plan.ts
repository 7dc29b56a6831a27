import type { PlayAction } from '#games/tug-of-war/actions.ts';
import type { Aim, ModuleId, Seat, Strength, TowerOption } from '#games/tug-of-war/ids.ts';
import { aimsAt, mostCards } from '#games/tug-of-war/legal.ts';
import { without, type Hand } from '#games/tug-of-war/rewards.ts';

/** A card that is laid at the planned machine; its aim is null until it has one, and where none is said. */
export interface LaidCard {
  readonly card: Strength;
  readonly aim: Aim | null;
}

/** A turn that is planned and not sent yet. */
export interface Plan {
  readonly module: ModuleId | null;
  readonly laid: readonly LaidCard[];
  /** The place of the card that is aimed next. */
  readonly aiming: number;
  readonly option: TowerOption;
  readonly block: ModuleId | null;
}

export const NO_PLAN: Plan = { module: null, laid: [], aiming: 0, option: 'A', block: null };

/** Whether each card at this machine has to be aimed. */
export const isAimed = (module: ModuleId | null): boolean => module !== null && aimsAt(module)[0] !== null;

const CARDS_A_TURN = mostCards('rope');
export const mostAt = (module: ModuleId | null): number => (module === null ? CARDS_A_TURN : mostCards(module));

const firstUnaimed = (laid: readonly LaidCard[], from: number): number => {
  const next = laid.findIndex(({ aim }) => aim === null);
  return next < 0 ? from : next;
};

/** The same cards at another machine, as many as it takes; aims are another machine's. */
export function plannedAt(plan: Plan, module: ModuleId | null): Plan {
  if (module === plan.module) return plan;
  const laid = plan.laid.slice(0, mostAt(module)).map(({ card }) => ({ card, aim: null }));
  return { ...plan, module, laid, aiming: 0 };
}

/** Null where the hand has no such card left, or the machine takes no more. */
export function withCard(plan: Plan, hand: Hand, card: Strength): Plan | null {
  if (plan.laid.length >= mostAt(plan.module) || !leftOf(plan, hand).includes(card)) return null;
  const laid = [...plan.laid, { card, aim: null }];
  return { ...plan, laid, aiming: firstUnaimed(laid, plan.aiming) };
}

export function withoutCard(plan: Plan, place?: number): Plan {
  const laid = place === undefined ? [] : plan.laid.toSpliced(place, 1);
  return { ...plan, laid, aiming: firstUnaimed(laid, 0) };
}

export function withAim(plan: Plan, aim: Aim): Plan {
  const laid = plan.laid.map((one, i) => (i === plan.aiming ? { ...one, aim } : one));
  return { ...plan, laid, aiming: firstUnaimed(laid, plan.aiming) };
}

/** The laid card at this place is to be aimed anew. */
export const aimedAgain = (plan: Plan, place: number): Plan => ({
  ...plan,
  laid: plan.laid.map((one, i) => (i === place ? { ...one, aim: null } : one)),
  aiming: place,
});

/** A submission as a plan. */
export const planOf = ({ module, cards, aims, option = 'A', block }: PlayAction): Plan => ({
  module,
  laid: cards.map((card, i) => ({ card, aim: aims?.[i] ?? null })),
  aiming: 0,
  option,
  block: block ?? null,
});

/** The hand without what is laid. */
export const leftOf = ({ laid }: Plan, hand: Hand): Hand =>
  without(
    hand,
    laid.map(({ card }) => card),
  ) ?? [];

/** The submission that is planned; null while something is missing. */
export function submissionOf({ module, laid, option, block }: Plan, seat: Seat): PlayAction | null {
  if (module === null || laid.length === 0) return null;
  const aims = laid.flatMap(({ aim }) => (aim === null ? [] : [aim]));
  if (isAimed(module) && aims.length < laid.length) return null;
  return {
    do: 'play',
    seat,
    module,
    cards: laid.map(({ card }) => card),
    ...(isAimed(module) ? { aims } : {}),
    ...(module === 'tower' ? { option } : {}),
    ...(block === null ? {} : { block }),
  };
}
