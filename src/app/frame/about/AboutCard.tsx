import { useRef, type ReactNode } from 'react';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { texts } from '#play/texts.ts';
import { DismissButton } from '../DismissButton.tsx';
import type { About } from '#play/say/about.ts';
import { useClosing } from './useClosing.ts';

export interface AboutCardProps {
  readonly about: About;
  readonly kind: string;
  /** Its text with more than words in it. */
  readonly words?: ReactNode;
  /** A picture of it, beside the words. */
  readonly picture?: ReactNode;
  /** Called with true when the pointer or the focus comes into the card, with false when it leaves. */
  readonly onHold: (held: boolean) => void;
  readonly onDismiss: () => void;
}

/** A card that says it; nothing on it is pressed but its clause and its way out. */
export function AboutCard({ about, kind, words = about.text, picture, onHold, onDismiss }: AboutCardProps) {
  const card = useRef<HTMLElement>(null);
  useClosing(card, onDismiss);
  const hold = (): void => onHold(true);
  const leave = (): void => onHold(false);
  return (
    // The handlers only keep it open: it is not pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={card}
      className="panel about-note"
      aria-label={texts.pointing.title}
      data-about={kind}
      onPointerEnter={hold}
      onPointerLeave={leave}
      onFocus={hold}
      onBlur={leave}
    >
      {picture}
      <h2>{about.title}</h2>
      <p>
        {words} <ClauseMark clause={about.clause} />
      </p>
      <DismissButton onDismiss={onDismiss} />
    </aside>
  );
}
