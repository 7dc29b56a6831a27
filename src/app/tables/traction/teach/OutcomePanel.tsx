import { makeOwnRoute, ownRoute } from '#play/traction/ownRoutes.ts';
import type { ReactNode } from 'react';
import { NextStep } from '#app/teach/NextStep.tsx';
import { WaysToPlay } from '#app/teach/WaysToPlay.tsx';
import { goTo } from '#app/ui/useRoute.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { ClauseMark } from '#app/teach/ClauseMark.tsx';
import { sayingsOf } from '#play/traction/say/sayings.ts';
import { lastStepOf, SteadinessMeter } from '../hud/SteadinessMeter.tsx';
import { useSeen } from '../hud/useSeen.ts';
import { useMatch, useNaming } from '../hud/useTable.ts';
import { useSession } from '../session/SessionContext.tsx';
import { shownLines } from '#play/traction/teach/drillRun.ts';
import { isOfFirst, isPuzzle, LESSONS, neighbourOf } from '#play/traction/teach/lessons.ts';
import { useDrill, usePart, useRun, useRunState } from './useRun.ts';

/** The outcome and the next step, in the dock's place. */
export function OutcomePanel() {
  const verdict = useRunState((state) => state.verdict);
  const showing = useRunState((state) => state.showing);
  const seen = useSeen();
  if (showing) return <Said words={texts.drills.showing} />;
  if (verdict.state !== 'open' && !seen) return <Ruled />;
  switch (verdict.state) {
    case 'open':
      return <Again words={texts.drills.shown} show={gameTexts.drills.showAgain} />;
    case 'failed':
      return <Again words={verdict.words} clause={verdict.clause} show={texts.drills.show} failed />;
    case 'passed':
      return <Passed words={verdict.words} />;
  }
}

interface SaidProps {
  readonly words: string;
  readonly lead?: string;
  readonly tone?: 'good' | 'foul';
  readonly clause?: string | null;
  readonly children?: ReactNode;
}

function Said({ words, lead, tone, clause = null, children }: SaidProps) {
  const { hand } = usePart();
  return (
    <section className="panel drill-outcome" aria-label={texts.drills.outcome} data-tone={tone}>
      <p>
        {lead !== undefined && <strong>{lead}</strong>} {words} {clause !== null && <ClauseMark clause={clause} />}
      </p>
      {hand === 'free' && <SteadinessMeter stepOf={lastStepOf} />}
      <div className="row">{children}</div>
    </section>
  );
}

/** The referee's words alone, until the picture shows what comes of them. */
function Ruled() {
  const last = useSession(({ lastAction }) => lastAction);
  const { options } = useMatch().state;
  const naming = useNaming();
  const [first] = last === null ? [] : sayingsOf(last, naming, options);
  return first === undefined ? null : <Said words={first.text} />;
}

interface AgainProps {
  readonly words: string;
  readonly clause?: string | null;
  /** On the button that has it shown, for the first time or again. */
  readonly show: string;
  readonly failed?: boolean;
}

/** After so many misses a step of the lesson may plainly be left (house value). */
const MISSES = 2;

/** The position at once, as it was; or it is shown; or one goes on without it. */
function Again({ words, clause = null, show, failed = false }: AgainProps) {
  const run = useRun();
  const canShow = shownLines(usePart()).length > 0;
  const { id } = useDrill();
  const next = neighbourOf(id, 1);
  const stuck = useRunState(({ failures }) => failures >= MISSES) && isOfFirst(id) && canShow && next !== null;
  return (
    <Said
      words={stuck ? `${words} ${gameTexts.drills.stuck}` : words}
      clause={clause}
      {...(failed ? { lead: texts.drills.failed, tone: 'foul' as const } : {})}
    >
      <NextStep onPress={run.retry}>{texts.drills.retry}</NextStep>
      {canShow && (
        <button type="button" className="button" onClick={run.show}>
          {stuck ? gameTexts.drills.watchOnce : show}
        </button>
      )}
      {stuck && (
        <a className="button" href={makeOwnRoute({ page: 'drill', id: next.id })}>
          {texts.lesson.next}
        </a>
      )}
    </Said>
  );
}

function Passed({ words }: { readonly words: string }) {
  const run = useRun();
  const drill = useDrill();
  const part = useRunState((state) => state.part);
  const next = neighbourOf(drill.id, 1);
  if (part < drill.parts.length - 1) {
    return (
      <Said words={words} lead={texts.drills.passed} tone="good">
        <NextStep onPress={run.next}>{texts.drills.nextPart}</NextStep>
      </Said>
    );
  }
  return (
    <Said words={words} lead={texts.drills.passed} tone="good">
      {next === null ? (
        <Finished />
      ) : (
        <NextStep onPress={() => goTo(ownRoute({ page: 'drill', id: next.id }))}>
          {isOfFirst(drill.id) ? texts.lesson.next : isPuzzle(drill.id) ? texts.drills.nextPuzzle : texts.drills.next}
        </NextStep>
      )}
      <button type="button" className="button quiet" onClick={run.retry}>
        {texts.drills.retry}
      </button>
    </Said>
  );
}

/** The end of the first lesson and that of the guide lead to a match; that of the others to where they are chosen. */
function Finished() {
  const drill = useDrill();
  const isFirst = isOfFirst(drill.id);
  const isGuide = drill.id === LESSONS.guide.at(-1);
  return (
    <>
      {isFirst && <p className="drill-finished">{texts.lesson.finished}</p>}
      {isGuide && <p className="drill-finished">{texts.drills.finished}</p>}
      <WaysToPlay game="traction" />
      <a className="button" href={makeOwnRoute({ page: 'drills' })}>
        {isFirst ? gameTexts.drills.practise : isGuide ? texts.drills.further : texts.drills.all}
      </a>
    </>
  );
}
