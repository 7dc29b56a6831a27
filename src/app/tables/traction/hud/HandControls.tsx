import { HANDS } from '#sim/assist/assist.ts';
import { useCommands, useMatch, useSession } from './useTable.ts';
import { chooseHand, WHOSE_HANDS, type WhoseHand, whoseHandOf } from '#play/traction/session/chosenHands.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { Tick } from '#app/ui/Field.tsx';
import { useCompact } from '#app/ui/useCompact.ts';
import { type ReactNode, useId } from 'react';

const { hand, hands, handKinds, handOf, handsAlone } = gameTexts.action;

/** The hand that moves the pieces, for all to see: one that does what is aimed at, or the player's own. */
export function HandControls() {
  const chosen = useSession(whoseHandOf);
  return (
    <>
      {chosen === 'free' && <BalanceTick />}
      <Hands chosen={chosen} />
    </>
  );
}

function BalanceTick() {
  const isOn = useSettings(({ balanceAid }) => balanceAid);
  const change = useChange();
  return <Tick label={gameTexts.aids.balance} checked={isOn} onTick={(on) => change({ balanceAid: on })} />;
}

function Hands({ chosen }: Pick<HandChoice, 'chosen'>) {
  const commands = useCommands();
  const choose = (whose: WhoseHand): void => chooseHand(commands, whose);
  const compact = useCompact();
  const onlyFree = useMatch().state.options.hands === 'free';
  if (onlyFree) return <OnlyFree />;
  if (compact) return <HandSelect chosen={chosen} choose={choose} />;
  return (
    <fieldset className="hand-kinds" aria-label={hand}>
      <Headed heading={handKinds.assisted}>
        {HANDS.map((choice) => (
          <HandButton key={choice} choice={choice} chosen={chosen} choose={choose} />
        ))}
      </Headed>
      <Headed heading={handKinds.free}>
        <HandButton choice="free" chosen={chosen} choose={choose} />
      </Headed>
    </fieldset>
  );
}

const OnlyFree = () => (
  <span className="tag" title={handOf.free}>
    {hands.free}
  </span>
);

interface HandChoice {
  readonly chosen: WhoseHand;
  readonly choose: (choice: WhoseHand) => void;
}

function HandButton({ choice, chosen, choose }: HandChoice & { readonly choice: WhoseHand }) {
  return (
    <button
      type="button"
      className="button"
      aria-pressed={choice === chosen}
      title={handOf[choice]}
      onClick={() => choose(choice)}
    >
      {hands[choice]}
    </button>
  );
}

function HandSelect({ chosen, choose }: HandChoice) {
  return (
    <select
      className="select-field"
      aria-label={hand}
      value={chosen}
      onChange={({ target }) => choose(WHOSE_HANDS.find((choice) => choice === target.value) ?? chosen)}
    >
      <optgroup label={handKinds.assisted}>
        {HANDS.map((choice) => (
          <option key={choice} value={choice}>
            {handsAlone[choice]}
          </option>
        ))}
      </optgroup>
      <optgroup label={handKinds.free}>
        <option value="free">{handsAlone.free}</option>
      </optgroup>
    </select>
  );
}

interface HeadedProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A few buttons side by side under a few small words. */
function Headed({ heading, children }: HeadedProps) {
  const id = useId();
  return (
    <div className="headed">
      <span id={id} className="headed-words">
        {heading}
      </span>
      <fieldset className="segments" aria-labelledby={id}>
        {children}
      </fieldset>
    </div>
  );
}
