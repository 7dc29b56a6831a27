import type { InMenuProps, MenuParts } from '#app/frame/menu/TableSheets.tsx';
import { RulesButton } from '#app/teach/RulesButton.tsx';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { texts } from '#play/texts.ts';
import { positionOf } from '#play/traction/sharing/positionOf.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { SharePosition } from '../../sharing/SharePosition.tsx';
import { ToBench, ToPractice } from '../../sharing/TakePosition.tsx';
import { RulerButton } from '../ruler/RulerButton.tsx';
import { useCommands, useMatch, useSession } from '../useTable.ts';
import { OutOfTurn } from './OutOfTurn.tsx';
import { TypeMove } from './TypeMove.tsx';

const Share = ({ onSheet }: InMenuProps) => (
  <button type="button" className="button" onClick={() => onSheet({ what: 'own', Sheet: SharePosition })}>
    {texts.sharing.sharePosition}
  </button>
);

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

const View = ({ onClose }: InMenuProps) => (
  <>
    <RulerButton words onPressed={onClose} />
    <RulesButton onOpen={onClose} />
  </>
);

function More({ onClose }: InMenuProps) {
  const plays = useSession(({ spectating }) => !spectating);
  return (
    <>
      {plays && <OutOfTurn onChosen={onClose} />}
      <section className="menu-part">
        <h3>{texts.menu.designers}</h3>
        {plays && <TypeMove onDone={onClose} />}
        <Designers />
      </section>
    </>
  );
}

/** A position's way to the bench, and overlays of what the physics see. */
function Designers() {
  const match = useMatch();
  const overlay = useSession((session) => session.overlay);
  const { toggleOverlay } = useCommands();
  return (
    <>
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
    </>
  );
}

/** Traction's own parts of the menu. */
export const MENU: MenuParts = { Share, Match: PractiseFromHere, View, More };
