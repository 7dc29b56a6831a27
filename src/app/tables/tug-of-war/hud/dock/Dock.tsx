import { asked } from '#games/tug-of-war/asked.ts';
import type { Seat } from '#games/tug-of-war/ids.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { DockPanel, DockPlace } from '#app/frame/dock/DockPanel.tsx';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { isOf } from '#play/session/players.ts';
import { useMatch, useSession, useCommands } from '../useTable.ts';
import { DiscardPanel } from './DiscardPanel.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { BotControls } from '#app/frame/dock/BotDock.tsx';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { NO_BOTS } from '#play/session/botSeats.ts';
import { texts } from '#play/texts.ts';
import { botDoes } from '#play/tug-of-war/texts/bots.ts';
import { legal } from '#games/tug-of-war/legal.ts';
import { actionText } from '#games/tug-of-war/texts.ts';
import { dock } from '#play/tug-of-war/texts/table.ts';

/** Buttons for everything that the match asks for now. */
export function Dock() {
  const { state, header } = useMatch();
  const [seat] = asked(state);
  return (
    <DockPlace>
      {seat !== undefined &&
        (isOf(header, 'bot', seat) ? <BotsTurn seat={seat} /> : <Choosing state={state} seat={seat} />)}
    </DockPlace>
  );
}

function Choosing({ state, seat }: { readonly state: TugOfWarState; readonly seat: Seat }) {
  const key = `${state.turn} ${state.phase.name} ${seat}`;
  switch (state.phase.name) {
    case 'first':
      return <FirstPanel key={key} seat={seat} />;
    case 'play':
      return <PlanPanel key={key} seat={seat} />;
    case 'discard':
      return <DiscardPanel key={key} seat={seat} />;
  }
}

/** While the match waits for a computer: what it does, how fast, and a way to stop it. */
function BotsTurn({ seat }: { readonly seat: Seat }) {
  const names = useSeatNames();
  const bots = useSession((session) => session.bots) ?? NO_BOTS;
  const aimed = useSession((session) => session.aimed);
  const name = names.seat(seat);
  const does = aimed === null ? null : botDoes(name, aimed, names.seat);
  return (
    <DockPanel label={texts.bots.panel} seat={seat} className="bots-turn">
      <BotControls name={name} bots={bots} moving={aimed !== null} does={does} />
    </DockPanel>
  );
}

/** The owner of the item, or of the advantage, says who goes first (TW-23). */
function FirstPanel({ seat }: { readonly seat: Seat }) {
  const { state } = useMatch();
  const names = useSeatNames();
  const { act } = useCommands();
  const title = dock.first(names.seat(seat));
  return (
    <Bar title={title} seat={seat} className="first-panel">
      <p className="hint">{dock.firstNote}</p>
      <div className="choices-row">
        {legal(state, seat).actions.map(
          (action) =>
            action.do === 'first' && (
              <button
                key={action.first ?? 'nobody'}
                type="button"
                className="button"
                data-first={action.first ?? 'nobody'}
                onClick={() => act(action)}
              >
                {actionText(action, names.seat)}
              </button>
            ),
        )}
      </div>
    </Bar>
  );
}
