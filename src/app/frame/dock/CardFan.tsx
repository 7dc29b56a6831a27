import { useState, type CSSProperties, type ReactNode } from 'react';
import { hintedIf } from '#play/say/hinted.ts';
import { texts } from '#play/texts.ts';

/** Equal cards of a hand. */
export interface FanCard<Id extends string> {
  /** Tells the stack from the others; its mark. */
  readonly id: Id;
  readonly name: string;
  /** Its sign, name and value. */
  readonly face: ReactNode;
  /** Its effect. */
  readonly does: string;
  /** The best that it would bring now; left out where that is not worked out. */
  readonly brings?: string;
  /** Its picture where it is looked at, in the place of its words. */
  readonly large?: ReactNode;
  readonly count: number;
  /** How many of them are chosen; left out where a press does more than choose. */
  readonly chosen?: number;
  /** No other can be chosen. */
  readonly isOut?: boolean;
  readonly isHinted: boolean;
}

interface CardFanProps<Id extends string> {
  readonly cards: readonly FanCard<Id>[];
  /** Said until a card is looked at that says nothing in large; left out where large cards say all. */
  readonly note?: string;
  /** The attribute by which a card is told. */
  readonly mark?: `data-${string}`;
  /** The one that is dragged: nothing is said of those that it passes. */
  readonly held?: Id | null;
  readonly onPress: (card: Id) => void;
  readonly className?: string;
}

/** Between neighbours of a fan, degrees (house value). */
const TILT_DEG = 1.2;

/** A hand as a fan of stacks; what a card does is said of the one that is looked at. */
export function CardFan<Id extends string>({
  cards,
  note,
  mark = 'data-card',
  held = null,
  onPress,
  className = '',
}: CardFanProps<Id>) {
  const [looked, setLooked] = useState<Id | null>(null);
  const about =
    cards.find(({ id }) => id === (held ?? looked)) ?? cards.find(({ large, chosen = 0 }) => large && chosen > 0);
  return (
    <div className="fan">
      {note !== undefined && (
        <p className="fan-about" aria-hidden={about !== undefined && !about.large}>
          {about === undefined || about.large ? note : about.does}
        </p>
      )}
      {about?.large && (
        <div className="fan-large" aria-hidden="true">
          {about.large}
        </div>
      )}
      <div
        className={`fan-cards ${className}`}
        onPointerLeave={({ pointerType }) => about?.large && pointerType === 'mouse' && setLooked(null)}
      >
        {cards.map(({ id, name, face, does, brings, large, count, chosen, isOut = false, isHinted }, i) => (
          <button
            key={id}
            type="button"
            className="button fan-card"
            {...{ [mark]: id }}
            aria-label={[texts.table.stackOf(name, count, chosen ?? null), ...(brings ? [brings] : [])].join(', ')}
            title={does}
            data-looked={id === about?.id || undefined}
            aria-pressed={chosen === undefined ? undefined : chosen > 0}
            aria-disabled={isOut || undefined}
            style={{ '--tilt': `${(i - (cards.length - 1) / 2) * TILT_DEG}deg` } as CSSProperties}
            {...hintedIf(isHinted)}
            onPointerEnter={({ pointerType, buttons }) => pointerType === 'mouse' && buttons === 0 && setLooked(id)}
            onPointerDown={() => large === undefined && setLooked(id)}
            onFocus={() => setLooked(id)}
            onClick={() => {
              setLooked(large && chosen !== undefined ? null : id);
              if (!isOut) onPress(id);
            }}
          >
            {face}
            {brings !== undefined && <small>{brings}</small>}
            {count > 1 && (
              <span className="fan-count" aria-hidden="true">
                {texts.table.countOf(count, chosen ?? 0)}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
