import { agreeOn } from '#play/session/plans.ts';
import { useChange } from '../settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { Message } from '../ui/Page.tsx';
import { goTo } from '../ui/useRoute.ts';
import { useModules } from './runtime.ts';

/** The entrance for players who do not see the table: from now on the text table is open, and a match begins. */
export function TextPage() {
  const change = useChange();
  const play = (game: string): void => {
    change({ textTable: true });
    goTo({ page: 'match', id: agreeOn(game) }, 'instead');
  };
  return (
    <Message title={texts.textTable.which} text={texts.textTable.whichNote}>
      <div className="row">
        {useModules().map(({ id, name }) => (
          <button key={id} type="button" className="button" onClick={() => play(id)}>
            {texts.start.way(texts.start.together, name)}
          </button>
        ))}
      </div>
    </Message>
  );
}
