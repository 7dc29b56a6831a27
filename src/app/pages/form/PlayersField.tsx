import { coloursFor, LONGEST_NAME, type SeatRange } from '#engine/seats.ts';
import { lookOfColour, SEAT_LOOKS } from '#play/seatLooks.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import type { BotLevel } from '#play/form/fields.ts';
import { texts } from '#play/texts.ts';
import {
  playingSeats,
  withColour,
  withLevel,
  withName,
  type DraftOfSeats,
  type DraftSeat,
} from '#play/form/players.ts';
import { FieldSet, Segments } from '#app/ui/Field.tsx';

const countsOf = ({ min, max }: SeatRange) =>
  Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: String(min + i) }));
/** A row stays its player's when another colour is chosen in it. */
const ROWS = SEAT_LOOKS.map((_, i) => `player-${i + 1}`);

interface PlayersFieldProps<T extends DraftOfSeats> {
  readonly draft: T;
  readonly onDraft: (draft: T) => void;
  /** For how many the game is. */
  readonly counts: SeatRange;
  readonly wrongSeat: number | null;
  /** The game's bots, the weakest first; none where it has none. */
  readonly levels?: readonly BotLevel[];
}

/** How many play, who they are, and how they are told apart. */
export function PlayersField<T extends DraftOfSeats>({
  draft,
  onDraft,
  counts,
  wrongSeat,
  levels = [],
}: PlayersFieldProps<T>) {
  return (
    <FieldSet legend={texts.form.players}>
      <Segments
        name="players"
        label={texts.form.howMany}
        value={draft.players}
        choices={countsOf(counts)}
        onChoose={(players) => onDraft({ ...draft, players })}
      />
      <ol className="players">
        {playingSeats(draft).map((seat, i) => (
          <li key={ROWS[i]}>
            <PlayerRow draft={draft} onDraft={onDraft} counts={counts} seat={seat} player={i} wrong={wrongSeat === i} />
            {levels.length > 0 && <PlayedBy draft={draft} onDraft={onDraft} seat={seat} player={i} levels={levels} />}
          </li>
        ))}
      </ol>
      {levels.length > 0 && <p className="note">{texts.form.strengths(levels.map(({ name }) => name))}</p>}
      <p className="note">{texts.form.swap}</p>
    </FieldSet>
  );
}

interface PlayerRowProps<T extends DraftOfSeats> extends Pick<PlayersFieldProps<T>, 'draft' | 'onDraft' | 'counts'> {
  readonly seat: DraftSeat;
  readonly player: number;
  readonly wrong: boolean;
}

function PlayerRow<T extends DraftOfSeats>({ draft, onDraft, counts, seat, player, wrong }: PlayerRowProps<T>) {
  return (
    <div className="player-row">
      <SeatBadge colour={seat.colour} />
      <input
        className="text-field"
        aria-label={texts.form.nameOf(player + 1)}
        aria-invalid={wrong}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        value={seat.name}
        onChange={(event) => onDraft(withName(draft, player, event.target.value))}
      />
      <div className="swatches" role="radiogroup" aria-label={texts.form.colourOf(player + 1)}>
        {SEAT_LOOKS.slice(0, coloursFor(counts)).map((_, colour) => (
          <ColourChoice
            key={lookOfColour(colour).id}
            colour={colour}
            player={player}
            checked={seat.colour === colour}
            onChoose={() => onDraft(withColour(draft, player, colour))}
          />
        ))}
      </div>
    </div>
  );
}

interface PlayedByProps<T extends DraftOfSeats> extends Pick<PlayersFieldProps<T>, 'draft' | 'onDraft'> {
  readonly seat: DraftSeat;
  readonly player: number;
  readonly levels: readonly BotLevel[];
}

const PERSON = '';

/** A person, or a bot of one of the levels. */
function PlayedBy<T extends DraftOfSeats>({ draft, onDraft, seat, player, levels }: PlayedByProps<T>) {
  return (
    <select
      className="text-field played-by"
      aria-label={texts.form.playedByOf(player + 1)}
      value={seat.level ?? PERSON}
      onChange={({ target: { value } }) => onDraft(withLevel(draft, player, value === PERSON ? null : value))}
    >
      <option value={PERSON}>{texts.form.person}</option>
      {levels.map(({ id, name }) => (
        <option key={id} value={id}>
          {texts.bots.named(name)}
        </option>
      ))}
    </select>
  );
}

interface ColourChoiceProps {
  readonly colour: number;
  readonly player: number;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function ColourChoice({ colour, player, checked, onChoose }: ColourChoiceProps) {
  const { id, mark } = lookOfColour(colour);
  const name = texts.form.colourName(texts.colours[id], texts.marks[mark]);
  return (
    <label className="swatch" title={name}>
      <input type="radio" name={`colour-${player}`} checked={checked} onChange={onChoose} aria-label={name} />
      <SeatBadge colour={colour} />
    </label>
  );
}
