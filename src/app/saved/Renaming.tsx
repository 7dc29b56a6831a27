import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { TitledSummary } from '#play/storage/savedMatch.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { playersOf } from '#play/storage/players.ts';

export interface RenamingProps {
  readonly saved: TitledSummary;
  /** Its name within a sentence. */
  readonly called: string;
  /** It has a new title, or keeps what it had. */
  readonly onDone: () => void;
}

/** The title in place: Enter keeps it, Escape leaves it; what is refused stays as it was typed. */
export function Renaming({ saved, called, onDone }: RenamingProps) {
  const library = useTheLibrary();
  const field = useRef<HTMLInputElement>(null);
  const refusedId = useId();
  const [typed, setTyped] = useState(saved.title ?? '');
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => field.current?.select(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const renamed = await library.rename(saved.id, typed);
    if (renamed.ok) return onDone();
    setRefused(renamed.fault.message);
    field.current?.focus();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDone();
  };
  return (
    <form className="renaming" onSubmit={(event) => void submit(event)}>
      <input
        ref={field}
        className="text-field"
        aria-label={texts.renaming.titleOf(called)}
        aria-invalid={refused !== null}
        aria-describedby={refusedId}
        placeholder={playersOf(saved.glance)}
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefused(null);
        }}
        onKeyDown={leave}
      />
      <div id={refusedId} role="alert">
        {refused !== null && <p className="wrong">{refused}</p>}
      </div>
      <div className="row">
        <button type="submit" className="button primary">
          {texts.renaming.keepTitle}
        </button>
        <button type="button" className="button quiet" onClick={onDone}>
          {texts.renaming.leaveTitle}
        </button>
      </div>
    </form>
  );
}
