import { makeOwnRoute } from '#play/traction/ownRoutes.ts';
import { RulesButton } from '#app/teach/RulesButton.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import { TRACTION_PAD } from '#play/traction/input/buttons.ts';
import { LISTED_KEYS } from '#play/traction/input/keys.ts';
import { HelpLines } from '#app/frame/HelpLines.tsx';
import { KeyList } from '#app/frame/keys/KeyList.tsx';

/** The rules in short, and how to hold things. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={texts.help.title} className="help" onClose={onClose}>
      <section className="menu-part">
        <h3>{gameTexts.help.rules}</h3>
        <ol className="how-to-play">
          {gameTexts.howToPlay.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div className="row">
          <RulesButton onOpen={onClose} />
          <a className="button" href={makeOwnRoute({ page: 'drills' })}>
            {gameTexts.card.learn}
          </a>
        </div>
      </section>
      <HelpLines title={texts.help.pointer} lines={gameTexts.help.pointerLines} />
      <section className="menu-part">
        <h3>{texts.help.keys}</h3>
        <p className="note">{texts.keys.note}</p>
        <KeyList heading="h4" map={LISTED_KEYS} pad={TRACTION_PAD} />
      </section>
      <HelpLines title={texts.help.notation} lines={gameTexts.help.notationLines} term="code" />
    </Dialog>
  );
}
