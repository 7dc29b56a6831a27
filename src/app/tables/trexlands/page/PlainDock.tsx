import { asked } from '../../../../games/trexlands/asked.ts';
import { choicesOf } from '../../../../games/trexlands/legal.ts';
import { makeCommand } from '../../../../games/trexlands/notation.ts';
import { texts } from '../../../texts.ts';
import { useRound, useRoundCommands } from '../round/RoundContext.tsx';
import { placesFor } from '../round/ways.ts';

/** All that may be done, as it would be typed. */
export function PlainDock() {
  const { match, stage, chosen, fault } = useRound((state) => state);
  const { act, rollForMe, goOn } = useRoundCommands();
  if (match === null) return null;
  const seats = asked(match.state);
  return (
    <div className="hud">
      <div className="hud-foot">
      <div className="panel">
        {fault !== null && <p role="alert">{fault.message}</p>}
        {stage === 'aiming' && <button type="button" className="button primary" onClick={() => rollForMe()}>{texts.trexlands.rollForMe}</button>}
        {(stage === 'rolling' || stage === 'called') && <button type="button" className="button primary" onClick={goOn}>{texts.trexlands.goOn}</button>}
        {stage === 'choosing' && seats.map((seat) => {
          const choices = choicesOf(match.state, seat);
          return (
            <p key={seat} data-places={placesFor(choices, chosen).join(' ')}>
              {match.header.seats[seat]?.name}
              {choices.map((choice) => (
                <button key={makeCommand(choice)} type="button" className="button" onClick={() => act(choice)}>
                  {makeCommand(choice)}
                </button>
              ))}
            </p>
          );
        })}
      </div>
      </div>
    </div>
  );
}
