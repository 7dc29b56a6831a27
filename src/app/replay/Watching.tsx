import '../styles/watch.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { TractionMatch } from '../../games/traction/traction.ts';
import type { Tolerance } from '../../referee/tolerance.ts';
import type { Physics } from '../../sim/physics.ts';
import { makeRoute, type RulingPlace } from '../pages/route.ts';
import { TableCanvas } from '../scene/TableCanvas.tsx';
import { useAmbience } from '../settings/useAmbience.ts';
import { clauseOfExample } from '../teach/exampleIds.ts';
import { RulesSheet } from '../teach/RulesSheet.tsx';
import { SceneProvider } from '../tables/SceneContext.tsx';
import { filmOf } from '../tables/traction/film.ts';
import { listed, texts } from '../texts.ts';
import { ActList } from './ActList.tsx';
import { Demonstration } from './Demonstration.tsx';
import { Evidence, type EvidenceProps } from './evidence/Evidence.tsx';
import { EvidencePanel } from './evidence/EvidencePanel.tsx';
import type { Marks } from './evidence/marks.ts';
import { FallenRulings } from './FallenRulings.tsx';
import { OtherTolerance } from './tolerance/OtherTolerance.tsx';
import { Viewer, type Speed } from './viewer.ts';
import { nobodyLooks, useReplayKeys } from './useReplayKeys.ts';
import { FilmingPanel } from './video/FilmingPanel.tsx';
import { KeepDrawing } from './video/KeepDrawing.tsx';
import type { Take } from './video/takes.ts';
import { useFilming } from './video/useFilming.ts';
import { ViewerProvider } from './ViewerContext.tsx';
import { WatchHud } from './WatchHud.tsx';

const ExampleNote = lazy(async () => ({ default: (await import('../teach/ExampleNote.tsx')).ExampleNote }));

const VideoDialog = lazy(async () => ({ default: (await import('./video/VideoDialog.tsx')).VideoDialog }));

export interface WatchingProps {
  readonly id: string;
  readonly match: TractionMatch;
  readonly physics: Physics;
  readonly ruling: RulingPlace | null;
}

/** The table as it was, with everything to go back and forth in time around it. */
export function Watching({ id, match, physics, ruling }: WatchingProps) {
  const [viewer] = useState(() => new Viewer(filmOf(physics, match), undefined, nobodyLooks));
  const [clean, setClean] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => () => viewer.free(), [viewer]);
  const evidence = useEvidence(viewer, ruling);
  const { marks, show } = evidence;
  const filming = useFilming(viewer, root);
  const isFilming = filming.state.is === 'recording';
  const bare = clean || isFilming;
  useReplayKeys(viewer, { clean, setClean, off: isFilming });
  const clause = clauseOfExample(id);
  const names = listed(match.header.seats.map(({ name }) => name));
  return (
    <ViewerProvider viewer={viewer}>
      <SceneProvider scene={viewer}>
        <main className="tableside watch" data-clean={bare} data-example={clause ?? undefined}>
          <title>{texts.titleOf(texts.replay.titleOf(names))}</title>
          <h1 className="unseen">{texts.replay.titleOf(names)}</h1>
          <Table root={root} onTouch={clean && !isFilming ? () => setClean(false) : undefined} byItself={clause !== null && ruling === null} ruling={ruling} tolerance={match.state.options.tolerance} evidence={evidence} rolling={isFilming} />
          {bare ? (
            <button type="button" className="unseen" onClick={() => setClean(false)}>
              {texts.replay.chrome}
            </button>
          ) : (
            <RulesSheet>
              <WatchHud
                match={match}
                ruling={ruling}
                back={clause === null ? { href: makeRoute({ page: 'match', id }), text: texts.replay.back } : { href: makeRoute({ page: 'rules', clause }), text: texts.rules.back }}
                note={clause !== null && <ExampleNote clause={clause} />}
                said={
                  <>
                    {ruling ? <EvidencePanel id={id} ruling={ruling} match={match} marks={marks} onAgain={show} /> : <FallenRulings id={id} match={match} />}
                    {clause === null && <OtherTolerance id={id} match={match} />}
                  </>
                }
                acts={<ActList id={id} match={match} />}
                onClean={() => setClean(true)}
                onVideo={filming.ask}
              />
            </RulesSheet>
          )}
          <Suspense fallback={null}>{filming.state.is === 'asking' && <VideoDialog moment={ruling && marks && momentOf(ruling, marks)} onRecord={(filmed) => void filming.record(filmed)} onClose={filming.dismiss} />}</Suspense>
          {filming.state.is !== 'away' && <FilmingPanel state={filming.state} onCancel={filming.cancel} onDismiss={filming.dismiss} />}
        </main>
      </SceneProvider>
    </ViewerProvider>
  );
}

const SLOWLY: Speed = 1 / 10;

const momentOf = ({ action }: RulingPlace, { from, until }: Marks): Take => ({ from: { act: action, tick: from }, until: { act: action, tick: until } });

/** The moment of a ruling: gone to, and once it has been performed again shown slowly from where it can be seen best. */
function useEvidence(viewer: Viewer, ruling: RulingPlace | null) {
  const [found, setFound] = useState<{ readonly of: RulingPlace; readonly marks: Marks } | null>(null);
  const [times, setTimes] = useState(0);
  const marks = ruling && found?.of === ruling ? found.marks : null;
  useEffect(() => {
    const act = ruling && viewer.film.acts[ruling.action];
    viewer.setAbout((ruling && act?.rulings[ruling.ruling]) ?? null);
    if (ruling) viewer.seek({ act: ruling.action, tick: act?.ticks ?? 0 });
    else viewer.setShot(null);
  }, [viewer, ruling]);
  const show = (shown = marks): void => {
    if (!ruling || !shown) return;
    setTimes((before) => before + 1);
    viewer.playFrom({ act: ruling.action, tick: shown.from }, { act: ruling.action, tick: shown.until }, SLOWLY);
  };
  const onMarks = (next: Marks): void => {
    if (!ruling) return;
    setFound({ of: ruling, marks: next });
    show(next);
  };
  return { marks, times, onMarks, show: () => show() };
}

interface TableProps {
  readonly root: React.RefObject<HTMLDivElement | null>;
  readonly onTouch: (() => void) | undefined;
  /** An example; to whom wants less motion it only stands ready. */
  readonly byItself: boolean;
  readonly ruling: RulingPlace | null;
  readonly tolerance: Tolerance;
  readonly evidence: Omit<EvidenceProps, 'root' | 'ruling' | 'tolerance'>;
  /** A video is being made of it. */
  readonly rolling: boolean;
}

function Table({ root, onTouch, byItself, ruling, tolerance, evidence: { marks, times, onMarks }, rolling }: TableProps) {
  const lessMotion = useAmbience().motion === 'reduced';
  const still = lessMotion || new URLSearchParams(window.location.search).has('still');
  return (
    // A tap brings the controls back; so does any key, and a button for those who tab.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div ref={root} className="table-view" role="application" tabIndex={0} aria-label={texts.replay.table} data-testid="table" onClick={onTouch}>
      <TableCanvas root={root} still={still}>
        {ruling && <Evidence root={root} ruling={ruling} tolerance={tolerance} marks={marks} times={times} onMarks={onMarks} />}
        {rolling && <KeepDrawing />}
        {byItself && !lessMotion && <Demonstration root={root} />}
      </TableCanvas>
    </div>
  );
}
