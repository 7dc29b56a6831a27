import { useRef, type KeyboardEvent } from 'react';
import { texts } from '#play/texts.ts';

export interface FinderProps {
  readonly wanted: string;
  readonly found: number;
  readonly of: number;
  readonly onWanted: (wanted: string) => void;
}

/** Finds as it is typed, tells how many, and leads back where there is nothing. */
export function Finder({ wanted, found, of, onWanted }: FinderProps) {
  const field = useRef<HTMLInputElement>(null);
  const showAll = (): void => {
    onWanted('');
    field.current?.focus();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onWanted('');
  };
  const asked = wanted.trim() !== '';
  return (
    <search className="finder">
      <label className="labelled">
        <span>{texts.finding.find}</span>
        <input
          ref={field}
          type="search"
          className="text-field"
          placeholder={texts.finding.findHint}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={wanted}
          onChange={({ target }) => onWanted(target.value)}
          onKeyDown={leave}
        />
      </label>
      <output className="note">
        {asked && (found === 0 ? texts.finding.nothingFound(wanted.trim()) : texts.finding.found(found, of))}
      </output>
      {asked && found === 0 && (
        <button type="button" className="button" onClick={showAll}>
          {texts.finding.showAll}
        </button>
      )}
    </search>
  );
}
