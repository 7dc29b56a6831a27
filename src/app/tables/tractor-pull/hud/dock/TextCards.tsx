import { useState, type ReactNode } from 'react';
import { ruleOf, type SourceId } from '#games/tractor-pull/almanac/sources.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { hintedIf } from '#play/say/hinted.ts';
import { effectSign } from '#play/tractor-pull/say/effectSign.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';

/** Cards that are offered at once. */
const AT_ONCE = 2;

interface TextCardsProps {
  readonly title: string;
  readonly seat: number;
  readonly sources: readonly SourceId[];
  /** The card of a hint; null for none. */
  readonly hinted: SourceId | null;
  readonly onPress: (source: SourceId) => void;
  readonly others?: ReactNode;
  readonly main?: ReactNode;
  readonly rest: ReactNode;
}

/** Cards with a text to choose from, two at a time. */
export function TextCards({ title, seat, sources, hinted, onPress, others, main, rest }: TextCardsProps) {
  const [turned, turn] = useState<{ readonly page: number; readonly hinted: SourceId | null }>({
    page: 0,
    hinted: null,
  });
  const pages = Math.ceil(sources.length / AT_ONCE);
  // A hint that has just come is shown; from there one turns on.
  const meant = hinted === null || turned.hinted === hinted ? -1 : sources.indexOf(hinted);
  const page = Math.min(meant < 0 ? turned.page : Math.floor(meant / AT_ONCE), pages - 1);
  const turnBy = (by: number) => () => turn({ page: (page + by + pages) % pages, hinted });
  return (
    <Bar
      title={title}
      seat={seat}
      className="in-hand"
      others={
        <>
          {pages > 1 && (
            <span className="pager">
              <button type="button" className="button icon" aria-label={dock.before} onClick={turnBy(-1)}>
                ‹
              </button>
              <output>{dock.page(page + 1, pages)}</output>
              <button type="button" className="button icon" aria-label={dock.after} data-after onClick={turnBy(1)}>
                ›
              </button>
            </span>
          )}
          {others}
        </>
      }
      main={main}
      rest={rest}
    >
      {sources.slice(page * AT_ONCE, (page + 1) * AT_ONCE).map((source) => (
        <SourceButton key={source} source={source} hinted={hinted === source} onPress={() => onPress(source)} />
      ))}
    </Bar>
  );
}

interface SourceButtonProps {
  readonly source: SourceId;
  readonly hinted: boolean;
  readonly onPress: () => void;
}

/** A card with a text: its effect as a sign, its name and its words. */
function SourceButton({ source, hinted, onPress }: SourceButtonProps) {
  const { name, text, effect } = ruleOf(source);
  return (
    <button type="button" className="button text-card" data-card={source} {...hintedIf(hinted)} onClick={onPress}>
      <span className="effect-sign" aria-hidden="true">
        {effectSign(effect)}
      </span>
      <strong>{name}</strong>
      <span className="card-text">{text}</span>
    </button>
  );
}
