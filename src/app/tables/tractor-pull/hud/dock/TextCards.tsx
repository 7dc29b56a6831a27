import type { ReactNode } from 'react';
import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { pageOf, sourcesFor } from '#play/tractor-pull/offers/sources.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { Listed } from './Listed.tsx';
import { Button } from '#app/ui/Button.tsx';

interface TextCardsProps {
  readonly title: string;
  readonly seat: Seat;
  /** For those who do not see the table. */
  readonly note?: string;
  readonly main?: ReactNode;
}

/** Cards with a text to choose from, two at a time: pictures on the table. The one that is looked at says all of it. */
export function TextCards({ title, seat, note, main }: TextCardsProps) {
  const sources = sourcesFor(useViewOf(seat), seat);
  const leaf = useSession((session) => session.leaf);
  const aimed = useSession((session) => session.aimed);
  const looked = useSession(({ pointed }) => (pointed?.kind === 'source' ? pointed.source : null));
  const { choose, turn } = useCommands();
  const { shown, page, pages, hinted } = pageOf(sources, leaf, aimed);
  const turnBy = (by: number) => () => turn({ page: (page + by + pages) % pages, hinted });
  return (
    <Listed
      title={title}
      seat={seat}
      className="text-cards"
      others={
        pages > 1 && (
          <span className="pager">
            <Button look="icon" aria-label={dock.before} onClick={turnBy(-1)}>
              ‹
            </Button>
            <output>{dock.page(page + 1, pages)}</output>
            <Button look="icon" aria-label={dock.after} data-after onClick={turnBy(1)}>
              ›
            </Button>
          </span>
        )
      }
      main={main}
      note={note}
      list={shown.map((source) => (
        <Button
          key={source}
          look="text-card"
          data-source={source}
          {...hintedIf(hinted === source)}
          onClick={() => choose({ kind: 'source', source })}
        >
          <strong>{ruleOf(source).name}</strong>
          <span className="card-text">{ruleOf(source).text}</span>
        </Button>
      ))}
    >
      {looked !== null && sources.includes(looked) && <p className="hint">{ruleOf(looked).text}</p>}
    </Listed>
  );
}
