import type { ReactNode } from 'react';
import { useCommands, useSession } from '#app/tables/traction/session/SessionContext.tsx';
import { walkWaits } from '#play/traction/session/commands/takeBack.ts';
import { positionOf } from '#play/traction/sharing/positionOf.ts';
import { SharePart } from '#app/tables/traction/sharing/SharePart.tsx';
import type { Shared } from '#app/tables/traction/sharing/SharePart.tsx';
import { ToBench, ToPractice } from '#app/tables/traction/sharing/TakePosition.tsx';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { RulesButton } from '#app/teach/RulesButton.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import { RulerButton } from '../ruler/RulerButton.tsx';
import { MatchPart } from '#app/frame/menu/MatchPart.tsx';
import { ViewPart } from '#app/frame/menu/ViewPart.tsx';
import { useMatch } from '../useTable.ts';
import { Concede } from './Concede.tsx';
import { OutOfTurn } from './OutOfTurn.tsx';
import type { TextSwitch } from '#app/frame/menu/TextChoice.tsx';
import { TypeMove } from './TypeMove.tsx';

export interface MenuDialogProps {
  readonly onSettings: () => void;
  readonly onShare: (what: Shared) => void;
  readonly text: TextSwitch;
  readonly onClose: () => void;
}

/** Everything that is needed seldom. */
export function MenuDialog({ onSettings, onShare, text, onClose }: MenuDialogProps) {
  const plays = useSession(({ spectating }) => !spectating);
  const takesBack = useSession(walkWaits) ? gameTexts.menu.takeBackWalk : null;
  return (
    <Dialog title={texts.table.menu} className="menu" onClose={onClose}>
      <MatchPart sharing={<SharePart onShare={onShare} />} takesBack={takesBack} onClose={onClose}>
        <PractiseFromHere />
        <Concede onDone={onClose} />
      </MatchPart>
      <ViewPart text={text} onSettings={onSettings} onClose={onClose}>
        <RulerButton words onPressed={onClose} />
        <RulesButton onOpen={onClose} />
      </ViewPart>
      {plays && <OutOfTurn onChosen={onClose} />}
      <Designers>{plays && <TypeMove onDone={onClose} />}</Designers>
    </Dialog>
  );
}

/** The match waits meanwhile as it stands. */
function PractiseFromHere() {
  const match = useMatch();
  return (
    <div className="row">
      <ToPractice
        position={() => positionOf(match)}
        back={{ page: 'match', id: idOfMatch(match) }}
        hands={match.state.options.hands}
        disabled={match.state.outcome !== null}
      />
    </div>
  );
}

/** For designers: a position's way to the bench, a move in notation, and overlays of what the physics see. */
function Designers({ children }: { readonly children: ReactNode }) {
  const match = useMatch();
  const overlay = useSession((session) => session.overlay);
  const { toggleOverlay } = useCommands();
  return (
    <section className="menu-part">
      <h3>{texts.menu.designers}</h3>
      {children}
      <div className="row">
        <ToBench position={() => positionOf(match)} back={{ page: 'match', id: idOfMatch(match) }} />
      </div>
      <label className="tick">
        <input type="checkbox" checked={overlay.colliders} onChange={() => toggleOverlay('colliders')} />
        <span>{gameTexts.menu.colliders}</span>
      </label>
      <label className="tick">
        <input type="checkbox" checked={overlay.hash} onChange={() => toggleOverlay('hash')} />
        <span>{gameTexts.menu.hash}</span>
      </label>
    </section>
  );
}
