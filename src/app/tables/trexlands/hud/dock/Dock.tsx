import { useRef } from 'react';
import { asked } from '../../../../../games/trexlands/asked.ts';
import type { TrexlandsState } from '../../../../../games/trexlands/state.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { useMatch, useView } from '../useTable.ts';
import { ArenaPanel } from '../exchange/ArenaPanel.tsx';
import { BrokerPanel } from '../exchange/BrokerPanel.tsx';
import { MarketPanel } from '../exchange/MarketPanel.tsx';
import { RevealPanel } from '../exchange/RevealPanel.tsx';
import type { Reveal } from '../exchange/useReveal.ts';
import { CaptainPanel } from './CaptainPanel.tsx';
import { MovePanel } from './MovePanel.tsx';
import { RaidPanel } from './RaidPanel.tsx';
import { RollPanel } from './RollPanel.tsx';
import { useKeptFocus } from '../../../../frame/dock/useKeptFocus.ts';
import { WindowPanel } from './WindowPanel.tsx';

/**
 * Where the match is played by pressing: whatever it asks for now. Away while somebody wants to take something back.
 */
export function Dock({ reveal }: { readonly reveal: Reveal | null }) {
  const { undo } = useMatch();
  const view = useView();
  const choosing = useSession(({ stage }) => stage === 'choosing');
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <div ref={place} className="dock-place">
      {undo === null && (reveal === null ? <Asked view={view} choosing={choosing} /> : <RevealPanel reveal={reveal} />)}
    </div>
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
