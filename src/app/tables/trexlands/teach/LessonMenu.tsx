import { StepMenu, type StepMenuProps } from '#app/frame/menu/StepMenu.tsx';
import { useWayBack } from '#app/pages/WayBack.tsx';
import { texts } from '#play/texts.ts';
import { TypeMove } from '../hud/menu/MenuDialog.tsx';
import { useRun } from './useRun.ts';

/** The menu of a step of the lesson, which can be begun again. */
export function LessonMenu(props: Pick<StepMenuProps, 'text' | 'onSettings' | 'onClose'>) {
  const { onClose } = props;
  const run = useRun();
  const again = (): void => {
    run.again();
    onClose();
  };
  return (
    <StepMenu
      {...props}
      wayBack={useWayBack()}
      title={texts.lesson.panel}
      first={
        <button type="button" className="button" onClick={again}>
          {texts.drills.retry}
        </button>
      }
      typing={<TypeMove onClose={onClose} />}
    />
  );
}
