import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { isSameTarget } from '#games/tractor-pull/targets.ts';
import type { Pending } from '#games/tractor-pull/state.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { useToYou } from '#app/frame/AtTable.tsx';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useCommands, useNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { standingWords } from '#play/tractor-pull/say/standingWords.ts';
import { effectWords } from '#play/tractor-pull/say/effectWords.ts';
import { OwnHand, ShowHand } from './Hand.tsx';
import { Listed } from './Listed.tsx';
import { VehicleFace } from './VehicleFace.tsx';

interface EffectPanelProps {
  readonly seat: Seat;
  readonly pending: Pending;
  /** Whether cards of the hand are its targets. */
  readonly withHand: boolean;
}

/** The object of an effect; vehicles on the field can be touched on the table as well. */
export function EffectPanel({ seat, pending: { source }, withHand }: EffectPanelProps) {
  const state = useViewOf(seat);
  const picked = useSession((session) => session.picked);
  const aimed = useSession((session) => session.aimed);
  const { act } = useCommands();
  const [names, toYou] = [useNames(), useToYou()];
  const { name, text } = ruleOf(source);
  const choices = choicesOf(state, seat);
  const targets = choices.flatMap((choice) => {
    if (choice.do !== 'resolve') return [];
    const { target } = choice;
    if (picked !== null && !target.spaces.includes(picked)) return [];
    return (
      <button
        key={`${target.card ?? ''} ${target.spaces.join()}`}
        type="button"
        className={withHand ? 'button vehicle-card' : 'button on-field'}
        data-target={target.card ?? target.spaces.join(' ')}
        {...hintedIf(aimed?.do === 'resolve' && isSameTarget(aimed.target, target))}
        onClick={() => act(choice)}
      >
        {target.card === null ? (
          target.spaces.map((space) => toYou(standingWords(state, space, names))).join('; ')
        ) : (
          <VehicleFace of={target.card} />
        )}
      </button>
    );
  });
  const bar = {
    title: dock.does(name, effectWords(source)),
    seat,
    className: 'target-choice',
    others: (
      <>
        {choices.some((choice) => choice.do === 'pass') && (
          <button
            type="button"
            className="button quiet"
            data-pass
            {...hintedIf(aimed?.do === 'pass')}
            onClick={() => act({ do: 'pass', seat })}
          >
            {dock.pass}
          </button>
        )}
        {!withHand && <ShowHand seat={seat} />}
        <Advised seat={seat} />
      </>
    ),
    rest: (
      <>
        <AskedNote>{text}</AskedNote>
        {!withHand && <OwnHand seat={seat} />}
      </>
    ),
  };
  if (!withHand) return <Listed {...bar} list={targets} />;
  return (
    <Bar {...bar}>
      <div className="choices-row">{targets}</div>
    </Bar>
  );
}
