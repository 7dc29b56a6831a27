import { asked } from '#games/tug-of-war/asked.ts';
import type { Seat } from '#games/tug-of-war/ids.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { DockPlace } from '#app/frame/dock/DockPanel.tsx';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { isOf } from '#play/session/players.ts';
import { useMatch, useSession, useCommands } from '../useTable.ts';
import { DiscardPanel } from './DiscardPanel.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { BotsTurn } from '#app/frame/dock/BotDock.tsx';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { botDoes } from '#play/tug-of-war/texts/bots.ts';
import { legal } from '#games/tug-of-war/legal.ts';
import { actionText } from '#games/tug-of-war/texts.ts';
import { dock } from '#play/tug-of-war/texts/table.ts';
import { Button } from '#app/ui/Button.tsx';

/** Buttons for everything that the match asks for now. */
export function Dock() {
  const { state, header } = useMatch();
  const [seat] = asked(state);
  return (
    <DockPlace>
      {seat !== undefined &&
        (!isOf(header, 'person', seat) ? <BotsMove seat={seat} /> : <Choosing state={state} seat={seat} />)}
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

function BotsMove({ seat }: { readonly seat: Seat }) {
  const names = useSeatNames();
  const aimed = useSession((session) => session.aimed);
  return <BotsTurn seat={seat} does={aimed && ((name) => botDoes(name, aimed, names.seat))} />;
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
              <Button key={action.first ?? 'nobody'} data-first={action.first ?? 'nobody'} onClick={() => act(action)}>
                {actionText(action, names.seat)}
              </Button>
            ),
        )}
      </div>
    </Bar>
  );
}
