import { captainCard } from '#games/trexlands/captains.ts';
import type { Bidding } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { Telling } from '../about/Telling.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { Answer } from '../dock/Answer.tsx';
import { Advised } from '../hint/Advised.tsx';
import { Market } from './Market.tsx';
import { useNames } from '../useTable.ts';

/** The Captain Broker: a tie for the highest bid counts as yours, once a match. */
export function BrokerPanel({ phase, seat }: { readonly phase: Bidding; readonly seat: Seat }) {
  const names = useNames();
  const lot = phase.market[phase.awarded ?? 0];
  return (
    <Bar
      title={gameTexts.exchange.brokerTitle(names.seat(seat))}
      seat={seat}
      className="market-panel"
      others={<Advised />}
      main={<Answer primary choice={{ do: 'broker', seat, take: true }} words={gameTexts.exchange.take} />}
      rest={
        <p className="note">
          <Telling>{captainCard('broker').text}</Telling>
        </p>
      }
    >
      {lot !== undefined && <Market lots={[lot]} taken={null} onTake={() => undefined} />}
      <Answer choice={{ do: 'broker', seat, take: false }} words={gameTexts.exchange.leave} />
    </Bar>
  );
}
