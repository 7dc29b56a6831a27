import { campOf } from '#games/trexlands/queries.ts';
import { stillBidding } from '#games/trexlands/exchange/market.ts';
import type { Bidding, Lot } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { Telling } from '../about/Telling.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { Countdown } from '#app/frame/dock/Countdown.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { useCompact } from '#app/ui/useCompact.ts';
import { Answer } from '../dock/Answer.tsx';
import { NobodyButton } from '../dock/NobodyButton.tsx';
import { BotDoes } from '../dock/BotsTurn.tsx';
import { Advised } from '../hint/Advised.tsx';
import { useHint } from '../hint/useHint.ts';
import { faceIdOf, faceOf } from '#play/trexlands/faces/face.ts';
import type { LaidBid } from '#play/trexlands/session/sessionTypes.ts';
import { Market } from './Market.tsx';
import { useCommands, useMatch, useNames, useOwn, useSession, useView } from '../useTable.ts';

export interface MarketPanelProps {
  readonly phase: Bidding;
  /** The seat whose bid it is. */
  readonly seat: Seat;
}

/**
 * The public market, in rounds around the table (TX-31): V are laid on a card, one by one, and bid together; in the
 * drawer are the cards themselves.
 */
export function MarketPanel({ phase, seat }: MarketPanelProps) {
  const names = useNames();
  const view = useView();
  const exact = useExact();
  const { lay } = useCommands();
  const bids = useOwn()([seat]).length > 0;
  const committed = phase.market.flatMap(({ bids: all }) => all).reduce((sum, bid) => sum + bid, 0);
  const laid = useLaid(phase.market, seat);
  const lot = phase.market[laid.slot - 1];
  const isChosen = useIsChosen();
  const lies = useSession((session) => session.laid !== null);
  const title = gameTexts.exchange[!bids ? 'bidding' : lies ? 'bidsOn' : 'bids'](names.seat(seat));
  const compact = useCompact();
  const isUp = isChosen || exact.isShown || (lot !== undefined && isOutbid(lot, seat));
  const most = campOf(view, seat).coins;
  const onTake = (place: number | null): void =>
    void lay(place === null || place + 1 === laid.slot ? more(laid, most) : { slot: place + 1, coins: 1 });
  return (
    <Bar
      title={title}
      seat={seat}
      className="market-panel"
      exact={{
        drawer: exact,
        label: gameTexts.exchange.market,
        parts: <Market lots={phase.market} taken={bids ? laid.slot - 1 : null} onTake={onTake} />,
      }}
      others={
        bids && (
          <>
            <Coins laid={laid} most={most} />
            <Answer
              choice={{ do: 'pass', seat }}
              words={gameTexts.exchange.out}
              data-pass={seat}
              aria-label={gameTexts.windows.passes(names.seat(seat))}
            />
            <NobodyElse phase={phase} />
            <Advised />
          </>
        )
      }
      main={
        bids && isUp && lot !== undefined && <BidButton lot={lot} slot={laid.slot} seat={seat} coins={laid.coins} />
      }
      rest={<MarketNotes haveBid={committed > 0} />}
    >
      {bids && lot !== undefined && (exact.isShown || (isChosen && !compact)) && (
        <p className="hint fan-text" aria-live="polite">
          <Telling>{gameTexts.exchange.lot(faceOf(faceIdOf(lot.card)).name, faceOf(faceIdOf(lot.card)).short)}</Telling>
        </p>
      )}
      {bids ? <Clock haveBid={committed > 0} /> : <BotDoes seat={seat} />}
    </Bar>
  );
}

/**
 * The next bid: what lies there, or what a hint says; else more on a card for which others bid as much, or the first.
 */
function useLaid(market: readonly Lot[], seat: Seat): LaidBid {
  const laid = useSession((session) => session.laid);
  const hinted = useSession(({ aimed }) => (aimed?.do === 'bid' ? aimed : null));
  const own = market.findIndex((lot) => isOutbid(lot, seat));
  return laid ?? hinted ?? { slot: Math.max(0, own) + 1, coins: 1 };
}

/** Of a card that was taken up or is advised more is said. */
const useIsChosen = (): boolean => useSession(({ laid, aimed }) => laid !== null || aimed?.do === 'bid');

const more = ({ slot, coins }: LaidBid, most: number): LaidBid => ({ slot, coins: Math.min(most, coins + 1) });

/** A coin of one's Camp is pulled on to a card, or pressed on to the one at hand; one of them is taken back. */
function Coins({ laid, most }: { readonly laid: LaidBid; readonly most: number }) {
  const { lay } = useCommands();
  const lies = useIsChosen();
  return (
    <>
      {lies && (
        <button
          type="button"
          className="button icon"
          aria-label={gameTexts.exchange.less}
          onClick={() => lay(laid.coins <= 1 ? null : { ...laid, coins: laid.coins - 1 })}
        >
          −
        </button>
      )}
      <button
        type="button"
        className="button coin"
        data-lay=""
        aria-label={gameTexts.exchange.more}
        disabled={lies && laid.coins >= most}
        onClick={() => lay(lies ? more(laid, most) : laid)}
      >
        {gameTexts.offers.lay}
      </button>
    </>
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
  const isChosen = useIsChosen();
  const hint = useHint();
  const { name } = faceOf(faceIdOf(lot.card));
  return (
    <button
      type="button"
      className={isChosen ? 'button primary' : 'button'}
      data-slot={slot}
      aria-label={gameTexts.exchange.bidOn(coins, name, slot, hasBid(lot, seat))}
      onClick={() => act({ do: 'bid', seat, slot, coins })}
      {...hint({ do: 'bid', slot })}
    >
      {gameTexts.exchange.bid(coins, hasBid(lot, seat), name)}
    </button>
  );
}

const hasBid = ({ bids }: Lot, seat: Seat): boolean => (bids[seat] ?? 0) > 0;

/** A seat that leads bids against nobody. */
const isOutbid = (lot: Lot, seat: Seat): boolean =>
  hasBid(lot, seat) && lot.bids.some((bid, other) => other !== seat && bid >= (lot.bids[seat] ?? 0));

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

/** All persons around one device bid no more. */
function NobodyElse({ phase }: { readonly phase: Bidding }) {
  const view = useView();
  const own = useOwn();
  const alone = useSession((session) => session.alone);
  if (alone !== null || own(stillBidding(view, phase)).length < 2) return null;
  return <NobodyButton does="bids">{gameTexts.exchange.nobodyBids}</NobodyButton>;
}
