import { useEffect, useState, type FormEvent } from 'react';
import { makeCommand, parseCommand } from '#games/traction/notation.ts';
import { nameOfHand } from '#games/traction/scenario/handIn.ts';
import type { Scenario, ScenarioAction, TackleCommand, WalkCommand } from '#games/traction/scenario/scenario.ts';
import type { Physics } from '#sim/physics.ts';
import { texts } from '#play/texts.ts';
import { helperOf } from '#app/tables/traction/helper.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useEditor, useScenario, useTheEditor } from '../EditorContext.tsx';
import { withActions } from '#play/traction/editor/edits.ts';
import { Button } from '#app/ui/Button.tsx';

/** The actions of this turn, and the question to the referee. */
export function Actions({ physics }: { readonly physics: Physics }) {
  const editor = useTheEditor();
  const { actions } = useScenario();
  const judged = useEditor((state) => state.judged);
  const stands = useEditor(({ trouble }) => trouble === null);
  useEffect(() => () => editor.stop(), [editor]); // the answer is not wanted any more
  return (
    <section className="menu-part">
      <h2>{gameTexts.editor.actions}</h2>
      {actions.length === 0 && <p className="note">{gameTexts.editor.none}</p>}
      <ol className="editor-actions">
        {actions.map((action, i) => (
          // Two alike differ by their place only.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <code translate="no">{textOf(action)}</code>
            <Button
              look="quiet"
              aria-label={gameTexts.editor.removeAction(i + 1)}
              onClick={() =>
                editor.edit((s) =>
                  withActions(
                    s,
                    s.actions.filter((_, place) => place !== i),
                  ),
                )
              }
            >
              ×
            </Button>
          </li>
        ))}
      </ol>
      <Type />
      <div className="row">
        <Button
          look="primary"
          disabled={actions.length === 0 || !stands || judged !== null}
          onClick={() => void editor.judge(() => helperOf(physics))}
        >
          {gameTexts.editor.judge}
        </Button>
        {judged !== null && <Button onClick={() => editor.stop()}>{texts.loading.stop}</Button>}
        <output className="status">{judged === null ? '' : gameTexts.editor.judging(judged, actions.length)}</output>
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
      return gameTexts.editor.gesture(action.piece);
    case 'disturb':
      return gameTexts.editor.disturb(action.piece);
  }
}

/** The move in notation, which knows the hand by its name; what a file says of the hand besides comes behind it. */
function moveText(action: WalkCommand | TackleCommand): string {
  const { hand } = action;
  const said = makeCommand({ ...action, hand: nameOfHand(hand) });
  if (typeof hand === 'string') return said;
  const { steadiness, grip, tiltDeg } = hand;
  return gameTexts.editor.ownHand(said, steadiness ?? null, grip ?? null, tiltDeg ?? null);
}

function Type() {
  const editor = useTheEditor();
  const scenario = useScenario();
  const [refused, setRefused] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const said = new FormData(form).get('action');
    const action = actionIn(typeof said === 'string' ? said : '', scenario);
    setRefused(typeof action === 'string' ? action : null);
    if (typeof action === 'string') return;
    editor.edit((s) => withActions(s, [...s.actions, action]));
    form.reset();
  };
  return (
    <form className="row type-move" onSubmit={submit}>
      <input
        className="text-field"
        name="action"
        aria-label={gameTexts.editor.type}
        placeholder={gameTexts.editor.placeholder}
        aria-invalid={refused !== null}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={() => setRefused(null)}
      />
      <button type="submit" className="button">
        {gameTexts.editor.addAction}
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
  return value.do === 'walk' || value.do === 'tackle' ? value : gameTexts.editor.onlyMoves;
}
