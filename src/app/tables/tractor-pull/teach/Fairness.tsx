import { help } from '#play/tractor-pull/texts/rules.ts';

/** Ways to look at how fair the wrench is: spun as often as one likes. */
export const Fairness = () => (
  <>
    <p>{help.fairness}</p>
    <p className="row">
      <a className="button" href="#/lab/slide">
        {help.spinMany}
      </a>
    </p>
  </>
);
