import { useId, useState } from 'react';
import { hiddenIn } from '#engine/hidden.ts';
import type { Physics } from '#sim/physics.ts';
import { makeRoute, type MatchRoute } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useBench, useScenario, useTheBench } from '../BenchContext.tsx';
import { withSetting } from '#play/traction/bench/edits.ts';
import { plainly } from '#play/traction/bench/plainly.ts';
import { Actions } from './Actions.tsx';
import { Answer } from './Answer.tsx';
import { FileRow } from './FileRow.tsx';
import { Ground } from './Ground.tsx';
import { InHand } from './InHand.tsx';
import { PieceBox } from './PieceBox.tsx';

export interface BenchPanelProps {
  readonly physics: Physics;
  /** The match that the position was taken from. */
  readonly back: MatchRoute | null;
  /** Whether the browser keeps what is put together here. */
  readonly keeps: boolean;
}

/** Everything about the position that is not done on the table itself. */
export function BenchPanel({ physics, back, keeps }: BenchPanelProps) {
  return (
    <div className="bench-panel">
      <header className="bench-head">
        <a className="button quiet" href={makeRoute(back ?? { page: 'start' })}>
          {back === null ? texts.backToStart : gameTexts.bench.back[back.page]}
        </a>
        <h1>{gameTexts.bench.title}</h1>
        <p className="note">{gameTexts.bench.lead}</p>
      </header>
      <FileRow />
      <Title />
      {!keeps && <p className="wrong">{gameTexts.bench.notKept}</p>}
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
  const bench = useTheBench();
  const { title } = useScenario();
  const [refused, setRefused] = useState<string | null>(null);
  const refusedId = useId();
  const typed = (next: string): void => {
    const hidden = hiddenIn(next);
    setRefused(hidden && gameTexts.bench.hiddenInName(hidden));
    if (hidden === null) bench.edit((s) => withSetting(s, { title: next }), 'title');
  };
  return (
    <div>
      <label className="labelled">
        <span>{gameTexts.bench.name}</span>
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
  const trouble = useBench((state) => state.trouble);
  const fault = useBench((state) => state.fault);
  return (
    <div role="alert">
      {trouble !== null && <p className="wrong">{gameTexts.bench.trouble(plainly(trouble))}</p>}
      {fault !== null && <p className="wrong">{plainly(fault)}</p>}
    </div>
  );
}
