import { makeRoute } from '../ui/route.ts';
import { RulesButton } from '../teach/RulesButton.tsx';
import { texts } from '../texts.ts';
import { gameTexts as tractionTexts } from '../tables/traction/texts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { HelpLines } from './HelpLines.tsx';
import { KeyList } from './keys/KeyList.tsx';

/** The rules in short, and how to hold things. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={texts.help.title} className="help" onClose={onClose}>
      <section className="menu-part">
        <h3>{tractionTexts.help.rules}</h3>
        <ol className="how-to-play">
          {tractionTexts.howToPlay.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div className="row">
          <RulesButton onOpen={onClose} />
          <a className="button" href={makeRoute({ page: 'drills' })}>
            {tractionTexts.card.learn}
          </a>
        </div>
      </section>
      <HelpLines title={texts.help.pointer} lines={tractionTexts.help.pointerLines} />
      <section className="menu-part">
        <h3>{texts.help.keys}</h3>
        <p className="note">{texts.keys.note}</p>
        <KeyList heading="h4" />
      </section>
      <HelpLines title={texts.help.notation} lines={tractionTexts.help.notationLines} term="code" />
    </Dialog>
  );
}
