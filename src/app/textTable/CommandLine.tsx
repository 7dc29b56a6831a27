import { useEffect, useId, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { texts } from '#play/texts.ts';
import type { Clerk } from '#play/textTable/clerk.ts';
import { completed } from '#play/textTable/complete.ts';
import { lineInSight, lookBack, NO_LINES, typedLine } from '#play/textTable/lineHistory.ts';
import type { Notebook } from '#play/textTable/notebook.ts';
import type { Reply, Talk } from '#play/textTable/talk.ts';

export interface CommandLineProps {
  readonly line: RefObject<HTMLInputElement | null>;
  readonly clerk: Clerk;
  readonly talk: Talk;
  /** When it is wiped, so is what was typed: arrows would bring a secret back. */
  readonly notebook: Notebook;
  /** Escape in an empty line. */
  readonly onLeave: () => void;
}

/** A line to type: Enter says it, arrows look back, Tab completes while there is something to complete. */
export function CommandLine({ line, clerk, talk, notebook, onLeave }: CommandLineProps) {
  const hintId = useId();
  const [text, setText] = useState('');
  const [history, setHistory] = useState(NO_LINES);
  const [refused, setRefused] = useState<Extract<Reply, { kind: 'refused' }> | null>(null);
  const [wiped, setWiped] = useState({ times: 0, focused: true }); // whether the line had the focus then
  useEffect(() => {
    if (wiped.focused) line.current?.focus({ preventScroll: true });
  }, [line, wiped]);
  useEffect(() => markWord(line.current, refused), [line, refused]);
  useEffect(
    () =>
      notebook.subscribe(({ entries }) => {
        if (entries.length > 0) return;
        const focused = document.activeElement === line.current;
        setWiped(({ times }) => ({ times: times + 1, focused }));
        setText('');
        setHistory(NO_LINES);
        setRefused(null);
      }),
    [notebook, line],
  );

  const say = (event: FormEvent): void => {
    event.preventDefault();
    setHistory((now) => typedLine(now, text)); // first, as what the line does may wipe it
    const reply = clerk.take(text);
    setRefused(reply.kind === 'refused' ? reply : null);
    if (reply.kind !== 'refused') setText(''); // a line that was not understood can be mended
  };
  const look = (by: 1 | -1): void => {
    const next = lookBack(history, by, text);
    setHistory(next);
    setText(lineInSight(next));
    setRefused(null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const done = pressed(event, {
      text,
      look,
      setText,
      onLeave,
      complete: () => completed(text, commandsOf(clerk), talk.vocabulary),
    });
    if (done) event.preventDefault();
  };
  return (
    <form className="command-line" onSubmit={say}>
      <input
        key={wiped.times} // another one, as the browser's own undo would bring back what was typed
        ref={line}
        className="text-field"
        aria-label={texts.talking.line}
        aria-describedby={hintId}
        aria-invalid={refused !== null}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        onKeyDown={press}
        onChange={({ target }) => {
          setText(target.value);
          setRefused(null);
        }}
      />
      <button type="submit" className="button">
        {texts.talking.go}
      </button>
      <p id={hintId} className="note">
        {texts.talking.hint}
      </p>
    </form>
  );
}

const commandsOf = ({ groups }: Clerk): readonly string[] =>
  groups.flatMap(({ phrases }) => phrases).map(({ words: [first] }) => first);

/** Puts the word that did not fit into the selection, so that what is typed next takes its place. */
function markWord(line: HTMLInputElement | null, refused: Extract<Reply, { kind: 'refused' }> | null): void {
  const at = refused?.at ?? null;
  if (line === null || at === null || document.activeElement !== line) return;
  const { column, word } = at;
  line.setSelectionRange(column - 1, column - 1 + word.length);
}

interface Line {
  readonly text: string;
  readonly look: (by: 1 | -1) => void;
  readonly setText: (text: string) => void;
  readonly onLeave: () => void;
  readonly complete: () => string | null;
}

/** Handles a key in the line; false leaves it to the browser. */
function pressed({ key, shiftKey }: KeyboardEvent, { text, look, setText, onLeave, complete }: Line): boolean {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowDown':
      look(key === 'ArrowUp' ? -1 : 1);
      return true;
    case 'Escape':
      if (text === '') onLeave();
      else setText('');
      return true;
    case 'Tab': {
      // With nothing to complete it goes on to the next control, as everywhere.
      const whole = shiftKey ? null : complete();
      if (whole !== null) setText(whole);
      return whole !== null;
    }
    default:
      return false;
  }
}
