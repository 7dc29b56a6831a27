import type { Seat } from '#games/tug-of-war/ids.ts';
import { TOWER_OPTIONS } from '#games/tug-of-war/ids.ts';
import { mayBlock } from '#games/tug-of-war/legal.ts';
import { distinct } from '#games/tug-of-war/rewards.ts';
import { setOf } from '#games/tug-of-war/sets.ts';
import { inPlay, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { Segments } from '#app/ui/Field.tsx';
import { isAimed, leftOf, mostAt, submissionOf, type Plan } from '#play/tug-of-war/session/plan.ts';
import { dock } from '#play/tug-of-war/texts/table.ts';
import { useCommands, useMatch, useSession } from '../useTable.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { Aims } from './Aims.tsx';
import { CardFace } from './CardFace.tsx';
import { Machines } from './Machines.tsx';
import { Outcomes } from './Outcomes.tsx';

/** A turn is planned by laying cards at a machine; what comes of it is shown before it is sent. */
export function PlanPanel({ seat }: { readonly seat: Seat }) {
  const { state } = useMatch();
  const names = useSeatNames();
  const plan = useSession((session) => session.plan);
  const action = submissionOf(plan, seat);
  // The outcome takes the place of the board of tiles once all cards are aimed.
  const showsAims = isAimed(plan.module) && plan.laid.length > 0 && action === null;
  const title = dock.plan(names.seat(seat));
  return (
    <DockPanel label={title} seat={seat} className="plan-panel">
      <h2>{title}</h2>
      <AskedNote>{plan.module === null ? dock.planNote : null}</AskedNote>
      <Machines seat={seat} />
      <div className="cards-row">
        <HandCards state={state} seat={seat} plan={plan} />
        <Laid plan={plan} />
      </div>
      {showsAims && <Aims state={state} plan={plan} seat={seat} />}
      {plan.module === 'tower' && <Reward state={state} plan={plan} />}
      {plan.module !== null && mayBlock(state, seat) && <BlockMove state={state} plan={plan} />}
      {action !== null && <Outcomes state={state} action={action} />}
      {plan.module === null && (
        <div className="dock-last">
          <Advised />
        </div>
      )}
    </DockPanel>
  );
}

interface PlanProps {
  readonly state: TugOfWarState;
  readonly plan: Plan;
}

/** The cards of the hand that are not laid, each strength with how many there are. */
function HandCards({ state, seat, plan }: PlanProps & { readonly seat: Seat }) {
  const { lay } = useCommands();
  const hand = state.hands[seat];
  const left = leftOf(plan, hand);
  const isFull = plan.laid.length >= mostAt(plan.module);
  return (
    <fieldset className="push-cards" aria-label={dock.hand}>
      {distinct(hand).map((card) => {
        const count = left.filter((one) => one === card).length;
        return (
          <button
            key={card}
            type="button"
            className="button push-card"
            data-lay={card}
            aria-label={dock.lay(card)}
            disabled={count === 0 || isFull}
            onClick={() => lay(card)}
          >
            <CardFace card={card} />
            {count !== 1 && <span className="card-count">×{count}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The laid cards in their order; a press takes one up, or aims it again. */
function Laid({ plan: { module, laid, aiming } }: { readonly plan: Plan }) {
  const { takeUp, aimNext } = useCommands();
  if (laid.length === 0) return null;
  return (
    <ol className="laid-cards" aria-label={module === null ? dock.hand : dock.laid(MODULE_NAMES[module])}>
      {laid.map(({ card, aim }, place) => (
        // Laid cards are told apart by their places alone.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          {isAimed(module) && (
            <button
              type="button"
              className="button aim-again"
              aria-pressed={place === aiming}
              onClick={() => aimNext(place)}
            >
              {dock.aimed(card, aim ?? '…')}
            </button>
          )}
          <button
            type="button"
            className="button quiet take-up"
            data-take-up={place}
            aria-label={dock.takeUp(card)}
            onClick={() => takeUp(place)}
          >
            {isAimed(module) ? '×' : `${card} ×`}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The Tower's reward is said with the cards (TW-67). */
function Reward({ state, plan }: PlanProps) {
  const { chooseOption } = useCommands();
  const { rivalsCard } = setOf(state.options.set);
  return (
    <div className="tower-reward">
      <Segments
        name="tower-option"
        label={dock.option}
        value={plan.option}
        choices={TOWER_OPTIONS.map((value) => ({ value, label: dock.options[value] }))}
        onChoose={chooseOption}
      />
      <p className="note">{dock.optionNotes(rivalsCard)[plan.option]}</p>
    </div>
  );
}

/** The item that forbids the rival a machine (TW-69). */
function BlockMove({ state, plan }: PlanProps) {
  const { chooseBlock } = useCommands();
  const modules = inPlay(state);
  return (
    <label className="labelled block-move">
      <span>{dock.block}</span>
      <select
        className="text-field"
        value={plan.block ?? ''}
        onChange={({ target: { value } }) => chooseBlock(modules.find((id) => id === value) ?? null)}
      >
        <option value="">{dock.noBlock}</option>
        {modules.map((id) => (
          <option key={id} value={id}>
            {MODULE_NAMES[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
