import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { WholeMatch, PlayedGame } from '#play/game/playedGame.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import type { Physics } from '#sim/physics.ts';
import type { WatchedProps } from '../pages/tableModule.ts';
import type { Film } from '../replay/film.ts';
import { texts } from '#play/texts.ts';
import { MatchReplay, type MatchReplayProps } from '../replay/MatchReplay.tsx';
import { useWatch } from '../replay/useWatch.ts';
import type { Figures } from '#play/replay/analysis/standing.ts';
import { StandingAnalysis } from '../replay/analysis/StandingAnalysis.tsx';
import type { TableParts } from './tableParts.ts';
import { WatchSound } from './TableSound.tsx';
import { toItsEnd } from './toItsEnd.ts';
import { WatchedPlates } from './WatchedPlates.tsx';

/** The drawn parts of a game's replay. */
export interface ReplayParts<B extends TableTypes = TableTypes> extends Pick<TableParts<B>, 'ear'> {
  filmOf(physics: Physics, match: WholeMatch<B>): Film;
  /** How things stand after that action, a sentence a line. */
  after?(match: WholeMatch<B>, act: number): readonly string[];
  /** Words about the action that is seen, where they are more than lines. */
  readonly Said?: ComponentType<{ readonly match: WholeMatch<B> }>;
  /** Under the list of actions. */
  readonly Foot?: ComponentType<{ readonly id: string; readonly match: WholeMatch<B> }>;
  /** How the match stood by what counts in it; left out where an analysis tells that, or nothing does. */
  readonly figures?: Figures<B['rules']['state']>;
  /** The replay with an analysis in it; left out where the game has none. */
  analysed?(props: AnalysedProps<B>): ReactNode;
}

export interface AnalysedProps<B extends TableTypes = TableTypes> extends Omit<WatchedProps, 'match' | 'ruling'> {
  readonly match: WholeMatch<B>;
  /** The replay around it. */
  show(analysis: MatchReplayProps['analysis']): ReactNode;
}

/** A game's match as it was, without its secrets. */
export const defineReplay = <B extends TableTypes>(play: PlayedGame<B>, parts: ReplayParts<B>) => {
  const props: { readonly play: PlayedGame; readonly parts: ReplayParts } = { play, parts };
  return (watched: WatchedProps): ReactNode => <Watching {...watched} {...props} />;
};

function Watching({
  id,
  match: whole,
  physics,
  play,
  parts,
}: WatchedProps & { readonly play: PlayedGame; readonly parts: ReplayParts }) {
  const match = useMemo(() => play.publicPart?.(whole) ?? whole, [play, whole]);
  const watch = useWatch(play.game.id, () => toItsEnd(parts.filmOf(physics, match), play, match));
  const { log, header } = match;
  const { Said, Foot } = parts;
  const isFirst = header.rules === 'first';
  const show = (analysis?: MatchReplayProps['analysis']): ReactNode => (
    <MatchReplay
      id={id}
      watch={watch}
      game={isFirst ? texts.ruleSets.ofFirst(play.words.name) : play.words.name}
      seats={header.seats}
      plates={<WatchedPlates play={play} match={match} />}
      sound={parts.ear && <WatchSound play={play} log={log} earOf={parts.ear} />}
      linesOf={(act) => [...play.sentences(match, log.slice(act, act + 1)), ...(parts.after?.(match, act) ?? [])]}
      said={Said && <Said match={match} />}
      foot={
        <>
          {isFirst && <p className="note">{texts.ruleSets.played.first}</p>}
          {Foot && <Foot id={id} match={match} />}
        </>
      }
      {...(analysis && { analysis })}
    />
  );
  const states = useMemo(() => [...log.map(({ before }) => before.state), match.state], [log, match]);
  if (parts.analysed !== undefined) return parts.analysed({ id, match, physics, show });
  if (parts.figures === undefined) return show();
  const panel = <StandingAnalysis seats={header.seats} states={states} figures={parts.figures} />;
  return show({ panel, onTable: null });
}
