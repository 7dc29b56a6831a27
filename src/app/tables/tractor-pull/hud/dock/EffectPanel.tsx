import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import type { Target } from '#games/tractor-pull/actions.ts';
import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { deedOf, isSameTarget } from '#games/tractor-pull/targets.ts';
import type { Pending } from '#games/tractor-pull/state.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { useToYou } from '#app/frame/AtTable.tsx';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useCommands, useNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { standingWords } from '#play/tractor-pull/say/standingWords.ts';
import { effectWords } from '#play/tractor-pull/say/effectWords.ts';
import { Listed } from './Listed.tsx';
import { VehicleFace } from './VehicleFace.tsx';
import { Button } from '#app/ui/Button.tsx';

interface EffectPanelProps {
  readonly seat: Seat;
  /** The effect; null: which of one's own tied vehicles goes first (TP-14). */
  readonly pending: Pending | null;
}

const targetOf = (choice: TractorPullMove): Target | null =>
  choice.do === 'eject' ? { spaces: [choice.space], card: null } : choice.do === 'resolve' ? choice.target : null;

/** The object of an effect, or the vehicle that is ejected; those on the field can be touched on the table as well. */
export function EffectPanel({ seat, pending }: EffectPanelProps) {
  const withHand = pending !== null && deedOf(pending).do === 'draw'; // cards of the hand are its targets
  const state = useViewOf(seat);
  const picked = useSession((session) => session.picked);
  const aimed = useSession((session) => session.aimed);
  const { act } = useCommands();
  const [names, toYou] = [useNames(), useToYou()];
  const meant = aimed && targetOf(aimed);
  const choices = choicesOf(state, seat);
  const targets = choices.flatMap((choice) => {
    const target = targetOf(choice);
    if (target === null) return [];
    if (picked !== null && !target.spaces.includes(picked)) return [];
    return (
      <button
        key={`${target.card ?? ''} ${target.spaces.join()}`}
        type="button"
        className={withHand ? 'button vehicle-card' : 'button on-field'}
        data-target={target.card ?? target.spaces.join(' ')}
        {...hintedIf(meant !== null && isSameTarget(meant, target))}
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
    title:
      pending === null
        ? dock.eject(names.seat(seat))
        : dock.does(ruleOf(pending.source).name, effectWords(pending.source)),
    seat,
    className: 'target-choice',
    others: choices.some((choice) => choice.do === 'pass') && (
      <Button look="quiet" data-pass {...hintedIf(aimed?.do === 'pass')} onClick={() => act({ do: 'pass', seat })}>
        {dock.pass}
      </Button>
    ),
  };
  const text = pending === null ? undefined : ruleOf(pending.source).text;
  if (!withHand) return <Listed {...bar} note={text} list={targets} byHand />;
  return (
    <Bar {...bar} others={[bar.others, <Advised key="hint" seat={seat} />]} rest={<AskedNote>{text}</AskedNote>}>
      <div className="choices-row">{targets}</div>
    </Bar>
  );
}
