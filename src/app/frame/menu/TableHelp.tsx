import type { ReactNode } from 'react';
import type { KeyMap } from '#play/input/keys/keyMap.ts';
import { texts } from '#play/texts.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import { HelpLines, type HelpLine } from '../HelpLines.tsx';
import { KeyList } from '../keys/KeyList.tsx';

export interface TableHelpProps {
  /** Titles of the parts that every game's help has, and the commands that can be typed. */
  readonly words: Readonly<Record<'title' | 'short' | 'clauses', string>> & {
    readonly notationLines: readonly HelpLine[];
  };
  /** The game in short, a sentence a step. */
  readonly inShort: readonly string[];
  readonly keys: KeyMap;
  /** Every clause. */
  readonly rules: ReactNode;
  readonly onClose: () => void;
  /** The game's own parts: its cards, how to hold things. */
  readonly children: ReactNode;
}

/** A game in short, its own parts, every clause, keys and what can be typed. */
export const TableHelp = ({ words, inShort, keys, rules, onClose, children }: TableHelpProps) => (
  <Dialog title={words.title} className="help" onClose={onClose}>
    <section className="menu-part">
      <h3>{words.short}</h3>
      <ol className="how-to-play">
        {inShort.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
    {children}
    <section className="menu-part">
      <h3>{words.clauses}</h3>
      {rules}
    </section>
    <section className="menu-part">
      <h3>{texts.help.keys}</h3>
      <p className="note">{texts.keys.note}</p>
      <KeyList heading="h4" map={keys} />
    </section>
    <HelpLines title={texts.help.notation} lines={words.notationLines} term="code" />
  </Dialog>
);
