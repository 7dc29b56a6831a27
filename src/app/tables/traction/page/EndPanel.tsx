import { DEFAULT_SET } from '#engine/ruleSets.ts';
import { useSaidName } from '#app/frame/AtTable.tsx';
import { EndFrame } from '#app/frame/EndFrame.tsx';
import { RematchOffer } from '#app/frame/RematchOffer.tsx';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import type { Plan } from '#play/traction/form/draft.ts';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { listed, texts } from '#play/texts.ts';
import { sayingsOf } from '#play/traction/say/sayings.ts';
import { losersOf, padTouched, proudOf } from '#play/traction/say/ended.ts';
import { lastActionOf } from '#play/traction/session/lastAction.ts';
import { ShowMe } from '../hud/RefereeCard.tsx';
import { useMatch, useNaming, useSession, useSpoken } from '../hud/useTable.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { laterPart } from '#app/late/later.tsx';
import { handTableOf } from '#games/traction/handTable.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';

const EvenHands = laterPart(async () => (await import('./EvenHands.tsx')).EvenHands);

/** The winner and the reason. `besideText`: the text table has said it, and keeps the focus. */
export function EndPanel({ besideText }: { readonly besideText: boolean }) {
  const match = useMatch();
  const naming = useNaming();
  const said = useSaidName();
  const units = useSettings((settings) => settings.units);
  const { outcome } = match.state;
  if (outcome === null) return null;
  const { winners, by } = outcome;
  const number = proudOf(match, units);
  const turns = gameTexts.end.turns(match.state.turn.number);
  const names = winners.map(naming.seat);
  const [winner = texts.names.nobody, ...others] = names;
  return (
    <EndFrame
      winners={winners.map((seat) => ({ seat, colour: naming.colour(seat), steadiness: naming.steadiness(seat) }))}
      title={others.length === 0 ? texts.end.wins(winner) : texts.end.share(names)}
      number={number}
      by={gameTexts.end.by[by](listed((by === 'concession' ? losersOf(match) : winners).map(said)), padTouched(match))}
      takesFocus={!besideText}
    >
      {by !== 'concession' && <LastRuling />}
      {number !== turns && <p className="note">{turns}</p>}
      <HandTable />
      <OwnHand />
      <EvenHands />
    </EndFrame>
  );
}

/**
 * The plan of the next match by the own hand, until somebody who plays here has chosen by whose hands; null where that
 * is settled.
 */
function useOwnHand(): (() => Plan) | null {
  const { header } = useMatch();
  const isOpen = useSettings(({ playedAs }) => playedAs === 'unasked');
  const change = useChange();
  const { first: _, hands, ...options } = header.setup.options;
  if (!isOpen || hands !== undefined) return null;
  return () => {
    change({ playedAs: 'free' });
    const setup = { ...header.setup, options: { ...options, hands: 'free' as const } };
    return { match: { seats: header.seats, setup, rules: DEFAULT_SET }, handMode: 'free' };
  };
}

function OwnHand() {
  const plan = useOwnHand();
  const { ownHand, playOwnHand } = gameTexts.stakes;
  return plan && <RematchOffer said={ownHand} button={playOwnHand} plan={plan} />;
}

/** The ruling that decided it; a match that was opened from the store has it in its log. */
function LastRuling() {
  const match = useMatch();
  const naming = useSpoken();
  const lastAction = useSession((session) => session.lastAction);
  const last = lastAction ?? lastActionOf(match);
  const ruling =
    last === null ? undefined : sayingsOf(last, naming, match.state.options).find(({ clause }) => clause !== null);
  if (ruling === undefined) return null;
  return (
    <p className="end-ruling">
      {ruling.text} <ClauseMark clause={ruling.clause ?? ''} /> <ShowMe saying={ruling} />
    </p>
  );
}

/** How steady each player's hand was, at the end of a match; folded where that was not what was played for. */
function HandTable() {
  const match = useMatch();
  const { hands = 'any' } = match.state.options;
  const rows = handTableOf(match);
  if (rows.every(({ steps }) => steps === 0)) return null;
  if (hands !== 'any') return <Rows rows={rows} />;
  return (
    <details>
      <summary>{gameTexts.steadiness.ask}</summary>
      <Rows rows={rows} />
    </details>
  );
}

function Rows({ rows }: { readonly rows: ReturnType<typeof handTableOf> }) {
  const match = useMatch();
  const naming = useNaming();
  return (
    <table className="hand-table">
      <caption>{gameTexts.steadiness.caption(match.state.options.tolerance.pivotMm)}</caption>
      <thead>
        <tr>
          <th scope="col">{gameTexts.steadiness.player}</th>
          <th scope="col">{gameTexts.steadiness.steps}</th>
          <th scope="col">{gameTexts.steadiness.mean}</th>
          <th scope="col">{gameTexts.steadiness.worst}</th>
          <th scope="col">{gameTexts.steadiness.fouls}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, steps, meanSlipMm, worstSlipMm, fouls }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatBadge colour={naming.colour(seat)} steadiness={naming.steadiness(seat)} small />{' '}
              <span translate="no">{naming.seat(seat)}</span>
            </th>
            <td>{steps}</td>
            <td>{gameTexts.steadiness.mm(meanSlipMm)}</td>
            <td>{gameTexts.steadiness.mm(worstSlipMm)}</td>
            <td>{fouls}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
