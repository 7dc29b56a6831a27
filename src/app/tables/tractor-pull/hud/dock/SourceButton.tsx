import { hintedIf } from '#play/say/hinted.ts';
import { ruleOf, type SourceId } from '#games/tractor-pull/almanac/sources.ts';

interface SourceButtonProps {
  readonly source: SourceId;
  readonly pressed?: boolean;
  /** Whether a hint is for it. */
  readonly hinted?: boolean;
  readonly onPress: () => void;
}

/** A card with a text, to be chosen. */
export function SourceButton({ source, pressed, hinted = false, onPress }: SourceButtonProps) {
  const { name, text } = ruleOf(source);
  return (
    <button
      type="button"
      className="button text-card"
      data-card={source}
      aria-pressed={pressed}
      {...hintedIf(hinted)}
      onClick={onPress}
    >
      <strong>{name}</strong>
      <span className="card-text">{text}</span>
    </button>
  );
}
