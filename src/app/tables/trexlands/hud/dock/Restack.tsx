import type { Choice, RestackAction } from '#games/trexlands/actions.ts';
import { nameOf } from '#games/trexlands/ids.ts';
import type { PieceId } from '#sim/ids.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Telling } from '../about/Telling.tsx';
import { isRestack } from '#play/trexlands/offers/moves.ts';
import { useHint } from '../hint/useHint.ts';
import { numberOf, TruckGlyph } from '../marks.tsx';
import { useCommands } from '../useTable.ts';
import { Button } from '#app/ui/Button.tsx';

/** The trucks that the chosen truck can be stacked with or taken from, before the MOVE (TX-22). */
export function Restack({
  trucks,
  choices,
}: {
  readonly trucks: readonly PieceId[];
  readonly choices: readonly Choice[];
}) {
  const [chosen] = trucks;
  if (chosen === undefined) return null;
  const ways = choices.filter((choice): choice is RestackAction => isRestack(choice) && choice.trucks.includes(chosen));
  return (['stack', 'unstack'] as const).map((how) => (
    <How key={how} how={how} chosen={chosen} ways={ways.filter((way) => way.do === how)} />
  ));
}

function How({
  how,
  chosen,
  ways,
}: {
  readonly how: RestackAction['do'];
  readonly chosen: PieceId;
  readonly ways: readonly RestackAction[];
}) {
  const { act } = useCommands();
  const hint = useHint();
  if (ways.length === 0) return null;
  return (
    <fieldset className="choices-row" aria-label={gameTexts.move[how].label}>
      <span className="choices-of">
        <Telling>{gameTexts.move[how].label}</Telling>
      </span>
      {ways.map((way) => (
        <Button
          key={way.trucks.join()}
          aria-label={gameTexts.move[how].truck(nameOf(otherOf(way, chosen)))}
          onClick={() => act(way)}
          {...hint({ do: way.do, trucks: way.trucks })}
        >
          <TruckGlyph stacked={how === 'stack'} />
          <span translate="no">{numberOf(otherOf(way, chosen))}</span>
        </Button>
      ))}
    </fieldset>
  );
}

const otherOf = ({ trucks: [a, b] }: RestackAction, chosen: PieceId): PieceId => (a === chosen ? b : a);
