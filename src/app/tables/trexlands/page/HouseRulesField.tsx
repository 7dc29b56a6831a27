import { bestThrow } from '#games/trexlands/bestThrows.ts';
import { BASE_TERRAIN } from '#games/trexlands/board/terraDeck.ts';
import { CLOCKS_S, STANDARD_OPTIONS, type TieRule, type TrexlandsOptions } from '#games/trexlands/options.ts';
import { Segments, Tick, type Choice } from '#app/ui/Field.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';

const TIES: readonly Choice<TieRule>[] = [
  { value: 'highest', label: gameTexts.form.tiesHighest },
  { value: 'any', label: gameTexts.form.tiesAny },
];

/** A first taste, a short evening, and the rules' own limit (TX-60), in turn cycles. */
const LIMITS: readonly Choice<string>[] = [
  { value: '5', label: gameTexts.form.limit(5) },
  { value: '10', label: gameTexts.form.limit(10) },
  { value: String(STANDARD_OPTIONS.cycleLimit), label: gameTexts.form.limit(STANDARD_OPTIONS.cycleLimit ?? 0) },
  { value: 'none', label: gameTexts.form.noLimit },
];

/** A practised hand's results by it (TX-64). */
const bestFree = bestThrow('free', BASE_TERRAIN);
/** On one device none is needed; for a table that wants it the rules' own, or time to read. */
const CLOCKS: readonly Choice<string>[] = [
  { value: 'none', label: gameTexts.form.noClock },
  ...[CLOCKS_S.usual, 30, 60].map((seconds) => ({
    value: String(seconds),
    label: gameTexts.form.clock(seconds),
  })),
];

const numberOr = (value: string): number | null => (value === 'none' ? null : Number(value));

interface HouseRulesFieldProps {
  readonly options: TrexlandsOptions;
  readonly onOptions: (options: TrexlandsOptions) => void;
}

/** House rules that a group may agree on; every field says what the rules say until it is touched. */
export function HouseRulesField({ options, onOptions }: HouseRulesFieldProps) {
  const limit = options.cycleLimit === null ? 'none' : String(options.cycleLimit);
  const clock = String(options.clockS ?? 'none');
  return (
    <div className="rules">
      <Tick
        label={gameTexts.form.obstacles}
        note={gameTexts.form.obstaclesNote}
        checked={options.obstacles}
        onTick={(obstacles) => onOptions({ ...options, obstacles })}
      />
      <Tick
        label={gameTexts.form.freeThrow}
        note={gameTexts.form.freeThrowNote(bestFree.percent, bestFree.standard)}
        checked={options.freeThrow}
        onTick={(freeThrow) => onOptions({ ...options, freeThrow })}
      />
      <fieldset className="rule">
        <legend>{gameTexts.form.ties}</legend>
        <Segments
          name="ties"
          label={gameTexts.form.ties}
          value={options.ties}
          choices={TIES}
          onChoose={(ties) => onOptions({ ...options, ties })}
        />
      </fieldset>
      <fieldset className="rule">
        <legend>{gameTexts.form.cycles}</legend>
        <Segments
          name="cycles"
          label={gameTexts.form.cycles}
          value={limit}
          choices={LIMITS}
          onChoose={(value) => onOptions({ ...options, cycleLimit: numberOr(value) })}
        />
      </fieldset>
      <fieldset className="rule">
        <legend>{gameTexts.form.clocks}</legend>
        <Segments
          name="clocks"
          label={gameTexts.form.clocks}
          value={clock}
          choices={CLOCKS}
          onChoose={(value) => onOptions({ ...options, clockS: numberOr(value) })}
        />
      </fieldset>
    </div>
  );
}
