import { useState, type FormEvent } from 'react';
import { texts } from '#play/texts.ts';

export interface TypeMoveFormProps {
  readonly placeholder: string;
  /** Plays the typed move; gives the sentence of a refusal, else null. */
  readonly onType: (text: string) => string | null;
}

/** A move in notation, for players who prefer words, and for screen readers. */
export function TypeMoveForm({ placeholder, onType }: TypeMoveFormProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get('move');
    setRefused(onType(typeof said === 'string' ? said : ''));
  };
  return (
    <section className="menu-sub">
      <h4>{texts.menu.typeMove}</h4>
      <form className="row type-move" onSubmit={submit}>
        <input
          className="text-field"
          name="move"
          aria-label={texts.menu.typeMoveLabel}
          aria-invalid={refused !== null}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={() => setRefused(null)}
        />
        <button type="submit" className="button">
          {texts.menu.typeMoveGo}
        </button>
      </form>
      <div role="alert">{refused !== null && <p className="wrong">{refused}</p>}</div>
    </section>
  );
}
