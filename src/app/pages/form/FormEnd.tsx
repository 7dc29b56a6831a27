import type { Fault } from '#sim/result.ts';
import { texts } from '#play/texts.ts';
import { makeRoute } from '#play/route.ts';

/** The fault, if there is one; the way on and the way back. */
export const FormEnd = ({ refused }: { readonly refused: Fault | null }) => (
  <div className="form-end">
    <div role="alert">{refused !== null && <p className="wrong">{refused.message}</p>}</div>
    <div className="row">
      <button type="submit" className="button primary large">
        {texts.form.play}
      </button>
      <a className="button quiet large" href={makeRoute({ page: 'start' })}>
        {texts.form.cancel}
      </a>
    </div>
  </div>
);
