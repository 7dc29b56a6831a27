import { Message } from '../ui/Page.tsx';
import { texts } from '#play/texts.ts';
import { useTakingOver } from './useTabs.tsx';

export interface ElsewhereProps {
  readonly id: string;
  readonly onLookOn: () => void;
  readonly onTakenOver: () => void;
}

/** Another tab plays the match that was asked for. */
export function Elsewhere({ id, onLookOn, onTakenOver }: ElsewhereProps) {
  const { asking, fault, takeOver } = useTakingOver(id);
  return (
    <Message title={texts.tabs.elsewhere} text={texts.tabs.elsewhereText}>
      <div className="row">
        <button type="button" className="button" disabled={asking} onClick={onLookOn}>
          {texts.tabs.spectate}
        </button>
        <button type="button" className="button" disabled={asking} onClick={() => takeOver(onTakenOver)}>
          {texts.tabs.takeOver}
        </button>
      </div>
      <output>{asking ? texts.tabs.asking : fault?.message}</output>
    </Message>
  );
}
