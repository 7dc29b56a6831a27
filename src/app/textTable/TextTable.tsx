import { useEffect, useId, useState, type RefObject } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { texts } from '#play/texts.ts';
import { createClerk } from '#play/textTable/clerk.ts';
import { CommandLine } from './CommandLine.tsx';
import type { Notebook } from '#play/textTable/notebook.ts';
import type { TextCommands, Talk } from '#play/textTable/talk.ts';
import { TalkLog } from './TalkLog.tsx';

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
