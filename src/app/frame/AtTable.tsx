import { createContext, useContext, type ComponentType } from 'react';
import { useStore } from 'zustand';
import type { AnySession, MatchState, Session } from '#play/session/state.ts';
import type { AnySeen, GameFiles } from '#play/storage/gameFiles.ts';
import { seatNamesOf, type SeatNames } from '#play/say/seatNames.ts';
import { toYou } from '#play/say/toYou.ts';
import { onlyPerson } from '#engine/seats.ts';
import { isWhole, type SeenMatch } from '#engine/seen.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { againstLevel } from '#play/session/opponent.ts';
import { goingOn } from '#play/session/goingOn.ts';
import { agreeOn, ALONE_AGAIN } from '#play/session/plans.ts';
import { goTo } from '../ui/useRoute.ts';
import type { CameraView } from '#play/session/camera.ts';
import { useShortcut } from './keys/useShortcut.ts';
import { CameraSegments } from './Toolbar.tsx';
import { texts } from '#play/texts.ts';

/** The match at a table, as the frame around it knows it, for any game. */
export interface AtTable {
  readonly game: string;
  readonly session: AnySession;
  /** The match file, as far as was played. */
  file(): string;
  /** The seats that have won; null while the match goes on. */
  winnersOf(match: AnySeen): readonly number[] | null;
  /** How many of its actions everybody may know of. */
  actionsToTell(match: AnySeen): number;
  /**
   * A new match of the same players by the same rules; after the first match of a newcomer one by the text. `level`:
   * against bots of another one.
   */
  sameAgain(level?: string): void;
  /** Where chance has decided since: a match of its own, from where the only person here was asked last. */
  backToMoment(): void;
  /** The dialog that shares the match. */
  readonly Share: ComponentType<{ readonly onClose: () => void }>;
}

export const AtTableContext = createContext<AtTable | null>(null);

export function useAtTable(): AtTable {
  const table = useContext(AtTableContext);
  if (table === null) throw new Error('there is no table around this component');
  return table;
}

/** Whether the match is played here, and not in another tab. */
export const usePlaysHere = (): boolean => useStore(useAtTable().session.store, ({ spectating }) => !spectating);

/** The match, and whether anything can be taken back now. */
export function useMatchHere() {
  const { session } = useAtTable();
  const match = useStore(session.store, (state) => state.match);
  const played = useStore(session.store, (state) => state.played);
  const plays = usePlaysHere();
  useStore(session.store, (state) => state.holder); // who may take something back that was done in private
  const whyNotTakeBack = session.commands.whyNotTakeBack();
  return { match, played, plays, mayTakeBack: whyNotTakeBack === null, whyNotTakeBack };
}

/** Names of the players of the match at the table. */
export const useSeatNames = (): SeatNames => seatNamesOf(useMatchHere().match?.header.seats ?? []);

/** The same, within a sentence to the only person here, who is `you`. */
export function useSaidName(): SeatNames['seat'] {
  const seats = useMatchHere().match?.header.seats ?? [];
  const you = onlyPerson(seats);
  const { seat: name } = seatNamesOf(seats);
  return (seat) => (seat === you ? texts.names.you : name(seat));
}

/** Sentences as they are said to the only person here, who is `you` in them; where more play, as they are. */
export function useToYou(): (sentence: string) => string {
  const seats = useMatchHere().match?.header.seats ?? [];
  const you = onlyPerson(seats);
  return (sentence) => (you === null ? sentence : toYou(sentence, seatNamesOf(seats).seat(you)));
}

export interface Own<T extends GameTypes> extends Pick<AtTable, 'Share'> {
  /** The plan of a new match with the same players; left out, it takes header and set-up over. */
  readonly sameAgain?: (match: Match<T>) => unknown;
}

/** A game's match for what is around every table: most of it follows from its files. */
export function atTableOf<T extends GameTypes, S extends MatchState<T>, R extends RecordedAction<T>>(
  session: Session<T, S>,
  { game, makeMatch, recordMatch, actionsToTell }: GameFiles<T, R>,
  { Share, sameAgain = ({ header: { seats, setup, rules } }) => ({ seats, setup, rules }) }: Own<T>,
): AtTable {
  const here = (): Match<T> => {
    const { played } = session.store.getState();
    if (played === null || !isWhole(played)) throw new Error('no match is kept at this table');
    return played;
  };
  const ours = (match: AnySeen) => match as SeenMatch<T>; // a match played at this table is of its game
  return {
    game: game.id,
    session,
    file: () => makeMatch(recordMatch(here())),
    winnersOf: (match) => game.result(ours(match).state)?.winners ?? null,
    actionsToTell: (match) => actionsToTell(ours(match)),
    sameAgain: (level) => {
      const isFirst = isNewcomers(here());
      const plan = isFirst ? ALONE_AGAIN : sameAgain(playedBy(here(), level));
      goTo({ page: 'match', id: agreeOn(game.id, plan) });
    },
    backToMoment: () => {
      const match = here();
      const you = onlyPerson(match.header.seats);
      const last = match.log.findLastIndex(({ before }) => game.asked(before.state).some((seat) => seat === you));
      if (last >= 0) goTo({ page: 'match', id: agreeOn(game.id, goingOn(match, last)) });
    },
    Share,
  };
}

/** The match of somebody who plays this game for the first time, alone. */
export const isNewcomers = ({ header: { rules, seats } }: Pick<AnySeen, 'header'>): boolean =>
  rules === 'first' && onlyPerson(seats) !== null;

/** The match, as if its bots had been of another level. */
function playedBy<T extends GameTypes>(match: Match<T>, level: string | undefined): Match<T> {
  const { header } = match;
  return level === undefined ? match : { ...match, header: { ...header, seats: againstLevel(header.seats, level) } };
}

/** From where the match is seen. */
export function SessionCamera({ onChosen }: { readonly onChosen: () => void }) {
  const { session } = useAtTable();
  const camera = useStore(session.store, (state) => state.camera);
  const choose = (view: CameraView): void => {
    session.commands.setCamera(view);
    onChosen();
  };
  return <CameraSegments camera={camera} onCamera={choose} />;
}

/** The way back from a view that was turned, in the lower right corner of what is free of panels (styles/hud.css). */
export function BackToSeat() {
  const { session } = useAtTable();
  const isAway = useStore(session.store, ({ camera }) => camera !== 'seat');
  const key = useShortcut('view', texts.menu.backToSeat);
  if (!isAway) return null;
  return (
    <div className="back-to-seat">
      <button type="button" className="button panel" {...key} onClick={() => session.commands.setCamera('seat')}>
        {texts.menu.backToSeat}
      </button>
    </div>
  );
}
