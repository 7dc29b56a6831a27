import { misfit } from '#engine/files/misfit.ts';
import type { Refusal } from './cards.ts';
import type { PositionFile } from './schema.ts';
import { say } from './texts.ts';

/** Seats that there are, and what two players and more have not. */
export function strangeSeats(file: PositionFile): Refusal | null {
  return strangeCounts(file) ?? strangePhase(file) ?? strangeSeat(file) ?? strangeSelections(file);
}

function strangeCounts({ seats, money, hands = [], chosen, ...file }: PositionFile): Refusal | null {
  const long = Object.entries({ money, hands, chosen }).find(([, list]) => list.length > seats);
  if (long !== undefined) return misfit(['position', long[0], seats], 'one too many', say.upToSeats(seats));
  if (seats > 2 && file.barry !== undefined) return misfit(['position', 'barry'], String(file.barry), say.withTwo);
  if (seats > 2 && file.grid !== undefined) return misfit(['position', 'grid'], 'there', say.withTwo);
  if (seats > 2) return null;
  const held = Object.entries({ hands, chosen }).find(([, list]) => list.some((cards) => cards !== ''));
  return held === undefined ? null : misfit(['position', held[0]], 'there', say.withMore);
}

function strangePhase({ seats, phase }: PositionFile): Refusal | null {
  const isOfMore = phase === 'cards' || phase === 'execute';
  if (seats === 2 && isOfMore) return misfit(['position', 'phase'], `"${phase}"`, say.phaseOfTwo);
  return seats > 2 && phase === 'pick' ? misfit(['position', 'phase'], '"pick"', say.phaseOfMore) : null;
}

function strangeSeat({ seats, phase, first, turn, conceded }: PositionFile): Refusal | null {
  const away = conceded.findIndex((seat, i) => seat >= seats || conceded.indexOf(seat) < i);
  if (away >= 0) return misfit(['position', 'conceded', away], String(conceded[away]), say.aSeat(seats));
  if (seats - conceded.length < 2) return misfit(['position', 'conceded'], `${conceded.length} seats`, say.someLeft);
  if (turn !== undefined && phase !== 'execute') return misfit(['position', 'turn'], String(turn), say.turnOfExecute);
  for (const [key, seat] of Object.entries({ first, turn: turn ?? first })) {
    if (seat >= seats) return misfit(['position', key], String(seat), say.aSeat(seats));
    if (conceded.includes(seat)) return misfit(['position', key], String(seat), say.aPlayer);
  }
  return null;
}

/** Selected cards are there while they are executed, and a seat that has given up has none. */
function strangeSelections({ phase, chosen, conceded }: PositionFile): Refusal | null {
  const early = phase === 'execute' ? -1 : chosen.findIndex((cards) => cards !== '');
  if (early >= 0) return misfit(['position', 'chosen', early], `"${chosen[early]}"`, say.chosenOfExecute);
  const gone = chosen.findIndex((cards, seat) => cards !== '' && conceded.includes(seat));
  return gone < 0 ? null : misfit(['position', 'chosen', gone], `"${chosen[gone]}"`, say.noneOfGone);
}
