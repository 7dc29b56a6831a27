import { asked } from '../../../../../games/trexlands/asked.ts';
import type { TrexlandsState } from '../../../../../games/trexlands/state.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { useView } from '../useTable.ts';
import { ArenaPanel } from '../exchange/ArenaPanel.tsx';
import { BrokerPanel } from '../exchange/BrokerPanel.tsx';
import { MarketPanel } from '../exchange/MarketPanel.tsx';
import { RevealPanel } from '../exchange/RevealPanel.tsx';
import { CaptainPanel } from './CaptainPanel.tsx';
import { MovePanel } from './MovePanel.tsx';
import { RaidPanel } from './RaidPanel.tsx';
import { RollPanel } from './RollPanel.tsx';
import { DockPlace } from '../../../../frame/dock/DockPlace.tsx';
import { WindowPanel } from './WindowPanel.tsx';

/** Buttons for everything that the match asks for now. */
export function Dock() {
  const reveal = useSession((session) => session.reveal);
  const view = useView();
  const choosing = useSession(({ stage }) => stage === 'choosing');
  return (
    <DockPlace>
      {reveal === null ? <Asked view={view} choosing={choosing} /> : <RevealPanel reveal={reveal} />}
    </DockPlace>
  );
}

function Asked({ view, choosing }: { readonly view: TrexlandsState; readonly choosing: boolean }) {
  if (view.outcome !== null) return null;
  return choosing ? <Choosing view={view} /> : <RollPanel />;
}

function Choosing({ view }: { readonly view: TrexlandsState }) {
  const {
    phase,
    agenda: [act],
  } = view;
  const [seat] = asked(view);
  if (act !== undefined)
    return act.type === 'battle' && act.step === 'choice' ? <RaidPanel act={act} /> : <WindowPanel act={act} />;
  if (phase.name === 'arena') return <ArenaPanel arena={phase} />;
  if (seat === undefined) return null;
  switch (phase.name) {
    case 'captains':
      return <CaptainPanel seat={seat} />;
    case 'move':
      return <MovePanel key={seat} seat={seat} />;
    case 'market':
      return phase.awarded === null ? (
        <MarketPanel phase={phase} seat={seat} />
      ) : (
        <BrokerPanel phase={phase} seat={seat} />
      );
    default:
      return null;
  }
}
