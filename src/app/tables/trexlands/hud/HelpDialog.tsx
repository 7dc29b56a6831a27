import { Dialog } from '#app/ui/Dialog.tsx';
import { isTouched } from '#app/ui/isTouched.ts';
import { HelpLines } from '#app/frame/HelpLines.tsx';
import { KeyList } from '#app/frame/keys/KeyList.tsx';
import { texts } from '#play/texts.ts';
import { RULE_CHAPTERS } from '#games/trexlands/help/clauses.ts';
import { Clauses } from '#app/teach/Clauses.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { headStarts } from '#play/trexlands/words/headStarts.ts';
import { TREXLANDS_KEYS } from '#play/trexlands/throwing/keys.ts';
import { useNames, useView } from './useTable.ts';

export interface HelpDialogProps {
  /** The clause that was asked for. */
  readonly clause: string | null;
  /** The device has no keyboard of its own. */
  readonly touched?: boolean;
  readonly onClose: () => void;
}

/** The words of the game that every panel uses. */
const WORDS = [
  [gameTexts.what.wheelTitle, gameTexts.what.wheel],
  [gameTexts.what.vTitle, gameTexts.what.v],
  [gameTexts.what.xTitle, gameTexts.what.x],
] as const;

/** The game in short, its words, how to hold things, and every clause; keys come last where there are none. */
export function HelpDialog({ clause, touched = isTouched(), onClose }: HelpDialogProps) {
  const view = useView();
  const names = useNames();
  const { clockS } = view.options;
  return (
    <Dialog title={gameTexts.help.title} className="help" onClose={onClose}>
      <section className="menu-part">
        <h3>{gameTexts.help.short}</h3>
        <ol className="how-to-play">
          {gameTexts.help.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {headStarts(view, names).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {clockS !== null && <li>{gameTexts.help.clock(clockS)}</li>}
        </ol>
      </section>
      <HelpLines title={gameTexts.help.words} lines={WORDS} />
      <HelpLines title={gameTexts.help.pointer} lines={gameTexts.help.pointerLines} />
      {!touched && <Typing />}
      <section className="menu-part">
        <h3>{gameTexts.help.clauses}</h3>
        <Clauses chapters={RULE_CHAPTERS} level="h4" asked={clause} placeholder={gameTexts.help.searchPlaceholder} />
      </section>
      {touched && <Typing />}
    </Dialog>
  );
}

/** Keys, and commands that are typed. */
function Typing() {
  return (
    <>
      <section className="menu-part">
        <h3>{texts.help.keys}</h3>
        <p className="note">{texts.keys.note}</p>
        <KeyList heading="h4" map={TREXLANDS_KEYS} />
      </section>
      <HelpLines title={texts.help.notation} lines={gameTexts.help.notationLines} term="code" />
    </>
  );
}
