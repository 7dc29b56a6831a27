import { useMemo, useState } from 'react';
import { omen, type SeenOmen } from '#games/omen/omen.ts';
import { seat as asSeat } from '#sim/ids.ts';
import type { HandRelease } from '#sim/roll/handRelease.ts';
import { Countdown } from '#app/frame/dock/Countdown.tsx';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { DockPlace } from '#app/frame/dock/DockPlace.tsx';
import { PassDevice } from '#app/frame/dock/PassDevice.tsx';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import { Slider } from '#app/ui/Field.tsx';
import { tableHooks } from '#app/session/context.tsx';
import type { OmenTable } from '#play/omen/session.ts';
import { gameTexts } from '#play/omen/texts.ts';

export const { useCommands, useMatch, useSession } = tableHooks<OmenTable>();

interface DockProps {
  readonly match: SeenOmen;
}

/** Whatever is asked for now: the device, a card, or the die; and the clock while it runs. */
export function Dock() {
  const match = useMatch();
  const { turn, foretold, options, outcome } = match.state;
  const eyes = useSession((session) => session.eyes);
  const rolling = useSession(({ stage }) => stage === 'rolling');
  const { timeIsOver } = useCommands();
  if (outcome !== null || rolling) return null;
  return (
    <DockPlace>
      {foretold.length > 0 ? <Throw key={turn.seat} match={match} /> : null}
      {foretold.length === 0 && (eyes === turn.seat ? <Hand match={match} /> : <PassDevice to={asSeat(turn.seat)} />)}
      {foretold.length === 0 && options.clockS !== null && (
        <DockPanel label={gameTexts.form.clock} seat={null}>
          <Countdown key={`${turn.seat} ${turn.number}`} seconds={options.clockS} waits={false} onOver={timeIsOver} />
        </DockPanel>
      )}
    </DockPlace>
  );
}

/** The cards of whoever has the device, each of them legal. */
function Hand({ match: { state } }: DockProps) {
  const { seat } = state.turn;
  const names = useSeatNames();
  const { foretell } = useCommands();
  const { actions } = useMemo(() => omen.legal(omen.view(state, seat), seat), [state, seat]);
  const title = gameTexts.dock.hand(names.seat(seat));
  return (
    <DockPanel label={title} seat={seat}>
      <h2>{title}</h2>
      <div className="choices-row">
        {actions.map(
          (action) =>
            action.do === 'foretell' && (
              <button
                key={action.card}
                type="button"
                className="button"
                data-card={action.card}
                onClick={() => foretell(action.card)}
              >
                {gameTexts.dock.foretell(action.card)}
              </button>
            ),
        )}
      </div>
    </DockPanel>
  );
}

/** From where and with how much spin a hand throws here (house values). */
const thrownAt = (speed: number): HandRelease => ({
  atMm: [-120, 160, 10],
  velocityMmS: [speed, 100, 50],
  spinDegS: 1500,
});
const SPEED = { least: 500, most: 1500, usual: 900, step: 50 } as const;

function Throw({ match: { state } }: DockProps) {
  const { seat } = state.turn;
  const names = useSeatNames();
  const { throwDie } = useCommands();
  const [speed, setSpeed] = useState<number>(SPEED.usual);
  const title = gameTexts.table.throws(names.seat(seat));
  return (
    <DockPanel label={title} seat={seat}>
      <h2>{title}</h2>
      <Slider
        label={gameTexts.dock.speed}
        value={speed}
        shown={String(speed)}
        min={SPEED.least}
        max={SPEED.most}
        step={SPEED.step}
        onSlide={setSpeed}
      />
      <div className="choices-row">
        <button type="button" className="button primary" onClick={() => throwDie(thrownAt(speed))}>
          {gameTexts.dock.byHand}
        </button>
        <button type="button" className="button" onClick={() => throwDie(null)}>
          {gameTexts.dock.chance}
        </button>
      </div>
    </DockPanel>
  );
}
