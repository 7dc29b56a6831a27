import { help } from '#play/truck-off/texts/rules.ts';

/** Ways to look at how fair the dice are: thrown in thousands, and beside theory. */
export const Fairness = () => (
  <>
    <p>{help.fairness}</p>
    <p className="row">
      <a className="button" href="#/lab/rolls">
        {help.throwMany}
      </a>
      <a className="button" href="#/lab/validate">
        {help.besideTheory}
      </a>
    </p>
  </>
);
