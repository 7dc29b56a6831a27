import { useRef, useState, type ReactNode } from 'react';
import { ClauseMark } from '../teach/rulesSheet.tsx';
import { texts } from '#play/texts.ts';
import { useFolding } from '../ui/useMore.ts';
import { isComputersNewest } from '#play/session/meanwhile.ts';
import { useMatchHere, useToYou } from './AtTable.tsx';
import { DismissButton } from './DismissButton.tsx';
import type { Saying } from '#play/say/saying.ts';
import { SayingList } from './SayingList.tsx';

export interface SaidCardProps {
  readonly sayings: readonly Saying[];
  /** Outcomes before that, back to a person's last action. */
  readonly earlier?: readonly Saying[];
  /** The same object for as long as it is about the same action. */
  readonly of: object;
  /** Things that have happened, as they look, over the sentences. */
  readonly picture?: ReactNode | undefined;
  /** Beside each of the sentences. */
  readonly beside?: readonly ReactNode[];
  /** Asks for the reason of what was done. */
  readonly why?: ReactNode;
  /** The sentence in sight where not all have room: the newest, if left out. */
  readonly shows?: 'first' | 'newest';
}

/**
 * The outcome of the last action, sentence by sentence, under what had happened since a person's own one: a line
 * with the last of it, which opens.
 */
export function SaidCard({ earlier = [], ...said }: SaidCardProps) {
  const { match } = useMatchHere();
  const [dismissed, setDismissed] = useState<object | null>(null);
  const stays = match !== null && isComputersNewest(match); // in sight until the next thing happens
  const isAway = dismissed === said.of;
  const picture = isAway ? undefined : said.picture;
  if ((said.sayings.length + earlier.length === 0 && picture === undefined) || (isAway && !stays)) return null;
  const dismiss = (): void => setDismissed(said.of);
  return (
    <Sayings
      {...said}
      picture={picture}
      earlier={earlier}
      onDismiss={stays && picture === undefined ? null : dismiss}
    />
  );
}

function Sayings({
  of,
  sayings,
  earlier,
  picture,
  beside,
  why,
  shows,
  onDismiss,
}: SaidCardProps & { readonly earlier: readonly Saying[]; readonly onDismiss: (() => void) | null }) {
  const card = useRef<HTMLElement>(null);
  const toYou = useToYou();
  const all = [...earlier, ...sayings];
  const { folded, unfold } = useFolding(of, card, 'folded');
  return (
    <section
      ref={card}
      className={folded ? 'panel referee happened folded' : 'panel referee happened'}
      aria-label={texts.table.panelReferee}
    >
      {picture}
      {folded ? (
        <button type="button" className="button quiet unfold" aria-expanded={false} onClick={unfold}>
          <span className="unfold-text">
            {(sayings.length > 0 ? sayings : earlier.slice(-1)).map(({ text }) => toYou(text)).join(' ')}
          </span>
        </button>
      ) : (
        <SayingList of={of} shows={shows}>
          {all.map(({ text, clause, tone }, i) => (
            // The same sentence may come twice; none moves.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i} data-tone={tone === 'bad' ? 'foul' : tone}>
              {toYou(text)} {clause !== null && <ClauseMark clause={clause} />} {beside?.[i - earlier.length]}
            </li>
          ))}
        </SayingList>
      )}
      {!folded && why}
      {onDismiss && <DismissButton onDismiss={onDismiss} />}
    </section>
  );
}
