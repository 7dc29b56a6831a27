import { hand as handTexts } from '#play/texts/hand.ts';
import { useMemo, type ComponentType } from 'react';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { personsIn } from '#play/session/players.ts';
import type { Flicks } from '#play/game/flicks.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { Clockwork } from '#app/session/Clockwork.tsx';
import { tableHooks } from '#app/session/context.tsx';
import { onEither } from '../onEither.ts';
import { ThrowPad } from './ThrowPad.tsx';

const { useHandOrNone, useMatch, useSessionData, useTheSession } = tableHooks<TableTypes>();

interface HandViewProps {
  readonly play: PlayedGame;
  readonly flicks: Flicks | null;
  /** While one chooses and throws nothing; left out where the dock shows it all. */
  readonly Ground: ComponentType | undefined;
}

/** In the place of the table's picture: the ground to throw over while there is something to throw. */
export function HandView({ play, flicks, Ground }: HandViewProps) {
  const { header, state, undo } = useMatch();
  const isAway = useSessionData((told) => told.asking === true); // what was let go is seen there
  const inHand = useSessionData((told) => (told.asking === true ? [] : (flicks?.inHand(told) ?? [])));
  return (
    <div className="hand-view">
      <Time />
      {flicks !== null && inHand.length > 0 && undo === null ? (
        <ThrowPad flicks={flicks} inHand={inHand} />
      ) : isAway || personsIn(header, play.game.asked(state)).length === 0 ? (
        <p className="hand-away">{handTexts.lookThere}</p>
      ) : (
        Ground && <Ground />
      )}
    </div>
  );
}

/** Lets time pass for the match, and for the hand. */
function Time() {
  const session = useTheSession();
  const hand = useHandOrNone();
  const table = useMemo(
    () => ({
      advance: (seconds: number): boolean => {
        const moves = hand?.advance?.(seconds) ?? false;
        return session.advance(seconds, () => true) || moves;
      },
      store: { subscribe: (changed: () => void) => onEither(session, hand, changed) },
    }),
    [session, hand],
  );
  return <Clockwork table={table} />;
}
