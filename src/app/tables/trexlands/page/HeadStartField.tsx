import { coinsPerX } from '#bots/trexlands/headStart/worth.ts';
import { HEAD_START } from '#games/trexlands/headStart.ts';
import { HandicapField } from '#app/pages/form/HandicapField.tsx';
import type { DraftOfSeats } from '#play/form/players.ts';
import { gameTexts } from '#play/trexlands/texts.ts';

const CHOICES = Array.from({ length: HEAD_START.most + 1 }, (_, coins) => ({
  value: String(coins),
  label: coins === 0 ? gameTexts.headStart.none : gameTexts.headStart.more(coins),
}));

interface HeadStartFieldProps {
  readonly draft: DraftOfSeats;
  /** V, for as many players as there can be. */
  readonly headStart: readonly number[];
  readonly onHeadStart: (headStart: readonly number[]) => void;
}

/** V with which a player begins besides. */
export function HeadStartField({ draft, headStart, onHeadStart }: HeadStartFieldProps) {
  return (
    <HandicapField
      draft={draft}
      title={gameTexts.headStart.title}
      note={gameTexts.headStart.note(coinsPerX(draft.players))}
      of={gameTexts.headStart.of}
      choices={CHOICES}
      valueOf={(player) => String(headStart[player] ?? 0)}
      onChoose={(player, coins) => onHeadStart(headStart.map((was, i) => (i === player ? Number(coins) : was)))}
    />
  );
}
