import type { BattleAct } from '#games/trexlands/acts.ts';
import { Telling } from '../about/Telling.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { placeName } from '#play/trexlands/words/names.ts';
import { Advised } from '../hint/Advised.tsx';
import { useHint } from '../hint/useHint.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { useCommands, useNames } from '../useTable.ts';

/** A raid was won: stay there, or go back. */
export function RaidPanel({ act: { seat, terra, origin } }: { readonly act: BattleAct }) {
  const names = useNames();
  const { act } = useCommands();
  const hint = useHint();
  const title = gameTexts.battle.raidTitle(names.seat(seat), terra);
  return (
    <DockPanel label={title} seat={seat}>
      <h2>{title}</h2>
      <p className="note">
        <Telling>{gameTexts.battle.raidNote}</Telling>
      </p>
      <div className="dock-last">
        <button
          type="button"
          className="button primary"
          onClick={() => act({ do: 'occupy', seat, stay: true })}
          {...hint({ do: 'occupy', stay: true })}
        >
          {gameTexts.battle.occupy(terra)}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => act({ do: 'occupy', seat, stay: false })}
          {...hint({ do: 'occupy', stay: false })}
        >
          {gameTexts.battle.withdraw(placeName(origin))}
        </button>
        <Advised />
      </div>
    </DockPanel>
  );
}
