import { useEffect, useRef } from 'react';
import type { PlayAction } from '#games/trexlands/actions.ts';
import { playableCard, type CardKind } from '#games/trexlands/cards/kinds.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { placesOf, targetName } from '#play/trexlands/words/targetName.ts';
import { useLight } from '../dock/useLight.ts';
import { useAsking } from '../about/About.tsx';
import { useHint } from '../hint/useHint.ts';
import { CardWords } from './CardWords.tsx';
import { useCommands, useNames } from '../useTable.ts';
import { Button } from '#app/ui/Button.tsx';

export interface CardStepProps {
  readonly kind: CardKind;
  /** All ways to play it now: one for each target. */
  readonly plays: readonly PlayAction[];
  readonly onBack: () => void;
}

/** The card's words, and the targets on which it could be played. */
export function CardStep({ kind, plays, onBack }: CardStepProps) {
  const { name } = playableCard(kind);
  const { act } = useCommands();
  const names = useNames();
  const hint = useHint();
  const [only] = plays;
  const { hush } = useAsking();
  const foot = useRef<HTMLDivElement>(null);
  // It says itself what it is, and its buttons are to be in sight.
  useEffect(() => {
    hush();
    foot.current?.scrollIntoView({ block: 'nearest' });
  }, [hush]);
  return (
    <fieldset className="card-step" aria-label={name}>
      <CardWords face={kind} colour={only && names.colour(only.seat)} />
      <div ref={foot} className="choices-row strip">
        {only?.target.on === 'nothing' ? (
          <Button
            look="primary"
            aria-label={gameTexts.cards.plays(names.seat(only.seat), name)}
            onClick={() => act(only)}
            {...hint({ do: 'play', card: only.card })}
          >
            {gameTexts.cards.play(name)}
          </Button>
        ) : (
          <>
            <span className="choices-of">{gameTexts.cards.on}</span>
            {plays.map((play) => (
              <TargetButton key={JSON.stringify(play.target)} play={play} />
            ))}
          </>
        )}
        <Button look="quiet" onClick={onBack}>
          {gameTexts.cards.back}
        </Button>
      </div>
    </fieldset>
  );
}

function TargetButton({ play }: { readonly play: PlayAction }) {
  const { act } = useCommands();
  const names = useNames();
  const light = useLight(placesOf(play.target));
  const hint = useHint();
  const { card, target } = play;
  return (
    <Button onClick={() => act(play)} {...light} {...hint({ do: 'play', card, target })}>
      {targetName(play.target, names)}
    </Button>
  );
}
