import { blockedFor } from '#games/tug-of-war/blocked.ts';
import { BOTH } from '#games/tug-of-war/ids.ts';
import { BLUE, RED, TILES } from '#games/tug-of-war/modules/path.ts';
import { inPlay, machineOf, modulesOf } from '#games/tug-of-war/state.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import type { SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { pointsWords, standsWords } from '../say/machineWords.ts';
import { redSeat } from '../say/sayings.ts';
import { turnSheetOf } from '../say/turnSheet.ts';
import { talk } from '../texts/talk.ts';

/** The turn in a sentence. */
export function headline(match: SeenTugOfWar): string {
  const { headline: line, detail } = turnSheetOf(match, seatNamesOf(match.header.seats));
  return `${line} (${detail}).`;
}

/** The tiles of the Path by colour, while anybody has any. */
function tilesOf({ state, header }: SeenTugOfWar): readonly string[] {
  if (!inPlay(state).includes('path')) return [];
  const names = seatNamesOf(header.seats);
  const red = redSeat(state);
  const { tiles } = machineOf(state, 'path').state;
  return BOTH.flatMap((seat) => {
    const own = TILES.filter((_, i) => tiles[i] === (seat === red ? RED : BLUE));
    return own.length === 0 ? [] : [talk.tiles(names.seat(seat), own)];
  });
}

/** The whole position: turn, machines, hands, and what may not be used. */
export function look(match: SeenTugOfWar): readonly string[] {
  const { state, header } = match;
  const names = seatNamesOf(header.seats);
  const machines = modulesOf(state).map((id) => {
    const points = pointsWords(state, id, names.seat);
    const { wonBy } = machineOf(state, id);
    if (wonBy !== null) return talk.won(MODULE_NAMES[id], points);
    return talk.machine(MODULE_NAMES[id], standsWords(state, id, names.seat), points);
  });
  const blocked = blockedFor(state, state.active).map((id) => MODULE_NAMES[id]);
  return [
    headline(match),
    ...machines,
    ...tilesOf(match),
    ...BOTH.map((seat) => talk.hand(names.seat(seat), state.hands[seat])),
    ...(blocked.length === 0 || state.outcome !== null ? [] : [talk.blocked(names.seat(state.active), blocked)]),
  ];
}
