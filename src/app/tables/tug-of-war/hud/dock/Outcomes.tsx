import type { PlayAction } from '#games/tug-of-war/actions.ts';
import { BOTH, rivalOf } from '#games/tug-of-war/ids.ts';
import { planned, type Forecast, type Planned } from '#games/tug-of-war/plan.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { withSeatNames } from '#play/say/seatNames.ts';
import { useSeatNames, useToYou } from '#app/frame/AtTable.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { dock } from '#play/tug-of-war/texts/table.ts';
import { foreseenOf, redSeat } from '#play/tug-of-war/say/sayings.ts';
import { useCommands, useMatch } from '../useTable.ts';
import { OrHint } from './Advised.tsx';
import { Button } from '#app/ui/Button.tsx';

/** Orders of the laid cards with the same outcome. */
interface Alike {
  readonly orders: readonly PlayAction[];
  readonly forecast: Forecast;
}

interface OutcomesProps {
  readonly state: TugOfWarState;
  readonly action: PlayAction;
}

/** The outcome of the planned turn for every order of its cards, each with a button that sends it. */
export function Outcomes({ state, action }: OutcomesProps) {
  const names = useSeatNames();
  const { header } = useMatch();
  const all = planned(state, action);
  const alike = alikeOf(all);
  return (
    <section className="outcomes" aria-label={dock.orders} aria-live="polite">
      {alike.map((one, i) => (
        <Outcome key={one.orders.map(orderOf).join(';')} {...one} isOnly={alike.length === 1} isFirst={i === 0} />
      ))}
      {refusedOf(all).map(({ order, why }) => (
        <p key={order} className="note wrong-order" data-refused>
          {dock.notSo(order, withSeatNames(why, { ...names, seat: (seat) => header.seats[seat]?.name ?? '' }))}
        </p>
      ))}
    </section>
  );
}

const orderOf = ({ cards, aims }: PlayAction): string =>
  dock.order(cards.map((card, i) => (aims === undefined ? card : `${card} ${aims[i] ?? ''}`)));

function alikeOf(all: readonly Planned[]): readonly Alike[] {
  const found = new Map<string, { orders: PlayAction[]; forecast: Forecast }>();
  for (const { action, outcome } of all) {
    if (!outcome.ok) continue;
    const { state, gains } = outcome.value;
    const key = JSON.stringify([state.machines, state.hands, state.outcome, gains]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { orders: [action], forecast: outcome.value });
    else known.orders.push(action);
  }
  return [...found.values()];
}

/** Every reason once, with the first order that has it. */
function refusedOf(all: readonly Planned[]): readonly { readonly order: string; readonly why: string }[] {
  const whys = new Map<string, string>();
  for (const { action, outcome } of all)
    if (!outcome.ok && !whys.has(outcome.fault.message)) whys.set(outcome.fault.message, orderOf(action));
  return [...whys].map(([why, order]) => ({ order, why }));
}

function Outcome({ orders, forecast, isOnly, isFirst }: Alike & Readonly<Record<'isOnly' | 'isFirst', boolean>>) {
  const [names, toYou] = [useSeatNames(), useToYou()];
  const { act } = useCommands();
  const [action, ...others] = orders;
  if (action === undefined) return null;
  const { events, rivalsBlocked, discards, state } = forecast;
  const rival = rivalOf(action.seat);
  return (
    <div className="outcome" data-outcome={orderOf(action)}>
      {isFirst && <OrHint />}
      <ul>
        {foreseenOf(events, names.seat, redSeat(state)).map(({ text, clause, tone, type }, i) => (
          // Sentences of one outcome never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} data-tone={tone} className={type === 'stands' ? 'unseen' : undefined}>
            {toYou(text)} {clause !== null && <ClauseMark clause={clause} />}
          </li>
        ))}
        {state.outcome === null && (
          <>
            {BOTH.map(
              (seat) =>
                discards[seat] > 0 && <li key={seat}>{toYou(dock.discards(names.seat(seat), discards[seat]))}</li>,
            )}
            <li className="unseen">
              {dock.rivalsBlocked(
                names.seat(rival),
                rivalsBlocked.map((id) => MODULE_NAMES[id]),
              )}
            </li>
          </>
        )}
      </ul>
      <Button
        look="primary"
        data-send={action.cards.join('-')}
        title={others.length === 0 ? undefined : dock.sameFor(others.map(orderOf))}
        onClick={() => act(action)}
      >
        {isOnly ? dock.sendIt : dock.sendAimed(orderOf(action))}
      </Button>
    </div>
  );
}
