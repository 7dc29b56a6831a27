import { useRef, type ReactNode } from 'react';
import { useChange, useSettings } from '../settings/useSettings.tsx';
import { ClauseMark } from '../teach/rulesSheet.tsx';
import { useFolding } from '../ui/useMore.ts';

/** A lesson of a first match in words, with the clause that it is of. */
export interface Lesson {
  readonly title: string;
  readonly text: string;
  readonly clause: string;
}

export interface LessonCardProps {
  /** By it a lesson is known once it has been read. */
  readonly id: string;
  readonly lesson: Omit<Lesson, 'text'> & { readonly text: ReactNode };
  readonly className: string;
  /** Of all lessons: their name, and their buttons. */
  readonly words: Readonly<Record<'label' | 'more' | 'understood' | 'noMore', string>>;
}

/** The first of these lessons that is not known yet, in a first match; else null. */
export function useFirstLesson<L extends string>(lessons: readonly L[]): L | null {
  const guided = useSettings((settings) => settings.roundGuide);
  const known = useSettings((settings) => settings.knownLessons);
  return (guided && lessons.find((lesson) => !known.includes(lesson))) || null;
}

/** A lesson of a first match, until it is understood; on a phone a line with its title, which opens. */
export function LessonCard({ id, lesson: { title, text, clause }, className, words }: LessonCardProps) {
  const known = useSettings((settings) => settings.knownLessons);
  const change = useChange();
  const card = useRef<HTMLElement>(null);
  const { folded, unfold } = useFolding(id, card, 'folded');
  return (
    <aside
      ref={card}
      className={folded ? `panel ${className} folded` : `panel ${className}`}
      aria-label={words.label}
      data-lesson={id}
    >
      {folded ? (
        <button type="button" className="button quiet unfold" aria-expanded={false} onClick={unfold}>
          <span className="unfold-text">{title}</span>
          <span className="guide-more">{words.more}</span>
        </button>
      ) : (
        <>
          <h2>{title}</h2>
          <p aria-live="polite">
            {text} <ClauseMark clause={clause} />
          </p>
          <div className="row">
            <button type="button" className="button primary" onClick={() => change({ knownLessons: [...known, id] })}>
              {words.understood}
            </button>
            <button type="button" className="button quiet" onClick={() => change({ roundGuide: false })}>
              {words.noMore}
            </button>
          </div>
        </>
      )}
    </aside>
  );
}
