import { captainCard } from '#games/trexlands/captains.ts';
import type { Bidding } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { Telling } from '../about/Telling.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { Advised } from '../hint/Advised.tsx';
import { useHint } from '../hint/useHint.ts';
import { Market } from './Market.tsx';
import { useCommands, useNames } from '../useTable.ts';

/** The Captain Broker: a tie for the highest bid counts as yours, once a match. */
export function BrokerPanel({ phase, seat }: { readonly phase: Bidding; readonly seat: Seat }) {
  const names = useNames();
  const { act } = useCommands();
  const hint = useHint();
  const title = gameTexts.exchange.brokerTitle(names.seat(seat));
  const lot = phase.market[phase.awarded ?? 0];
  return (
    <DockPanel label={title} seat={seat} className="market-panel">
      <h2>{title}</h2>
      <p className="note">
        <Telling>{captainCard('broker').text}</Telling>
      </p>
      {lot !== undefined && <Market lots={[lot]} taken={null} onTake={() => undefined} />}
      <div className="dock-last">
        <button
          type="button"
          className="button primary"
          onClick={() => act({ do: 'broker', seat, take: true })}
          {...hint({ do: 'broker', take: true })}
        >
          {gameTexts.exchange.take}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => act({ do: 'broker', seat, take: false })}
          {...hint({ do: 'broker', take: false })}
        >
          {gameTexts.exchange.leave}
        </button>
        <Advised />
      </div>
    </DockPanel>
  );
}
