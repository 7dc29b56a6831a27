import { makeOwnRoute } from '#play/traction/ownRoutes.ts';
import { nameOf } from '#games/traction/pieces.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { useOpenSheet } from '#app/practice/TaskTable.tsx';
import { failuresIn } from '#play/practice/taskRun.ts';
import { LEARNER } from '#play/traction/teach/seats.ts';
import { taskOf } from '#play/traction/teach/taskWords.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { drillsOf, neighbourOf, rowOf } from '#play/traction/teach/lessons.ts';
import { usePart, useRunState } from './useRun.ts';
import { useNaming, useSession } from '../hud/useTable.ts';
import { useWayBack } from '#app/pages/WayBack.tsx';
import { useMore } from '#app/ui/useMore.ts';
import { type RefObject, useEffect } from 'react';

const useDrill = () => useRunState(({ task }) => task);

/** The task, its place in the guide, and the ways out of it at any time. */
export function DrillCard() {
  const drill = useDrill();
  const part = usePart();
  const { tips } = part;
  const match = useSession((session) => session.match);
  const failures = useRunState(failuresIn);
  const told = Math.min(failures, tips.length); // the newest: the ways out stay in sight
  const tip = tips[told - 1];
  const card = useMore<HTMLElement>('list');
  useTaskEnd(card);
  return (
    <section ref={card} className="panel drill-card" aria-label={texts.drills.panel}>
      <Place />
      <h1>{drill.title}</h1>
      <p className="drill-task">{match === null ? part.task : taskOf(part, match)}</p>
      {tip !== undefined && (
        <p className="drill-tip note">
          <strong>{texts.drills.tip(told)}</strong> {tip}
        </p>
      )}
      <How />
      <Ways />
    </section>
  );
}

/** Which of how many, and from the second turn on whose turn it is. */
function Place() {
  const drill = useDrill();
  const part = useRunState((state) => state.part);
  const turn = useSession(({ match }) => (match === null || match.state.outcome !== null ? null : match.state.turn));
  const naming = useNaming();
  const said = [
    placeIn(drill.id),
    ...(drill.parts.length > 1 ? [texts.drills.part(part + 1, drill.parts.length)] : []),
    ...(turn !== null && turn.number > 1 ? [texts.turn.toMove(naming.seat(turn.seat))] : []),
  ];
  return (
    <p className="note drill-place">
      <span className="drill-game">{gameTexts.card.name} · </span>
      {said.join(' · ')}
    </p>
  );
}

/** Which of its row. */
function placeIn(id: string): string {
  const row = rowOf(id);
  const drills = drillsOf(row);
  const n = drills.findIndex((drill) => drill.id === id) + 1;
  switch (row) {
    case 'first':
      return texts.lesson.step(n, drills.length);
    case 'guide':
      return texts.drills.ofGuide(n, drills.length);
    case 'puzzles':
      return texts.drills.ofPuzzles(n, drills.length);
    case 'further':
      return texts.drills.single;
  }
}

/** By every kind of hand. */
function How() {
  const openSheet = useOpenSheet();
  const drill = useDrill();
  const { hand, setup } = usePart();
  const own = setup?.position?.pieces.find(({ id, pose }) => ownerOf(id) === LEARNER && pose === 'upright');
  const { pointer, free, typed } = gameTexts.drills.ways;
  const byPointer = hand === 'free' ? free : pointer;
  return (
    <details key={drill.id} className="drill-how">
      <summary>{gameTexts.drills.how}</summary>
      <p className="note">{byPointer}</p>
      <p className="note">{typed(own === undefined ? 'L1' : nameOf(own.id))}</p>
      <button type="button" className="button" onClick={() => openSheet('keys')}>
        {texts.keys.title}
      </button>
    </details>
  );
}

/** Back, past it, and out. */
function Ways() {
  const drill = useDrill();
  const wayBack = useWayBack();
  const [before, after] = [neighbourOf(drill.id, -1), neighbourOf(drill.id, 1)];
  return (
    <nav className="drill-ways" aria-label={texts.drills.all}>
      {before !== null && <a href={makeOwnRoute({ page: 'drill', id: before.id })}>{texts.drills.back}</a>}
      {after !== null && <a href={makeOwnRoute({ page: 'drill', id: after.id })}>{texts.drills.skip}</a>}
      <a href={makeOwnRoute({ page: 'drills' })}>{texts.drills.all}</a>
      <a href={wayBack.href}>{wayBack.words}</a>
    </nav>
  );
}

/**
 * Tells the styles how far down the task's card reaches (`--task-end`), so that on upright phones the picture has its
 * pieces below it. Details that are opened to be read come over the table, and move nothing.
 */
function useTaskEnd(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    const table = element?.closest<HTMLElement>('.tableside');
    if (!element || !table) return undefined;
    const tell = (): void => {
      if (element.querySelector('details[open]') !== null) return;
      table.style.setProperty('--task-end', `${element.getBoundingClientRect().bottom}px`);
    };
    const sized = new ResizeObserver(tell);
    sized.observe(element);
    return () => sized.disconnect();
  }, [card]);
}
