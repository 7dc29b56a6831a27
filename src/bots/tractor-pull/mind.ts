import type { Choice } from '#games/tractor-pull/actions.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { seatOf } from './careless.ts';
import { chooseCard, chooseEffect, chooseOrder } from './effectChoice.ts';
import { choosePair } from './pairChoice.ts';
import { chooseRow, type RowMind } from './rowChoice.ts';
import { chooseAward, chooseBefore } from './setUpChoice.ts';

/** How a bot plays that weighs its choices. All numbers bound its work. */
export interface Mind {
  /** Matches that it plays in its head for a face, a location or an item; none: it takes any. */
  readonly rehearsals: number;
  /** Rows by which it learns what each class is worth now; none: it goes by the printed strength. */
  readonly lessons: number;
  readonly rows: RowMind;
}

/** Chooses for a seat that the game asks for a choice. */
export function* thinking(
  mind: Mind,
  { view, seat: number, chance }: Seen<TractorPullState>,
): Thinking<Thought<Choice>> {
  const seat = seatOf(number);
  const [pending] = view.queue;
  if (pending !== undefined) return pending.drawn ? chooseCard(view, seat) : chooseEffect(view, seat, pending);
  switch (view.phase.name) {
    case 'faces':
    case 'location':
    case 'install':
      return yield* chooseBefore(view, seat, mind.rehearsals, chance);
    case 'award':
      return yield* chooseAward(view, seat, mind.rehearsals, chance);
    case 'recruit':
      return yield* choosePair(view, seat, mind.lessons, chance);
    case 'deploy':
      return yield* chooseRow(view, seat, mind.rows, chance);
    case 'eject':
      return chooseOrder(view, seat);
    case 'spin':
    case 'wave':
    case 'reveal':
    case 'pull':
      throw new Error(`nothing is chosen at the stage ${view.phase.name}`);
  }
}
