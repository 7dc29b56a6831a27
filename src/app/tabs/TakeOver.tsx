import { texts } from '#play/texts.ts';
import { useTakingOver } from './useTabs.tsx';

/** In the dock's place while another tab plays the match. */
export function TakeOver({ id }: { readonly id: string }) {
  const { asking, fault, takeOver } = useTakingOver(id);
  return (
    <section className="panel looking-on" aria-label={texts.tabs.looking}>
      <output>{asking ? texts.tabs.asking : (fault?.message ?? texts.tabs.lookingText)}</output>
      <button type="button" className="button primary" disabled={asking} onClick={() => takeOver()}>
        {texts.tabs.takeOver}
      </button>
    </section>
  );
}
