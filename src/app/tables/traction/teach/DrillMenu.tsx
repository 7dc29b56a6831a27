import { StepMenu, type StepMenuProps } from '#app/frame/menu/StepMenu.tsx';
import { useWayBack } from '#app/pages/WayBack.tsx';
import { texts } from '#play/texts.ts';
import { OutOfTurn } from '../hud/menu/OutOfTurn.tsx';
import { TypeMove } from '../hud/menu/TypeMove.tsx';
import { makeOwnRoute } from '#play/traction/ownRoutes.ts';

/** The menu of a drill, from which one gets to all others. */
export function DrillMenu(props: Pick<StepMenuProps, 'text' | 'onSettings' | 'onClose'>) {
  const { onClose } = props;
  return (
    <StepMenu
      {...props}
      wayBack={useWayBack()}
      title={texts.drills.panel}
      first={
        <a className="button" href={makeOwnRoute({ page: 'drills' })}>
          {texts.drills.all}
        </a>
      }
      between={<OutOfTurn onChosen={onClose} />}
      typing={<TypeMove onDone={onClose} />}
    />
  );
}
