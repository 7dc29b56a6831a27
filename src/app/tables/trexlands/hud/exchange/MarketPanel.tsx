import { useState } from 'react';
import { campOf } from '#games/trexlands/queries.ts';
import { stillBidding } from '#games/trexlands/exchange/market.ts';
import type { Bidding, Lot } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { Telling } from '../about/Telling.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Countdown } from '#app/frame/dock/Countdown.tsx';
import { NobodyButton } from '../dock/NobodyButton.tsx';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { BotDoes } from '../dock/BotsTurn.tsx';
import { Advised } from '../hint/Advised.tsx';
import { useHint } from '../hint/useHint.ts';
import { useMore } from '#app/ui/useMore.ts';
import { faceIdOf, faceOf } from '#play/trexlands/faces/face.ts';
import { LotCard } from './LotCard.tsx';
import { useCommands, useMatch, useNames, useOwn, useSession, useView } from '../useTable.ts';

export interface MarketPanelProps {
  readonly phase: Bidding;
  /** The seat whose bid it is. */
  readonly seat: Seat;
}

/** The public market: four cards, the coins on them, and a bid or a pass in rounds around the table (TX-31). */
export function MarketPanel({ phase, seat }: MarketPanelProps) {
  const names = useNames();
  const view = useView();
  const { act } = useCommands();
  const [coins, setCoins] = useCoins();
  const hint = useHint();
  const alone = useSession((session) => session.alone);
  const bids = useOwn()([seat]).length > 0;
  const row = useMore<HTMLUListElement>('row');
  const title = (bids ? gameTexts.exchange.bids : gameTexts.exchange.bidding)(names.seat(seat));
  const committed = phase.market.flatMap(({ bids }) => bids).reduce((sum, bid) => sum + bid, 0);
  return (
    <DockPanel label={title} seat={seat} className="market-panel">
      <h2>{title}</h2>
      <ul ref={row} className="market card-strip">
        {phase.market.map((lot, i) => (
          <LotCard key={lot.card} lot={lot} slot={i + 1}>
            {bids && (
              <button
                type="button"
                className="button"
                data-slot={i + 1}
                aria-label={gameTexts.exchange.bidOn(coins, faceOf(faceIdOf(lot.card)).name, i + 1, hasBid(lot, seat))}
                onClick={() => act({ do: 'bid', seat, slot: i + 1, coins })}
                {...hint({ do: 'bid', slot: i + 1 })}
              >
                {gameTexts.exchange.bid(coins, hasBid(lot, seat))}
              </button>
            )}
          </LotCard>
        ))}
      </ul>
      {bids ? (
        <div className="dock-last">
          <ClockOrNote haveBid={committed > 0} />
          <Stepper
            label={gameTexts.exchange.howMuch}
            value={coins}
            most={campOf(view, seat).coins}
            onChange={setCoins}
          />
          <Answers phase={phase} seat={seat} haveBid={committed > 0} />
          <Advised />
        </div>
      ) : (
        <div className="dock-last bots-turn">
          {alone !== null && campOf(view, alone).coins === 0 && <p className="note">{gameTexts.exchange.noneToBid}</p>}
          <BotDoes seat={seat} />
        </div>
      )}
    </DockPanel>
  );
}

const hasBid = ({ bids }: Lot, seat: Seat): boolean => (bids[seat] ?? 0) > 0;

/** The V of the next bid: 1 again after every action, or as many as a hint says. */
function useCoins(): readonly [number, (coins: number) => void] {
  const { log } = useMatch();
  const hinted = useSession(({ aimed }) => (aimed?.do === 'bid' ? aimed.coins : null));
  const [wish, setWish] = useState({ after: log.length, hinted, coins: 1 });
  const setCoins = (coins: number): void => setWish({ after: log.length, hinted, coins });
  return [wish.after === log.length && wish.hinted === hinted ? wish.coins : (hinted ?? 1), setCoins];
}

/** TX-68: a clock once there is a bid, for each seat that is to bid. */
function ClockOrNote({ haveBid }: { readonly haveBid: boolean }) {
  const { log } = useMatch();
  const { clockS } = useView().options;
  const { timeIsOver } = useCommands();
  if (clockS !== null && haveBid)
    return <Countdown key={log.length} panel="market" seconds={clockS} waits={false} onOver={timeIsOver} />;
  return (
    <>
      <p className="note market-note">
        <Telling>{gameTexts.exchange.marketNote}</Telling>
      </p>
      {clockS !== null && <p className="note clock-note">{gameTexts.exchange.clockNote(clockS)}</p>}
    </>
  );
}

function Answers({ phase, seat, haveBid }: MarketPanelProps & { readonly haveBid: boolean }) {
  const view = useView();
  const names = useNames();
  const { act } = useCommands();
  const hint = useHint();
  const own = useOwn();
  const alone = useSession((session) => session.alone);
  return (
    <>
      <button
        type="button"
        className="button"
        data-pass={seat}
        onClick={() => act({ do: 'pass', seat })}
        {...hint({ do: 'pass' })}
      >
        {gameTexts.windows.passes(names.seat(seat))}
      </button>
      {alone === null && own(stillBidding(view, phase)).length > 1 && (
        <NobodyButton does="bids">
          {haveBid ? gameTexts.exchange.nobodyBidsMore : gameTexts.exchange.nobodyBids}
        </NobodyButton>
      )}
    </>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A choice of V, from 1: a button for less, a button for more. */
function Stepper({ label, value, most, onChange }: StepperProps) {
  return (
    <fieldset className="stepper" aria-label={label}>
      <button
        type="button"
        className="button icon"
        aria-label={gameTexts.exchange.less}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{gameTexts.exchange.outOf(value, most)}</output>
      <button
        type="button"
        className="button icon"
        aria-label={gameTexts.exchange.more}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
