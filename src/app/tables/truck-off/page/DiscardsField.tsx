import { ACTION_CARDS, cardOf, type CardKind } from '#games/truck-off/cards.ts';
import { pairOf, type Discards, type NamedDiscards } from '#games/truck-off/options.ts';
import { listed } from '#play/texts.ts';
import { FieldSet, Segments, type Choice } from '#app/ui/Field.tsx';
import { form } from '#play/truck-off/texts/form.ts';

type Way = NamedDiscards | 'random' | 'chosen';

const namesOf = (name: NamedDiscards): string => listed(pairOf(name).map((kind) => cardOf(kind).name));

const WAYS: readonly Choice<Way>[] = [
  { value: 'less-take-that', label: form.less },
  { value: 'more-take-that', label: form.more },
  { value: 'random', label: form.random },
  { value: 'chosen', label: form.chosen },
];

const FIRST_PAIR: readonly [CardKind, CardKind] = ['shut-truck', 'shut-venue'];

interface DiscardsFieldProps {
  readonly discards: Discards;
  readonly onDiscards: (discards: Discards) => void;
}

/** The two cards that everybody puts out of the game (TO-04). */
export function DiscardsField({ discards, onDiscards }: DiscardsFieldProps) {
  const pair = typeof discards === 'string' ? null : discards;
  return (
    <FieldSet legend={form.discards} note={form.discardsNote}>
      <Segments
        name="discards"
        label={form.discards}
        value={pair === null ? (discards as Way) : 'chosen'}
        choices={WAYS}
        onChoose={(way) => onDiscards(way === 'chosen' ? FIRST_PAIR : way)}
      />
      {(discards === 'less-take-that' || discards === 'more-take-that') && (
        <p className="note">{form.out(namesOf(discards))}</p>
      )}
      {pair !== null && (
        <div className="choices-row discard-pair">
          <CardChoice label={form.firstCard} card={pair[0]} onCard={(card) => onDiscards([card, pair[1]])} />
          <CardChoice label={form.secondCard} card={pair[1]} onCard={(card) => onDiscards([pair[0], card])} />
        </div>
      )}
    </FieldSet>
  );
}

interface CardChoiceProps {
  readonly label: string;
  readonly card: CardKind;
  readonly onCard: (card: CardKind) => void;
}

const CardChoice = ({ label, card, onCard }: CardChoiceProps) => (
  <select
    className="text-field"
    aria-label={label}
    value={card}
    onChange={({ target: { value } }) => {
      const found = ACTION_CARDS.find(({ kind }) => kind === value);
      if (found !== undefined) onCard(found.kind);
    }}
  >
    {ACTION_CARDS.map(({ kind, name }) => (
      <option key={kind} value={kind}>
        {name}
      </option>
    ))}
  </select>
);
