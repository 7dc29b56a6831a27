import type { PlayedGame } from '#play/game/playedGame.ts';
import { personsIn } from '#play/session/players.ts';
import type { TableSession, TableTypes } from '#play/session/tableTypes.ts';
import { LAMP_CLICK, TURN_TAP } from '../audio/cues.ts';
import type { Speaker } from '../audio/speaker.ts';

type Told = TableTypes['state'];

/** The lamp clicks, where the match at this table has just begun. */
export function clickLamp({ store }: TableSession, speaker: Speaker): void {
  if (store.getState().match?.log.length === 0) speaker.playAll(LAMP_CLICK);
}

/** The persons whose turn it is, who see it in the picture and read it, too. */
function turnOf({ game }: PlayedGame, { match, spectating }: Told): readonly number[] {
  if (match === null || spectating || game.result(match.state) !== null) return [];
  return personsIn(match.header, game.asked(match.state));
}

/** Lets a match be heard around its moves: the lamp as it begins, a tap when the turn comes to another person. */
export function hearMatch(session: TableSession, play: PlayedGame, speaker: Speaker): () => void {
  const { store } = session;
  let { match } = store.getState();
  let turn = turnOf(play, store.getState());
  return store.subscribe((now) => {
    // All that has happened is seen first.
    if (now.match === match || play.isTelling?.(now) === true) return;
    const last = { match, turn };
    match = now.match;
    turn = turnOf(play, now);
    if (match?.log.length === 0 && match.header !== last.match?.header) clickLamp(session, speaker);
    else if (last.match !== null && turn.some((seat) => !last.turn.includes(seat))) speaker.playAll(TURN_TAP);
  });
}
