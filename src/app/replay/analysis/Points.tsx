import { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { TurningPoint } from '#bots/turningPoints.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { texts } from '#play/texts.ts';
import { useTheViewer } from '../ViewerContext.tsx';
import type { Analysis } from '#play/replay/analysis/analysisStore.ts';
import type { AnalysisWords } from '#play/replay/analysis/analysisWords.ts';

export interface FromPoint {
  /** A new match begins where the action was done. */
  readonly onPlayOn: (action: number) => void;
  /** The way to practise from there. */
  readonly renderPractice: (action: number) => ReactNode;
}

export interface PointsProps<M> extends FromPoint {
  readonly analysis: Analysis<M>;
  readonly words: AnalysisWords<M>;
  readonly turning: readonly TurningPoint[];
}

export function Points<M>({ turning, ...props }: PointsProps<M>) {
  return (
    <section aria-label={texts.analysis.points}>
      <h2>{texts.analysis.points}</h2>
      <ol className="turning-points">
        {turning.map((point) => (
          <Point key={point.action} {...props} point={point} />
        ))}
      </ol>
    </section>
  );
}

type PointProps<M> = Omit<PointsProps<M>, 'turning'> & { readonly point: TurningPoint };

/** The turn in a sentence; a press goes there and shows a better move, where a seat could have made one. */
function Point<M>({ analysis, words, point, onPlayOn, renderPractice }: PointProps<M>) {
  const { action, seat, byChance } = point;
  const viewer = useTheViewer();
  const act = viewer.film.acts[action];
  const asked = useStore(analysis.store, (state) => state.asked === action);
  const show = (): void => {
    viewer.seek({ act: action, tick: 0 });
    analysis.ask(action);
  };
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (asked) line.current?.scrollIntoView({ block: 'start' }); // on a phone its panel makes way for the table
  }, [asked]);
  return (
    <li ref={line}>
      <p>{words.point(seatNamesOf(analysis.of.seats).seat(seat), act?.turn ?? 0, act?.words ?? '', point)}</p>
      {asked ? (
        !byChance && <Better analysis={analysis} words={words} />
      ) : (
        <button type="button" className="button" onClick={show}>
          {byChance ? texts.analysis.show : texts.analysis.better}
        </button>
      )}
      {asked && (
        <div className="row">
          <button type="button" className="button" title={words.playOnNote} onClick={() => onPlayOn(action)}>
            {texts.analysis.playOn}
          </button>
          {renderPractice(action)}
        </div>
      )}
    </li>
  );
}

function Better<M>({ analysis, words }: Pick<PointsProps<M>, 'analysis' | 'words'>) {
  const better = useStore(analysis.store, (state) => state.better);
  const none = useStore(analysis.store, (state) => state.noBetter);
  return (
    <output className="analysis-better">
      {better !== null ? texts.analysis.betterSaid(words.advice(better)) : (none ?? texts.analysis.thinking)}
    </output>
  );
}
