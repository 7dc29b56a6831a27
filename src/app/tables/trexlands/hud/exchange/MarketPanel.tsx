import { useCallback, useState } from 'react';
import { campOf } from '../../../../../games/trexlands/queries.ts';
import { stillBidding } from '../../../../../games/trexlands/exchange/market.ts';
import type { Bidding } from '../../../../../games/trexlands/state.ts';
import type { Seat } from '../../../../../sim/ids.ts';
import { gameTexts } from '../../texts.ts';
import { useCommands } from '../../session/SessionContext.tsx';
import { Countdown } from '../../../../frame/dock/Countdown.tsx';
import { DockPanel } from '../../../../frame/dock/DockPanel.tsx';
import { useNames, useMatch, useView } from '../useTable.ts';
import { LotCard } from './LotCard.tsx';
import { Stepper } from './Stepper.tsx';

export interface MarketPanelProps {
  readonly phase: Bidding;
  /** The seat whose bid it is. */
  readonly seat: Seat;
}

/** The public market: four cards, the coins on them, and a bid or a pass in rounds around the table (TX-31). */
export function MarketPanel({ phase, seat }: MarketPanelProps) {
  const names = useNames();
  const { log } = useMatch();
  const view = useView();
  const { clockS } = view.options;
  const { act, nobody, timeIsOver } = useCommands();
  const title = gameTexts.exchange.bids(names.seat(seat));
  const pass = useCallback(() => act({ do: 'pass', seat }), [act, seat]);
  const committed = phase.market.flatMap(({ bids }) => bids).reduce((sum, coins) => sum + coins, 0);
  return (
    <DockPanel label={title} seat={seat} className="market-panel">
      <Bid key={log.length} phase={phase} seat={seat} title={title} />
      <div className="dock-last">
        {/* TX-68: a clock once there is a bid, for each seat that is to bid. */}
        {clockS !== null && committed > 0 ? (
          <Countdown key={log.length} panel="market" seconds={clockS} waits={false} onOver={timeIsOver} />
        ) : (
          <p className={clockS === null ? 'note market-note' : 'note'}>
            {gameTexts.exchange.marketNote}
            {clockS !== null && ` ${gameTexts.exchange.clockNote(clockS)}`}
          </p>
        )}
        <button type="button" className="button" data-pass={seat} onClick={pass}>
          {gameTexts.exchange.pass}
        </button>
        {stillBidding(view, phase).length > 1 && (
          <button type="button" className="button" data-nobody="bids" onClick={() => nobody()}>
            {committed > 0 ? gameTexts.exchange.nobodyBidsMore : gameTexts.exchange.nobodyBids}
          </button>
        )}
      </div>
    </DockPanel>
  );
}

function Bid({ phase, seat, title }: MarketPanelProps & { readonly title: string }) {
  const view = useView();
  const [coins, setCoins] = useState(1);
  const { act } = useCommands();
  const { coins: most } = campOf(view, seat);
  return (
    <>
      <div className="dock-row market-head">
        <h2>{title}</h2>
        <Stepper label={gameTexts.exchange.howMuch} value={coins} most={most} onChange={setCoins} />
      </div>
      <ul className="market">
        {phase.market.map((lot, i) => (
          <LotCard key={lot.card} lot={lot} slot={i + 1}>
            <button
              type="button"
              className="button"
              data-slot={i + 1}
              aria-label={gameTexts.exchange.bidOn(coins, i + 1)}
              onClick={() => act({ do: 'bid', seat, slot: i + 1, coins })}
            >
              {gameTexts.exchange.bid(coins)}
            </button>
          </LotCard>
        ))}
      </ul>
    </>
  );
}
