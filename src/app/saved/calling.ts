import { isolated } from '../../engine/isolated.ts';
import { gameOfGlance, type Glance, type TitledSummary } from '../storage/savedMatch.ts';
import { GAME_NAMES, type GameId } from '../storage/gameFiles.ts';
import { ownValue } from '../../engine/files/ownValue.ts';
import { listed, texts } from '../texts.ts';
import { gameTexts as tractionTexts } from '../tables/traction/texts.ts';
import { gameTexts as trexlandsTexts } from '../tables/trexlands/texts.ts';

/** Everybody who plays. */
export const playersOf = ({ seats }: Glance): string => listed(seats.map(({ name }) => isolated(name)));

/** What a person would call the match within a sentence. */
export const calledIn = ({ title, glance }: Pick<TitledSummary, 'title' | 'glance'>): string =>
  title === null ? texts.saved.matchOf(playersOf(glance)) : texts.saved.quoted(isolated(title));

/** How it stands. */
export function standingOf(glance: Glance): string {
  const { seats, winners, turn, actions } = glance;
  if (winners !== null)
    return texts.saved.wonBy(winners.map((seat) => isolated(seats[seat]?.name ?? texts.names.seat(seat))));
  const played = actions === 0 ? texts.saved.started : texts.saved.actions(actions);
  return turn === null ? played : `${SAYINGS[gameOfGlance(glance)].running(turn)}, ${played}`;
}

/** Null where the save does not say. */
const surfaceOf = ({ surface }: Glance): string | null =>
  surface === undefined ? null : (ownValue(tractionTexts.surfaces, surface) ?? tractionTexts.form.customSurface);

interface Sayings {
  /** What kind of match it is, in a word. */
  readonly kind: (glance: Glance) => string | null;
  readonly running: (turn: number) => string;
}

const SAYINGS: Readonly<Record<GameId, Sayings>> = {
  traction: { kind: surfaceOf, running: tractionTexts.saved.running },
  trexlands: { kind: () => GAME_NAMES.trexlands, running: trexlandsTexts.saved.running },
};

/** What kind of match it is: of Traction its surface, of another game that. Null where the save does not say. */
export const kindOf = (glance: Glance): string | null => SAYINGS[gameOfGlance(glance)].kind(glance);

/** Made once: a format takes longer to make than to use two hundred times. */
const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const timeOf = (savedAt: number): string => WHEN.format(savedAt);
