import { useId, useState, useEffect, useRef } from 'react';
import { hiddenIn } from '#engine/hidden.ts';
import type { Physics } from '#sim/physics.ts';
import { makeRoute, type MatchRoute } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useEditor, useScenario, useTheEditor } from '../EditorContext.tsx';
import { withSetting } from '#play/traction/editor/edits.ts';
import { plainly, EDITOR_NAMING, nameOfSeat } from '#play/traction/editor/plainly.ts';
import { Actions } from './Actions.tsx';
import { FileRow } from './FileRow.tsx';
import { Ground } from './Ground.tsx';
import { InHand } from './InHand.tsx';
import { PieceBox } from './PieceBox.tsx';
import type { ActionJudgement } from '#games/traction/scenario/judgement.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { withNames } from '#play/traction/say/naming.ts';

export interface EditorPanelProps {
  readonly physics: Physics;
  /** The match that the position was taken from. */
  readonly back: MatchRoute | null;
  /** Whether the browser keeps what is put together here. */
  readonly keeps: boolean;
}

/** Everything about the position that is not done on the table itself. */
export function EditorPanel({ physics, back, keeps }: EditorPanelProps) {
  return (
    <div className="editor-panel">
      <header className="editor-head">
        <a className="button quiet" href={makeRoute(back ?? { page: 'start' })}>
          {back === null ? texts.backToStart : gameTexts.editor.back[back.page]}
        </a>
        <h1>{gameTexts.editor.title}</h1>
        <p className="note">{gameTexts.editor.lead}</p>
      </header>
      <FileRow />
      <Title />
      {!keeps && <p className="wrong">{gameTexts.editor.notKept}</p>}
      <Trouble />
      <PieceBox />
      <InHand />
      <Ground />
      <Actions physics={physics} />
      <Answer />
    </div>
  );
}

/** Characters that no file may have in a title are not taken in: the title stays as it was. */
function Title() {
  const editor = useTheEditor();
  const { title } = useScenario();
  const [refused, setRefused] = useState<string | null>(null);
  const refusedId = useId();
  const typed = (next: string): void => {
    const hidden = hiddenIn(next);
    setRefused(hidden && gameTexts.editor.hiddenInName(hidden));
    if (hidden === null) editor.edit((s) => withSetting(s, { title: next }), 'title');
  };
  return (
    <div>
      <label className="labelled">
        <span>{gameTexts.editor.name}</span>
        <input
          className="text-field"
          dir="auto"
          value={title}
          maxLength={200}
          aria-invalid={refused !== null}
          aria-describedby={refusedId}
          onChange={({ target }) => typed(target.value)}
        />
      </label>
      <div id={refusedId} role="alert">
        {refused !== null && <p className="wrong">{refused}</p>}
      </div>
    </div>
  );
}

/** Why it is no position yet, or why the last order did nothing. */
function Trouble() {
  const trouble = useEditor((state) => state.trouble);
  const fault = useEditor((state) => state.fault);
  return (
    <div role="alert">
      {trouble !== null && <p className="wrong">{gameTexts.editor.trouble(plainly(trouble))}</p>}
      {fault !== null && <p className="wrong">{plainly(fault)}</p>}
    </div>
  );
}

/** The referee's judgement of each action. */
function Answer() {
  const judgement = useEditor((state) => state.judgement);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (judgement !== null) place.current?.scrollIntoView({ block: 'nearest' }); // it comes below what was pressed
  }, [judgement]);
  return (
    <div ref={place} aria-live="polite" data-testid="answer">
      {judgement?.actions.map((action, i) => (
        // The actions of an answer never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <One key={i} n={i + 1} action={action} />
      ))}
    </div>
  );
}

function One({ n, action }: { readonly n: number; readonly action: ActionJudgement }) {
  const { legal, rulings, steps, winner, nearest } = action;
  return (
    <section className={`answer ${legal ? 'good' : 'wrong'}`}>
      <h3>{gameTexts.editor.answer(n, legal)}</h3>
      {rulings.length === 0 && <p>{gameTexts.editor.quiet}</p>}
      {rulings.map((ruling) => (
        <p key={`${ruling.clause} ${ruling.code} ${ruling.tick} ${ruling.other ?? ''}`}>
          {withNames(ruling.text, EDITOR_NAMING)}{' '}
          <abbr title={texts.referee.clause(ruling.clause)}>{ruling.clause}</abbr>
        </p>
      ))}
      {steps.map((step, i) => (
        // Steps are told in their order.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={i} className="note">
          {gameTexts.editor.travel(step.travelMm, step.pivotSlipMm)}
        </p>
      ))}
      <p className="note">
        {gameTexts.editor.closeness(action.mostTiltDeg, action.slipMargin, action.mostOtherMoveMm)}
      </p>
      {nearest.map(({ id, mm }) => (
        <p key={id} className="note">
          {gameTexts.editor.nearest(EDITOR_NAMING.body(pieceId(id)), mm)}
        </p>
      ))}
      {winner !== null && <p>{gameTexts.editor.won(nameOfSeat(seat(winner)))}</p>}
    </section>
  );
}
