import type { TextSwitch } from '../../../frame/menu/TextChoice.tsx';
import { ViewPart } from '../../../frame/menu/ViewPart.tsx';
import { useWayBack } from '../../../pages/WayBack.tsx';
import { RulesButton } from '../../../teach/RulesButton.tsx';
import { texts } from '../../../texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TypeMove } from '../hud/menu/MenuDialog.tsx';
import { useRun } from './useRun.ts';

export interface LessonMenuProps {
  readonly text: TextSwitch;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

/** Everything that a lesson needs seldom: the same as in a match, without the match. */
export function LessonMenu({ text, onSettings, onClose }: LessonMenuProps) {
  const { href, toMatch } = useWayBack();
  const run = useRun();
  const again = (): void => {
    run.again();
    onClose();
  };
  return (
    <Dialog title={texts.table.menu} className="menu" onClose={onClose}>
      <section className="menu-part">
        <h3>{texts.lesson.panel}</h3>
        <div className="row">
          <button type="button" className="button" onClick={again}>
            {texts.drills.retry}
          </button>
          <a className="button" href={href}>
            {toMatch ? texts.drills.backToMatch : texts.drills.leave}
          </a>
          <RulesButton onOpen={onClose} />
        </div>
      </section>
      <ViewPart text={text} onSettings={onSettings} onClose={onClose} />
      <section className="menu-part">
        <h3>{texts.menu.designers}</h3>
        <TypeMove onClose={onClose} />
      </section>
    </Dialog>
  );
}
