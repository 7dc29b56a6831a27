import { makeOwnRoute } from '../page/ownRoutes.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { TextSwitch } from '../../../frame/menu/TextChoice.tsx';
import { OutOfTurn } from '../hud/menu/OutOfTurn.tsx';
import { TypeMove } from '../hud/menu/TypeMove.tsx';
import { ViewPart } from '../../../frame/menu/ViewPart.tsx';

import { texts } from '../../../texts.ts';
import { RulesButton } from '../../../teach/RulesButton.tsx';
import { useWayBack } from '../../../pages/WayBack.tsx';

export interface DrillMenuProps {
  readonly text: TextSwitch;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

/** Functions that a drill may need seldom: the same as in a match, without the match. */
export function DrillMenu({ text, onSettings, onClose }: DrillMenuProps) {
  const { href, toMatch } = useWayBack();
  return (
    <Dialog title={texts.table.menu} className="menu" onClose={onClose}>
      <section className="menu-part">
        <h3>{texts.drills.panel}</h3>
        <div className="row">
          <a className="button" href={makeOwnRoute({ page: 'drills' })}>
            {texts.drills.all}
          </a>
          <a className="button" href={href}>
            {toMatch ? texts.drills.backToMatch : texts.drills.leave}
          </a>
          <RulesButton onOpen={onClose} />
        </div>
      </section>
      <OutOfTurn onChosen={onClose} />
      <ViewPart text={text} onSettings={onSettings} onClose={onClose} />
      <TypeMove onDone={onClose} />
    </Dialog>
  );
}
