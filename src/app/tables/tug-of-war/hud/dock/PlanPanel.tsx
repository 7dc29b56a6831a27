import { TOWER_OPTIONS, type Seat, type Strength } from '#games/tug-of-war/ids.ts';
import { mayBlock } from '#games/tug-of-war/legal.ts';
import { distinct } from '#games/tug-of-war/rewards.ts';
import { inPlay, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { useAtHand } from '#app/frame/atHand.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { CardFan } from '#app/frame/dock/CardFan.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { isAimed, leftOf, mostAt, submissionOf, type Plan } from '#play/tug-of-war/session/plan.ts';
import { goalNow, standsWords } from '#play/tug-of-war/say/machineWords.ts';
import { dock } from '#play/tug-of-war/texts/table.ts';
import { useCommands, useMatch, useSession } from '../useTable.ts';
import { Advised, OrHint } from './Advised.tsx';
import { Aims } from './Aims.tsx';
import { CardFace } from './CardFace.tsx';
import { ChosenMachine, Machines } from './Machines.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Button } from '#app/ui/Button.tsx';

/** A turn is planned by laying cards at a machine; what comes of it is shown before it is sent. */
export function PlanPanel({ seat }: { readonly seat: Seat }) {
  const { state } = useMatch();
  const names = useSeatNames();
  const exact = useExact();
  const atHand = useAtHand();
  const plan = useSession((session) => session.plan);
  const action = submissionOf(plan, seat);
  const { module } = plan;
  // The outcome takes the place of what is aimed once all cards are.
  const aims = isAimed(module) && plan.laid.length > 0 && action === null;
  const lays = module === null ? dock.layHint(plan.laid.length, !atHand) : goalNow(state, module);
  const hint = aims ? dock.aims(module === 'maze', plan.laid[plan.aiming]?.card ?? 1, !atHand) : lays;
  return (
    <Bar
      title={dock.plan(names.seat(seat))}
      seat={seat}
      className="in-hand plan-panel"
      exact={
        aims
          ? { drawer: exact, parts: <Aims state={state} plan={plan} />, label: dock.exact }
          : module === null
            ? { drawer: exact, parts: <Machines seat={seat} />, label: dock.machines }
            : undefined
      }
      others={
        <>
          <ChosenMachine />
          {isAimed(module) && <Laid plan={plan} />}
          {module === 'tower' && <Reward plan={plan} />}
          {module !== null && mayBlock(state, seat) && <BlockMove state={state} plan={plan} />}
          <Advised />
        </>
      }
      rest={
        <p className="unseen">
          {module === null
            ? dock.planNote
            : `${dock.stands(MODULE_NAMES[module], standsWords(state, module, names.seat))}. ${goalNow(state, module)}`}
        </p>
      }
    >
      <HandCards state={state} seat={seat} plan={plan} />
      {action === null ? (
        <OrHint>
          <p className="hint">{hint}</p>
        </OrHint>
      ) : (
        <Outcomes state={state} action={action} />
      )}
    </Bar>
  );
}

interface PlanProps {
  readonly state: TugOfWarState;
  readonly plan: Plan;
}

/** The cards of the hand, equal ones on each other; a press lays the next of them, and one too many takes them up. */
function HandCards({ state, seat, plan }: PlanProps & { readonly seat: Seat }) {
  const { lay, takeUp } = useCommands();
  const hand = state.hands[seat];
  const left = leftOf(plan, hand);
  const isFull = plan.laid.length >= mostAt(plan.module);
  const laid = (card: Strength): number => plan.laid.filter((one) => one.card === card).length;
  const press = (card: Strength): void => {
    if (left.includes(card) && !isFull) lay(card);
    else for (let at = plan.laid.length - 1; at >= 0; at -= 1) if (plan.laid[at]?.card === card) takeUp(at);
  };
  return (
    <CardFan
      mark="data-lay"
      cards={distinct(hand).map((card) => ({
        id: `${card}` as const,
        name: dock.lay(card),
        face: <CardFace card={card} />,
        does: dock.lay(card),
        count: hand.filter((one) => one === card).length,
        chosen: laid(card),
        isOut: isFull && laid(card) === 0,
        isHinted: false,
      }))}
      onPress={(id) => press(Number(id) as Strength)}
    />
  );
}

/** The laid cards in their order, where each has a place of its own; a press aims one again. */
function Laid({ plan: { module, laid, aiming } }: { readonly plan: Plan }) {
  const { aimNext } = useCommands();
  if (module === null || laid.length === 0) return null;
  return (
    <ol className="laid-cards" aria-label={dock.laid(MODULE_NAMES[module])}>
      {laid.map(({ card, aim }, place) => (
        // Laid cards are told apart by their places alone.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <Button
            look="aim-again"
            aria-pressed={place === aiming}
            aria-label={dock.aimedAt(card, aim)}
            onClick={() => aimNext(place)}
          >
            {dock.aimed(card, aim)}
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** The Tower's reward is said with the cards (TW-67). */
function Reward({ plan }: { readonly plan: Plan }) {
  const { chooseOption } = useCommands();
  return (
    <select
      className="text-field tower-reward"
      aria-label={dock.option}
      value={plan.option}
      onChange={({ target: { value } }) => chooseOption(TOWER_OPTIONS.find((one) => one === value) ?? 'A')}
    >
      {TOWER_OPTIONS.map((value) => (
        <option key={value} value={value}>
          {dock.options[value]}
        </option>
      ))}
    </select>
  );
}

/** The item that forbids the rival a machine (TW-69). */
function BlockMove({ state, plan }: PlanProps) {
  const { chooseBlock } = useCommands();
  const modules = inPlay(state);
  return (
    <select
      className="text-field block-move"
      aria-label={dock.block}
      value={plan.block ?? ''}
      onChange={({ target: { value } }) => chooseBlock(modules.find((id) => id === value) ?? null)}
    >
      <option value="">{dock.noBlock}</option>
      {modules.map((id) => (
        <option key={id} value={id}>
          {dock.blocks(MODULE_NAMES[id])}
        </option>
      ))}
    </select>
  );
}
