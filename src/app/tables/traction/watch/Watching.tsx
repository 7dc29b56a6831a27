import { makeOwnRoute } from '#play/traction/ownRoutes.ts';
import { useEffect, useState } from 'react';
import { isolated } from '#engine/isolated.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import type { Physics } from '#sim/physics.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { makeRoute, type MatchRoute, type RulingPlace } from '#play/route.ts';
import { useAmbience, useCalm } from '#app/settings/useAmbience.ts';
import { clauseOfExample } from '#play/traction/teach/exampleIds.ts';
import { RulesSheet } from '../teach/RulesSheet.tsx';
import { filmOf } from '../film.ts';
import { listed, texts } from '#play/texts.ts';
import { Plays, useOpening } from '#app/replay/notes.tsx';
import { ActList } from '#app/replay/ActList.tsx';
import { Evidence } from './evidence/Evidence.tsx';
import { EvidencePanel } from './evidence/EvidencePanel.tsx';
import type { Marks } from './evidence/marks.ts';
import { FallenRulings } from './FallenRulings.tsx';
import { useAnalysis } from '#app/replay/analysis/useAnalysis.ts';
import { leaveAt } from '#play/storage/leftAt.ts';
import { useTheViewer } from '#app/replay/ViewerContext.tsx';
import { helperOf } from '../helper.ts';
import { analysed } from './analysis/analysed.ts';
import { BetterMove, MatchAnalysis } from './analysis/MatchAnalysis.tsx';
import { OtherTolerance } from './tolerance/OtherTolerance.tsx';
import { useWatch } from '#app/replay/useWatch.ts';
import type { Speed, Viewer } from '#app/replay/viewer.ts';
import type { Take } from '#app/replay/video/takes.ts';
import { WatchedTable } from '#app/replay/WatchedTable.tsx';
import { WatchFrame } from '#app/replay/WatchFrame.tsx';
import { WatchHud } from '#app/replay/WatchHud.tsx';
import { toItsEnd } from '#app/table/toItsEnd.ts';
import { WatchedPlates } from '#app/table/WatchedPlates.tsx';
import { pathOf } from '#app/pages/rooms/roomPath.ts';
import { filmedDay } from '#play/sharing/dayTable.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { play } from '#play/traction/play.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { laterPart } from '#app/late/later.tsx';
import { positionOf } from '#play/traction/sharing/positionOf.ts';
import { ToEditor, ToPractice } from '../sharing/TakePosition.tsx';

const ExampleNote = laterPart(async () => (await import('../teach/ExampleNote.tsx')).ExampleNote);

export interface WatchingProps {
  readonly id: string;
  readonly match: TractionMatch;
  readonly physics: Physics;
  readonly ruling: RulingPlace | null;
}

/** A match of Traction as it was, with everything to go back and forth in time around it. */
export function Watching({ id, match, physics, ruling }: WatchingProps) {
  const watch = useWatch('traction', () => toItsEnd(filmOf(physics, match), play, match));
  const { viewer, root } = watch;
  const lessMotion = useAmbience().motion === 'reduced'; // to whom wants it an example only stands ready
  const evidence = useEvidence(viewer, ruling);
  const { marks, show } = evidence;
  const analysis = useAnalysis(
    id,
    match,
    () => analysed(match),
    () => helperOf(physics),
  );
  const clause = clauseOfExample(id);
  const calm = useCalm(STILL_ASKED);
  const plays = useOpening(viewer, ruling === null ? id : null, clause === null ? !calm : !lessMotion, clause !== null);
  const { seats } = match.header;
  return (
    <WatchFrame
      watch={watch}
      names={`${gameTexts.card.name}: ${listed(seats.map(({ name }) => isolated(name)))}`}
      example={clause}
      moment={ruling && marks && momentOf(ruling, marks)}
      table={
        <WatchedTable watch={watch} still={STILL_ASKED}>
          {ruling && <Evidence root={root} ruling={ruling} tolerance={match.state.options.tolerance} {...evidence} />}
          {ruling === null && <BetterMove match={match} analysis={analysis} />}
          {plays && <Plays root={root} />}
        </WatchedTable>
      }
      hud={
        <RulesSheet>
          <WatchHud
            id={id}
            seats={seats}
            plates={clause === null && <WatchedPlates play={play} match={match} />}
            ruling={ruling}
            beside={watch.beside}
            back={
              clause === null ? backOf(id) : { href: makeOwnRoute({ page: 'rules', clause }), text: texts.rules.back }
            }
            note={clause !== null && <ExampleNote clause={clause} />}
            said={
              <>
                {ruling ? (
                  <EvidencePanel id={id} ruling={ruling} match={match} marks={marks} onAgain={show} />
                ) : (
                  <FallenRulings id={id} match={match} />
                )}
                {clause === null && <OtherTolerance id={id} match={match} />}
              </>
            }
            analysis={
              clause === null && ruling === null ? <MatchAnalysis id={id} match={match} analysis={analysis} /> : null
            }
            acts={<ActList id={id} seats={seats} foot={<ActPosition id={id} match={match} />} />}
            onClean={() => watch.setClean(true)}
            onVideo={watch.filming.ask}
          />
        </RulesSheet>
      }
    />
  );
}

/** To the match, or to the list that it is an entry of. */
const backOf = (id: string) =>
  filmedDay(id) === null
    ? { href: makeRoute({ page: 'match', id }), text: texts.replay.back }
    : { href: `#${pathOf({ at: 'day', game: play.game.id })}`, text: dailyTexts.toList };

const SLOWLY: Speed = 1 / 10;

const momentOf = ({ action }: RulingPlace, { from, until }: Marks): Take => ({
  from: { act: action, tick: from },
  until: { act: action, tick: until },
});

/**
 * The moment of a ruling: gone to, and once it has been performed again shown slowly from where it can be seen best.
 */
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

/** Takes the position from which the action that is seen was done to practice, or to the position editor. */
function ActPosition({ id, match }: { readonly id: string; readonly match: TractionMatch }) {
  const viewer = useTheViewer();
  const position = (): string => {
    const { act } = viewer.store.getState().at;
    leaveAt(id, act);
    return positionOf(match, match.log[act]?.before.state);
  };
  const back: MatchRoute = { page: 'watch', id, ruling: null };
  return (
    <div className="act-position">
      <ToPractice position={position} back={back} hands={match.state.options.hands} className="quiet" />
      <ToEditor position={position} back={back} className="quiet" />
    </div>
  );
}
