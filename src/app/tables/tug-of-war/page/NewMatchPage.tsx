import '../styles.css';
import { SEATS, type Seat, ITEMS } from '#games/tug-of-war/ids.ts';
import type { TugOfWarOptions } from '#games/tug-of-war/options.ts';
import { SET_IDS, setOf } from '#games/tug-of-war/sets.ts';
import { ITEM_NAMES } from '#games/tug-of-war/names.ts';
import { FormEnd } from '#app/pages/form/FormEnd.tsx';
import { PlayersField } from '#app/pages/form/PlayersField.tsx';
import { seatOf } from '#play/form/players.ts';
import { SeatChoice } from '#app/pages/form/SeatChoice.tsx';
import { useDraft } from '#app/pages/form/useDraft.ts';
import { FieldSet, Segments, Tick } from '#app/ui/Field.tsx';
import { Page } from '#app/ui/Page.tsx';
import { botLevels } from '#play/tug-of-war/texts/bots.ts';
import { form } from '#play/tug-of-war/texts/form.ts';
import { planOf, STANDARD_DRAFT, type Draft } from '#play/tug-of-war/form/draft.ts';

const SETS = SET_IDS.map((value) => ({ value, label: form.sets[value] }));

const seatIn = (seat: number | null): Seat | null => (seat === 0 || seat === 1 ? seat : null);

/** The form for a match: all that is agreed on before the first turn. */
export function NewMatchPage() {
  const { draft, change, refused, play } = useDraft('tug-of-war', STANDARD_DRAFT, planOf);
  const { options } = draft;
  const set = (next: Partial<TugOfWarOptions>): void => change({ ...draft, options: { ...options, ...next } });
  return (
    <Page title={form.title} className="new-match">
      <h1>{form.title}</h1>
      <p className="lead">{form.lead}</p>
      <form onSubmit={play} noValidate>
        <PlayersField levels={botLevels} counts={SEATS} draft={draft} onDraft={change} wrongSeat={seatOf(refused)} />
        <p className="note">{form.oneSet}</p>
        <FieldSet legend={form.set} note={form.setNotes[options.set]}>
          <Segments
            name="set"
            label={form.set}
            value={options.set}
            choices={SETS}
            onChoose={(next) => set({ set: next })}
          />
        </FieldSet>
        <Tick
          label={form.clock}
          note={form.clockNotes[options.set]}
          checked={options.clock}
          onTick={(clock) => set({ clock })}
        />
        {setOf(options.set).chooser === 'items' ? (
          <Items draft={draft} onOptions={set} />
        ) : (
          <FieldSet legend={form.advantage} note={form.advantageNote}>
            <SeatChoice
              label={form.advantage}
              nobody={form.drawn}
              draft={draft}
              seat={options.advantage}
              onSeat={(seat) => set({ advantage: seatIn(seat) })}
            />
          </FieldSet>
        )}
        <FieldSet legend={form.house}>
          <Tick
            label={form.rope}
            note={form.ropeNote}
            checked={options.rope === 'fixed-length'}
            onTick={(fixed) => set({ rope: fixed ? 'fixed-length' : 'pit' })}
          />
          <Tick
            label={form.letters}
            note={form.lettersNote}
            checked={options.letters === 'first'}
            onTick={(first) => set({ letters: first ? 'first' : 'balanced' })}
          />
          <Tick
            label={form.repetition}
            note={form.repetitionNote}
            checked={options.repetition === true}
            onTick={(repetition) => set({ repetition })}
          />
          {setOf(options.set).modules.includes('maze') && (
            <Tick
              label={form.maze}
              note={form.mazeNote}
              checked={options.mazeReward === 'rows'}
              onTick={(rows) => set({ mazeReward: rows ? 'rows' : 'pushes' })}
            />
          )}
        </FieldSet>
        <FormEnd refused={refused} />
      </form>
    </Page>
  );
}

interface ItemsProps {
  readonly draft: Draft;
  readonly onOptions: (options: Partial<TugOfWarOptions>) => void;
}

/** The owner of each item of the Final Match; nobody, unless the table says so (TW-23). */
function Items({ draft, onOptions }: ItemsProps) {
  const { items } = draft.options;
  return (
    <FieldSet legend={form.items}>
      {ITEMS.map((id) => (
        <label key={id} className="labelled">
          <span>{form.item(ITEM_NAMES[id], form.itemNotes[id])}</span>
          <SeatChoice
            label={ITEM_NAMES[id]}
            nobody={form.nobody}
            draft={draft}
            seat={items[id]}
            onSeat={(seat) => onOptions({ items: { ...items, [id]: seatIn(seat) } })}
          />
        </label>
      ))}
    </FieldSet>
  );
}
