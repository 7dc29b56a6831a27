import { asked } from '#games/tug-of-war/asked.ts';
import type { Seat } from '#games/tug-of-war/ids.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { DockPlace } from '#app/frame/dock/DockPlace.tsx';
import { isOf } from '#play/session/players.ts';
import { useMatch } from '../useTable.ts';
import { BotsTurn } from './BotsTurn.tsx';
import { DiscardPanel } from './DiscardPanel.tsx';
import { FirstPanel } from './FirstPanel.tsx';
import { PlanPanel } from './PlanPanel.tsx';

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
