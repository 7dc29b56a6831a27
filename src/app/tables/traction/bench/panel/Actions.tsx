import { useEffect, useState, type FormEvent } from 'react';
import { makeCommand, parseCommand } from '#games/traction/notation.ts';
import { nameOfHand } from '#games/traction/scenario/handIn.ts';
import type { Scenario, ScenarioAction, TackleCommand, WalkCommand } from '#games/traction/scenario/scenario.ts';
import type { Physics } from '#sim/physics.ts';
import { texts } from '#play/texts.ts';
import { helperOf } from '#app/tables/traction/helper.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useBench, useScenario, useTheBench } from '../BenchContext.tsx';
import { withActions } from '#play/traction/bench/edits.ts';

/** The actions of this turn, and the question to the referee. */
export function Actions({ physics }: { readonly physics: Physics }) {
  const bench = useTheBench();
  const { actions } = useScenario();
  const judged = useBench((state) => state.judged);
  const stands = useBench(({ trouble }) => trouble === null);
  useEffect(() => () => bench.stop(), [bench]); // the answer is not wanted any more
  return (
    <section className="menu-part">
      <h2>{gameTexts.bench.actions}</h2>
      {actions.length === 0 && <p className="note">{gameTexts.bench.none}</p>}
      <ol className="bench-actions">
        {actions.map((action, i) => (
          // Two alike differ by their place only.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <code translate="no">{textOf(action)}</code>
            <button
              type="button"
              className="button quiet"
              aria-label={gameTexts.bench.removeAction(i + 1)}
              onClick={() =>
                bench.edit((s) =>
                  withActions(
                    s,
                    s.actions.filter((_, place) => place !== i),
                  ),
                )
              }
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <Type />
      <div className="row">
        <button
          type="button"
          className="button primary"
          disabled={actions.length === 0 || !stands || judged !== null}
          onClick={() => void bench.judge(() => helperOf(physics))}
        >
          {gameTexts.bench.judge}
        </button>
        {judged !== null && (
          <button type="button" className="button" onClick={() => bench.stop()}>
            {texts.loading.stop}
          </button>
        )}
        <output className="status">{judged === null ? '' : gameTexts.bench.judging(judged, actions.length)}</output>
      </div>
    </section>
  );
}

function textOf(action: ScenarioAction): string {
  switch (action.do) {
    case 'walk':
    case 'tackle':
      return moveText(action);
    case 'gesture':
      return gameTexts.bench.gesture(action.piece);
    case 'disturb':
      return gameTexts.bench.disturb(action.piece);
  }
}

/** The move in notation, which knows the hand by its name; what a file says of the hand besides comes behind it. */
function moveText(action: WalkCommand | TackleCommand): string {
  const { hand } = action;
  const said = makeCommand({ ...action, hand: nameOfHand(hand) });
  if (typeof hand === 'string') return said;
  const { steadiness, grip, tiltDeg } = hand;
  return gameTexts.bench.ownHand(said, steadiness ?? null, grip ?? null, tiltDeg ?? null);
}

function Type() {
  const bench = useTheBench();
  const scenario = useScenario();
  const [refused, setRefused] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const said = new FormData(form).get('action');
    const action = actionIn(typeof said === 'string' ? said : '', scenario);
    setRefused(typeof action === 'string' ? action : null);
    if (typeof action === 'string') return;
    bench.edit((s) => withActions(s, [...s.actions, action]));
    form.reset();
  };
  return (
    <form className="row type-move" onSubmit={submit}>
      <input
        className="text-field"
        name="action"
        aria-label={gameTexts.bench.type}
        placeholder={gameTexts.bench.placeholder}
        aria-invalid={refused !== null}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={() => setRefused(null)}
      />
      <button type="submit" className="button">
        {gameTexts.bench.addAction}
      </button>
      <div role="alert">{refused !== null && <p className="wrong">{refused}</p>}</div>
    </form>
  );
}

/** The action that the line says, or why it says none. */
function actionIn(line: string, { seat }: Scenario): ScenarioAction | string {
  const command = parseCommand(line, seat);
  if (!command.ok) return command.fault.message;
  const { value } = command;
  return value.do === 'walk' || value.do === 'tackle' ? value : gameTexts.bench.onlyMoves;
}
