import type { BattleAct } from '../../../../../games/trexlands/acts.ts';
import { Telling } from '../about/Telling.tsx';
import { gameTexts } from '../../texts.ts';
import { useCommands } from '../../session/SessionContext.tsx';
import { placeName } from '../../words/names.ts';
import { useNames } from '../useTable.ts';
import { DockPanel } from '../../../../frame/dock/DockPanel.tsx';

/** A raid was won: stay there, or go back. */
export function RaidPanel({ act: { seat, terra, origin } }: { readonly act: BattleAct }) {
  const names = useNames();
  const { act } = useCommands();
  const title = gameTexts.battle.raidTitle(names.seat(seat), terra);
  return (
    <DockPanel label={title} seat={seat}>
      <h2>{title}</h2>
      <p className="note">
        <Telling>{gameTexts.battle.raidNote}</Telling>
      </p>
      <div className="dock-last">
        <button type="button" className="button primary" onClick={() => act({ do: 'occupy', seat, stay: true })}>
          {gameTexts.battle.occupy(terra)}
        </button>
        <button type="button" className="button" onClick={() => act({ do: 'occupy', seat, stay: false })}>
          {gameTexts.battle.withdraw(placeName(origin))}
        </button>
      </div>
    </DockPanel>
  );
}
