import '../styles/textTable.css';
import { useEffect, useId, useState, type RefObject, useRef } from 'react';
import { IconButton } from '../ui/Icon.tsx';
import { texts } from '#play/texts.ts';
import { createClerk } from '#play/textTable/clerk.ts';
import { CommandLine } from './CommandLine.tsx';
import type { Notebook, Entry } from '#play/textTable/notebook.ts';
import type { TextCommands, Talk } from '#play/textTable/talk.ts';
import { useStore } from 'zustand';

export interface TextTableProps {
  /** The input line, to which a key can bring the focus. */
  readonly line: RefObject<HTMLInputElement | null>;
  readonly talk: Talk;
  readonly page: TextCommands;
  readonly notebook: Notebook;
}

/** The table in words: a log of what is said, and a line to say something. It knows no game. */
export function TextTable({ line, talk, page, notebook }: TextTableProps) {
  const titleId = useId();
  const [clerk] = useState(() => createClerk(talk, page, notebook));
  useEffect(() => notebook.write('told', [texts.talking.welcome, ...talk.greeting()]), [talk, notebook]);
  return (
    <section className="panel text-table" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{texts.textTable.title}</h2>
        <IconButton icon="close" label={texts.textTable.close} onClick={page.close} />
      </header>
      <TalkLog notebook={notebook} />
      <CommandLine line={line} clerk={clerk} talk={talk} notebook={notebook} onLeave={page.close} />
    </section>
  );
}

/**
 * The lines said, the latest last and in sight. New lines are read out, except the player's own. A line is a paragraph,
 * so that a reader can stop at each.
 */
function TalkLog({ notebook }: { readonly notebook: Notebook }) {
  const entries = useStore(notebook, (state) => state.entries);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => showLast(log.current));
  return (
    <div
      ref={log}
      className="talk-log"
      role="log"
      translate="no"
      aria-live="polite"
      aria-label={texts.talking.log}
      // It scrolls; so a keyboard must be able to get there.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {entries.map((entry) => (
        <Said key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

/** The end of what was said last, or its beginning where it is longer than what is in sight. */
function showLast(log: HTMLDivElement | null): void {
  const last = log?.lastElementChild;
  if (log === null || !(last instanceof HTMLElement)) return;
  const isLong = last.offsetHeight > log.clientHeight;
  log.scrollTo({ top: isLong ? last.offsetTop - log.offsetTop : log.scrollHeight });
}

function Said({ entry: { kind, lines } }: { readonly entry: Entry }) {
  if (kind === 'typed') {
    return (
      <p className="typed" aria-hidden="true">
        {lines}
      </p>
    );
  }
  return (
    <div className="said" data-kind={kind}>
      {lines.map((line, i) => (
        // Lines never change, and two may be alike.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}
