import { useLasting } from '../storage/useLasting.ts';
import { texts } from '#play/texts.ts';

/** The browser's word on how long it keeps saved matches, and a way to ask for it. */
export function KeptFor() {
  const { lasting, ask } = useLasting();
  if (lasting === null) return null;
  return (
    <div className="kept-for" data-lasting={lasting}>
      <output className="note">{texts.lasting[lasting]}</output>
      {(lasting === 'unasked' || lasting === 'refused') && (
        <button type="button" className="button" onClick={() => void ask()}>
          {lasting === 'unasked' ? texts.lasting.ask : texts.lasting.again}
        </button>
      )}
    </div>
  );
}
