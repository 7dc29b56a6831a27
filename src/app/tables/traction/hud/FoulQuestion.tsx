import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { PadCap } from '#app/frame/keys/Kbd.tsx';
import { useShortcut } from '#app/frame/keys/useShortcut.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { expectedOf, foulCostOf } from '#play/traction/session/expected.ts';
import { useCommands, useSpoken, useSession } from './useTable.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { mayTackle } from '#play/traction/offers.ts';
import { AnswersAtRival } from './AtRival.tsx';

/** A gamepad's second press, which is not its usual one. */
const ANYWAY = { do: 'other-verb' } as const;

/**
 * In the dock's place while an ordered step that looks like a foul waits: its cost, and the way back to the aim. Where
 * it could be a tackle, that is asked, and nobody wants the foul.
 */
export function FoulQuestion() {
  const { performAim, cancel } = useCommands();
  const safe = useFocusWhereLost();
  const couldTackle = useSession(mayTackle);
  const { performAnyway, cancelStep } = gameTexts.action;
  const exact = useExact();
  const back = (): void => {
    cancel();
    if (!exact.isShown) cancel(); // what was dragged is dragged anew; what was set exactly is mended
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') back();
  };
  return (
    // Escape answers wherever in the panel one is: a button would have the key for itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="panel dock foul-question" aria-labelledby="foul-title" onKeyDown={escape}>
      {couldTackle ? (
        <p id="foul-title" role="alert">
          {gameTexts.action.asksAtRival}
        </p>
      ) : (
        <Words />
      )}
      <div className="foul-answers">
        {!couldTackle && (
          <button type="button" className="button" onClick={performAim}>
            {performAnyway} <PadCap wish={ANYWAY} />
          </button>
        )}
        <AnswersAtRival />
        <button
          ref={safe}
          type="button"
          className={couldTackle ? 'button' : 'button primary'}
          {...useShortcut('cancel', cancelStep)}
          onClick={back}
        >
          {cancelStep}
        </button>
      </div>
    </section>
  );
}

function Words() {
  const expected = useSession(useShallow(expectedOf));
  const cost = useSession(useShallow(foulCostOf));
  const units = useSettings((settings) => settings.units);
  const naming = useSpoken();
  if (expected === null || cost === null) return null;
  return (
    <div role="alert">
      <h2 id="foul-title">
        {gameTexts.action.foulHeld(gameTexts.action.expected(expected, naming, units), cost.miss)}
      </h2>
      <p>{gameTexts.action.foulCost(cost)}</p>
    </div>
  );
}

/** The button that ordered the step is gone: its focus goes to the answer that costs nothing. */
function useFocusWhereLost() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}
