import { makeOwnRoute } from '../page/ownRoutes.ts';
import { RulesButton } from '../../../teach/RulesButton.tsx';
import { texts } from '../../../texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { HelpLines } from '../../../frame/HelpLines.tsx';
import { KeyList } from '../../../frame/keys/KeyList.tsx';

/** The rules in short, and how to hold things. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={texts.help.title} className="help" onClose={onClose}>
      <section className="menu-part">
        <h3>{texts.help.rules}</h3>
        <ol className="how-to-play">
          {texts.howToPlay.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div className="row">
          <RulesButton onOpen={onClose} />
          <a className="button" href={makeOwnRoute({ page: 'drills' })}>
            {texts.start.learn}
          </a>
        </div>
      </section>
      <HelpLines title={texts.help.pointer} lines={texts.help.pointerLines} />
      <section className="menu-part">
        <h3>{texts.help.keys}</h3>
        <p className="note">{texts.keys.note}</p>
        <KeyList heading="h4" />
      </section>
      <HelpLines title={texts.help.notation} lines={texts.help.notationLines} term="code" />
    </Dialog>
  );
}
