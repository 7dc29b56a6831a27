import { useState, type FormEvent } from 'react';
import { useCommands } from '../../tables/traction/session/SessionContext.tsx';
import { texts } from '../../texts.ts';
import { withNames } from '../../tables/traction/hud/model/naming.ts';
import { useNaming } from '../../tables/traction/hud/useTable.ts';

/** A move in notation, for whoever prefers words, and for screen readers. */
export function TypeMove({ onDone }: { readonly onDone: () => void }) {
  const { typeMove } = useCommands();
  const naming = useNaming();
  const type = (text: string): string | null => {
    const typed = typeMove(text);
    if (!typed.ok) return withNames(typed.fault.message, naming);
    onDone();
    return null;
  };
  return <TypeMoveForm placeholder={texts.menu.typeMovePlaceholder} onType={type} />;
}

export interface TypeMoveFormProps {
  readonly placeholder: string;
  /** What was typed; the answer says why it was refused, and is null where it was not. */
  readonly onType: (text: string) => string | null;
}

/** The same at any table. */
export function TypeMoveForm({ placeholder, onType }: TypeMoveFormProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get('move');
    setRefused(onType(typeof said === 'string' ? said : ''));
  };
  return (
    <section className="menu-part">
      <h3>{texts.menu.typeMove}</h3>
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
