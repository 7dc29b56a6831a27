import { useEffect, useRef, type ReactNode } from 'react';
import { useChange, useSettings } from '../settings/useSettings.tsx';
import type { TextPanel } from '../textTable/textPanel.ts';
import { texts } from '#play/texts.ts';
import { DismissButton } from './DismissButton.tsx';
import { SeatBadge } from '../ui/SeatBadge.tsx';
import { useSeatNames } from './AtTable.tsx';
import { useEscape } from './useEscape.ts';
import { Tick } from '../ui/Field.tsx';

export interface LogPanel {
  readonly shown: boolean;
  readonly toggle: () => void;
}

/**
 * Whether the log is shown: only once it is wanted, and then until it is closed, by Escape, too. The table in words has
 * the same place.
 */
export function useLogPanel(text: TextPanel): LogPanel {
  const wanted = useSettings((settings) => settings.logShown);
  const change = useChange();
  const shown = wanted && !text.open;
  useEscape(shown, () => change({ logShown: false }));
  return {
    shown,
    toggle: () => {
      if (text.open) text.onToggle();
      change({ logShown: text.open || !wanted });
    },
  };
}

/** The events so far, the last in sight. `empty`: nothing has been played. */
export function LogFrame({ empty, children }: { readonly empty: boolean; readonly children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const change = useChange();
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  return (
    <section className="panel log" aria-label={texts.log.title}>
      <header>
        <h2>{texts.log.title}</h2>
        <DismissButton label={texts.log.close} onDismiss={() => change({ logShown: false })} />
      </header>
      {empty ? (
        <p className="note">{texts.log.empty}</p>
      ) : (
        // It scrolls; so a keyboard must be able to get there.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div ref={list} className="log-entries" translate="no" tabIndex={0}>
          {children}
        </div>
      )}
    </section>
  );
}

/** A part of a match's log under a title, a line for each thing that happened. */
export interface LogChapter {
  readonly title: string;
  /** The seat that it is about; left out, or null, where it is about all. */
  readonly seat?: number | null;
  readonly lines: readonly ReactNode[];
}

/** The log in chapters. `empty`: nothing has been played. */
export function LogChapters({
  chapters,
  empty,
}: {
  readonly chapters: readonly LogChapter[];
  readonly empty: boolean;
}) {
  const { colour } = useSeatNames();
  return (
    <LogFrame empty={empty}>
      {chapters.map(({ title, seat = null, lines }) => (
        <section key={title}>
          <h3>
            {seat !== null && <SeatBadge colour={colour(seat)} small />}
            {seat === null ? title : ` ${title}`}
          </h3>
          <ul>
            {lines.map((line, i) => (
              // A log only grows at its end.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={i}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </LogFrame>
  );
}

interface NotationToggleProps {
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

/** Below a list of actions in words: the same in notation. */
export const NotationToggle = ({ on, onToggle }: NotationToggleProps) => (
  <Tick label={texts.log.notation} checked={on} onTick={onToggle} />
);
