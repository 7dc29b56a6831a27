import { HelpLines } from '#app/frame/HelpLines.tsx';
import { TableHelp } from '#app/frame/menu/TableHelp.tsx';
import { RulesButton } from '#app/teach/rulesSheet.tsx';
import { texts } from '#play/texts.ts';
import { TRACTION_PAD } from '#play/traction/input/buttons.ts';
import { LISTED_KEYS } from '#play/traction/input/keys.ts';
import { makeOwnRoute } from '#play/traction/ownRoutes.ts';
import { gameTexts } from '#play/traction/texts.ts';

const WORDS = { ...gameTexts.help, title: texts.help.title, short: gameTexts.help.rules };

/** The rules in short, and how to hold things. */
export const HelpDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <TableHelp
    words={WORDS}
    inShort={gameTexts.howToPlay}
    ways={
      <div className="row">
        <RulesButton onOpen={onClose} />
        <a className="button" href={makeOwnRoute({ page: 'drills' })}>
          {gameTexts.card.learn}
        </a>
      </div>
    }
    keys={LISTED_KEYS}
    pad={TRACTION_PAD}
    onClose={onClose}
  >
    <HelpLines title={texts.help.pointer} lines={gameTexts.help.pointerLines} />
  </TableHelp>
);
