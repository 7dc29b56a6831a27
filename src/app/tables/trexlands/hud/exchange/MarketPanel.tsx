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
import { faceIdOf, faceOf } from '#play/trexlands/faces/face.ts';
import { Strip } from '../cards/Strip.tsx';
import { Market } from './Market.tsx';
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
  const [coins, setCoins] = useCoins();
  const alone = useSession((session) => session.alone);
  const bids = useOwn()([seat]).length > 0;
  const title = (bids ? gameTexts.exchange.bids : gameTexts.exchange.bidding)(names.seat(seat));
  const committed = phase.market.flatMap(({ bids }) => bids).reduce((sum, bid) => sum + bid, 0);
  const hinted = useSession(({ aimed }) => (aimed?.do === 'bid' ? aimed.slot - 1 : null));
  const [wished, take] = useState<number | null>(0); // the first one can be read, and bid on, at once
  const taken = hinted ?? wished;
  const lot = taken === null ? undefined : phase.market[taken];
  return (
    <DockPanel label={title} seat={seat} className="market-panel">
      <h2 className="unseen">{title}</h2>
      <Market lots={phase.market} taken={taken} onTake={take} />
      {bids && lot !== undefined && (
        <p className="hint fan-text" aria-live="polite">
          <Telling>{faceOf(faceIdOf(lot.card)).short}</Telling>
        </p>
      )}
      {bids ? (
        <div className="dock-last">
          <Strip>
            {lot === undefined ? (
              <p className="hint">{gameTexts.exchange.touchLot}</p>
            ) : (
              <>
                <Stepper
                  label={gameTexts.exchange.howMuch}
                  value={coins}
                  most={campOf(view, seat).coins}
                  onChange={setCoins}
                />
                <BidButton lot={lot} slot={(taken ?? 0) + 1} seat={seat} coins={coins} />
              </>
            )}
            <OutButton seat={seat} />
            <NobodyElse phase={phase} haveBid={committed > 0} />
          </Strip>
          <Clock haveBid={committed > 0} />
          <Advised />
        </div>
      ) : (
        <div className="dock-last bots-turn">
          <BotDoes seat={seat} />
        </div>
      )}
      {!bids && alone !== null && campOf(view, alone).coins === 0 && (
        <p className="note">{gameTexts.exchange.noneToBid}</p>
      )}
      <MarketNotes haveBid={committed > 0} />
    </DockPanel>
  );
}

interface BidButtonProps {
  readonly lot: Lot;
  readonly slot: number;
  readonly seat: Seat;
  readonly coins: number;
}

function BidButton({ lot, slot, seat, coins }: BidButtonProps) {
  const { act } = useCommands();
  const hint = useHint();
  return (
    <button
      type="button"
      className="button primary"
      data-slot={slot}
      aria-label={gameTexts.exchange.bidOn(coins, faceOf(faceIdOf(lot.card)).name, slot, hasBid(lot, seat))}
      onClick={() => act({ do: 'bid', seat, slot, coins })}
      {...hint({ do: 'bid', slot })}
    >
      {gameTexts.exchange.bid(coins, hasBid(lot, seat))}
    </button>
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
function Clock({ haveBid }: { readonly haveBid: boolean }) {
  const { log } = useMatch();
  const { clockS } = useView().options;
  const { timeIsOver } = useCommands();
  if (clockS === null || !haveBid) return null;
  return <Countdown key={log.length} panel="market" seconds={clockS} waits={false} onOver={timeIsOver} />;
}

function MarketNotes({ haveBid }: { readonly haveBid: boolean }) {
  const { clockS } = useView().options;
  return (
    <p className="note">
      <Telling>{gameTexts.exchange.marketNote}</Telling>
      {clockS !== null && !haveBid && ` ${gameTexts.exchange.clockNote(clockS)}`}
    </p>
  );
}

function OutButton({ seat }: { readonly seat: Seat }) {
  const names = useNames();
  const { act } = useCommands();
  const hint = useHint();
  return (
    <button
      type="button"
      className="button"
      data-pass={seat}
      aria-label={gameTexts.windows.passes(names.seat(seat))}
      onClick={() => act({ do: 'pass', seat })}
      {...hint({ do: 'pass' })}
    >
      {gameTexts.exchange.out}
    </button>
  );
}

/** All persons around one device bid no more. */
function NobodyElse({ phase, haveBid }: { readonly phase: Bidding; readonly haveBid: boolean }) {
  const view = useView();
  const own = useOwn();
  const alone = useSession((session) => session.alone);
  if (alone !== null || own(stillBidding(view, phase)).length < 2) return null;
  return (
    <NobodyButton does="bids">
      {haveBid ? gameTexts.exchange.nobodyBidsMore : gameTexts.exchange.nobodyBids}
    </NobodyButton>
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
