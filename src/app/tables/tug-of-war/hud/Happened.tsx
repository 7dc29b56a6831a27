import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import { BotWhy } from '#app/frame/dock/BotWhy.tsx';
import { SaidCard } from '#app/frame/SaidCard.tsx';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import { meanwhile } from '#play/session/meanwhile.ts';
import { useSession } from '../session/SessionContext.tsx';
import { botReason } from '#play/tug-of-war/texts/bots.ts';
import { redSeat, sayingsOf } from '#play/tug-of-war/say/sayings.ts';
import { useMatch } from './useTable.ts';

/** The head of the page says whose turn it is; the end is told when the last push has been seen. */
const news = (events: readonly TugOfWarEvent[], endSeen: boolean): readonly TugOfWarEvent[] =>
  events.filter(({ type }) => type !== 'turn-began' && (endSeen || type !== 'won'));

/** Everything that the last action has done. */
export function Happened() {
  const match = useMatch();
  const events = useSession((session) => session.events);
  const endSeen = useSession((session) => session.endSeen);
  const names = useSeatNames();
  const { seat } = names;
  const red = redSeat(match.state);
  const entry = match.log.findLastIndex((one) => one.events.some((event) => events.includes(event)));
  return (
    <SaidCard
      of={match}
      shows="first"
      why={<BotWhy nameOf={names.seat} tell={botReason} />}
      earlier={meanwhile(match, entry).flatMap((one) => sayingsOf(news(one.events, endSeen), seat, red))}
      sayings={sayingsOf(news(events, endSeen), seat, red)}
    />
  );
}
