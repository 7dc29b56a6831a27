import { stillPlaying } from '#games/traction/seating.ts';
import { useCommands, useMatch, useNaming } from '../useTable.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';

/** A hand out of turn, or the table bumped: both are actions like any other, and the referee rules on them. */
export function OutOfTurn({ onChosen }: { readonly onChosen: () => void }) {
  const { state, header } = useMatch();
  const naming = useNaming();
  const { reach, startBump } = useCommands();
  if (state.outcome !== null) return null;
  // a computer never reaches in
  const isPerson = (seat: number): boolean => header.seats[seat]?.kind === 'person';
  const others = stillPlaying(state).filter((seat) => seat !== state.turn.seat && isPerson(seat));
  return (
    <section className="menu-part">
      <h3>{gameTexts.menu.outOfTurn}</h3>
      <p className="note">{gameTexts.menu.outOfTurnNote}</p>
      <div className="row">
        {others.map((seat) => (
          <button
            key={seat}
            type="button"
            className="button"
            onClick={() => {
              reach(seat);
              onChosen();
            }}
          >
            <SeatBadge colour={naming.colour(seat)} steadiness={naming.steadiness(seat)} small />
            {gameTexts.menu.reach(naming.seat(seat))}
          </button>
        ))}
        <button
          type="button"
          className="button"
          onClick={() => {
            startBump(true);
            onChosen();
          }}
        >
          {gameTexts.menu.bump}
        </button>
      </div>
    </section>
  );
}
