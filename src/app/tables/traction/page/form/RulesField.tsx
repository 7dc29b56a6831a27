import { OPTION_RANGES } from '#games/traction/options.ts';
import { TOLERANCE_SHARE, toleranceAt } from '#games/traction/referee/tolerance.ts';
import type { PyramidSize } from '#sim/pyramid.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { rangesOf, type DraftFieldProps, type Ranges, type RangesChoice } from '#play/traction/form/draft.ts';
import { NumberField, Segments, Slider, Tick, type Choice } from '#app/ui/Field.tsx';

const RANGES: readonly Choice<RangesChoice>[] = [
  { value: 'standard', label: gameTexts.form.rangesStandard },
  { value: 'fast', label: gameTexts.form.rangesFast },
  { value: 'custom', label: gameTexts.form.rangesCustom },
];

const SIZES: readonly PyramidSize[] = ['S', 'M', 'L'];

const { piecesPerTurn: PIECES } = OPTION_RANGES;
const PIECE_COUNTS = Array.from({ length: PIECES.max - PIECES.min + 1 }, (_, i) => ({
  value: PIECES.min + i,
  label: String(PIECES.min + i),
}));

/** House rules that a group may agree on; every field says what the rules say until it is touched. */
export function RulesField({ draft, onDraft }: DraftFieldProps) {
  return (
    <div className="rules">
      <RangesField draft={draft} onDraft={onDraft} />
      <fieldset className="rule">
        <legend>{gameTexts.form.piecesPerTurn}</legend>
        <Segments
          name="pieces-per-turn"
          label={gameTexts.form.piecesPerTurn}
          value={draft.piecesPerTurn}
          choices={PIECE_COUNTS}
          onChoose={(piecesPerTurn) => onDraft({ ...draft, piecesPerTurn })}
        />
      </fieldset>
      <ToleranceField draft={draft} onDraft={onDraft} />
      <Tick
        label={gameTexts.form.starterOne}
        note={gameTexts.form.starterOneNote}
        checked={draft.starterOne}
        onTick={(starterOne) => onDraft({ ...draft, starterOne })}
      />
      <Tick
        label={gameTexts.form.flatVictims}
        note={gameTexts.form.flatVictimsNote}
        checked={draft.flatVictims === 'stay'}
        onTick={(stay) => onDraft({ ...draft, flatVictims: stay ? 'stay' : 'rise' })}
      />
      <Tick
        label={gameTexts.form.tackling}
        note={gameTexts.form.tacklingNote}
        checked={draft.rockPaperScissors}
        onTick={(rockPaperScissors) => onDraft({ ...draft, rockPaperScissors })}
      />
      <Tick
        label={gameTexts.form.turnLimit}
        note={gameTexts.form.turnLimitNote}
        checked={draft.turnLimit}
        onTick={(turnLimit) => onDraft({ ...draft, turnLimit })}
      />
    </div>
  );
}

function RangesField({ draft, onDraft }: DraftFieldProps) {
  const choose = (rangesChoice: RangesChoice): void => onDraft({ ...draft, rangesChoice, ownRanges: rangesOf(draft) });
  return (
    <fieldset className="rule">
      <legend>{gameTexts.form.ranges}</legend>
      <Segments
        name="ranges"
        label={gameTexts.form.ranges}
        value={draft.rangesChoice}
        choices={RANGES}
        onChoose={choose}
      />
      {draft.rangesChoice === 'custom' && (
        <div className="row">
          {SIZES.map((size, i) => (
            <NumberField
              key={size}
              label={gameTexts.form.rangeOf(size)}
              value={draft.ownRanges[i] ?? 1}
              {...OPTION_RANGES.steps}
              onSet={(steps) => onDraft({ ...draft, ownRanges: withRange(draft.ownRanges, i, steps) })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

const withRange = ([small, medium, large]: Ranges, at: number, steps: number): Ranges => [
  at === 0 ? steps : small,
  at === 1 ? steps : medium,
  at === 2 ? steps : large,
];

type ToleranceChoice = 'strict' | 'standard' | 'own';

const TOLERANCES: readonly Choice<ToleranceChoice>[] = [
  { value: 'strict', label: gameTexts.form.toleranceStrict },
  { value: 'standard', label: gameTexts.form.toleranceStandard },
  { value: 'own', label: gameTexts.form.toleranceOther },
];
const SHARES: Readonly<Record<ToleranceChoice, number>> = { strict: 0, standard: 1, own: 1.5 };

const choiceOf = (share: number): ToleranceChoice =>
  TOLERANCES.find(({ value }) => value !== 'own' && SHARES[value] === share)?.value ?? 'own';

/** TR-27. */
function ToleranceField({ draft, onDraft }: DraftFieldProps) {
  const { moveMm, yawDeg } = toleranceAt(draft.toleranceShare);
  const shown = gameTexts.form.toleranceValue(moveMm, yawDeg);
  return (
    <fieldset className="rule">
      <legend>{gameTexts.form.tolerance}</legend>
      <Segments
        name="tolerance"
        label={gameTexts.form.tolerance}
        value={choiceOf(draft.toleranceShare)}
        choices={TOLERANCES}
        onChoose={(choice) => onDraft({ ...draft, toleranceShare: SHARES[choice] })}
      />
      <Slider
        label={gameTexts.form.toleranceSlider}
        value={draft.toleranceShare}
        {...TOLERANCE_SHARE}
        shown={shown}
        onSlide={(toleranceShare) => onDraft({ ...draft, toleranceShare })}
      />
      <p className="note">{shown}</p>
    </fieldset>
  );
}
