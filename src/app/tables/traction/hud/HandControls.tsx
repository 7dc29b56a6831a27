import { useEffect } from 'react';
import { HANDS } from '#sim/assist/assist.ts';
import { useCommands, useMatch, useSession } from './useTable.ts';
import { chooseHand, WHOSE_HANDS, whoseHandOf } from '#play/traction/session/chosenHands.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useAtHand } from '#app/frame/atHand.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { Tick } from '#app/ui/Field.tsx';

const { atHand, hand, handKinds, hands } = gameTexts.action;

/** The hand that moves the pieces, for all to see: one that does what is aimed at, or the player's own. */
export function HandControls() {
  const chosen = useSession(whoseHandOf);
  const onlyFree = useMatch().state.options.hands === 'free';
  return (
    <>
      {chosen === 'free' && <BalanceTick />}
      {onlyFree ? <OnlyFree /> : <HandSelect />}
    </>
  );
}

const OnlyFree = () =>
  useAtHand() ? <p className="note">{atHand.onlyFree}</p> : <span className="tag">{hands.free}</span>;

function BalanceTick() {
  const isOn = useSettings(({ balanceAid }) => balanceAid);
  const change = useChange();
  return <Tick label={gameTexts.aids.balance} checked={isOn} onTick={(on) => change({ balanceAid: on })} />;
}

function HandSelect() {
  const chosen = useSession(whoseHandOf);
  const commands = useCommands();
  const isAtHand = useAtHand();
  useEffect(() => {
    if (isAtHand && chosen === 'free') chooseHand(commands, 'careful'); // a piece that follows a finger is on the table
  }, [isAtHand, chosen, commands]);
  return (
    <select
      className="select-field"
      aria-label={hand}
      value={chosen}
      onChange={({ target }) => chooseHand(commands, WHOSE_HANDS.find((choice) => choice === target.value) ?? chosen)}
    >
      <optgroup label={handKinds.assisted}>
        {HANDS.map((choice) => (
          <option key={choice} value={choice}>
            {hands[choice]}
          </option>
        ))}
      </optgroup>
      {!isAtHand && (
        <optgroup label={handKinds.free}>
          <option value="free">{hands.free}</option>
        </optgroup>
      )}
    </select>
  );
}
