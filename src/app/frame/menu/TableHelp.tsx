import '#app/styles/howToPlay.css';
import type { ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import { HelpLines, type HelpLine } from '../HelpLines.tsx';
import { KeyList, type KeyListProps } from '../keys/KeyList.tsx';

export interface TableHelpProps {
  /** Titles of the parts that every game's help has, and the commands that can be typed. */
  readonly words: Readonly<Record<'title' | 'short', string>> & {
    readonly clauses?: string;
    readonly notationLines: readonly HelpLine[];
  };
  /** The game in short, a sentence a step. */
  readonly inShort: readonly string[];
  /** Ways on from there. */
  readonly ways?: ReactNode;
  readonly keys: KeyListProps['map'];
  readonly pad?: KeyListProps['pad'];
  /** Every clause; left out where the rules have a sheet of their own. */
  readonly rules?: ReactNode;
  readonly onClose: () => void;
  /** The game's own parts: its cards, how to hold things. */
  readonly children: ReactNode;
}

/** A game in short, its own parts, every clause, keys and what can be typed. */
export const TableHelp = ({ words, inShort, ways, keys, pad, rules, onClose, children }: TableHelpProps) => (
  <Dialog title={words.title} className="help" onClose={onClose}>
    <section className="menu-part">
      <h3>{words.short}</h3>
      <ol className="how-to-play">
        {inShort.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {ways}
    </section>
    {children}
    {rules !== undefined && (
      <section className="menu-part">
        <h3>{words.clauses}</h3>
        {rules}
      </section>
    )}
    <section className="menu-part">
      <h3>{texts.help.keys}</h3>
      <p className="note">{texts.keys.note}</p>
      <KeyList heading="h4" map={keys} pad={pad} />
    </section>
    <HelpLines title={texts.help.notation} lines={words.notationLines} term="code" />
  </Dialog>
);
