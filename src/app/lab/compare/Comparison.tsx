import type { Form } from '#lab/form/field.ts';
import { comparedShares, type SharePart } from '#lab/compare.ts';
import { texts } from '#play/texts.ts';
import { AnswerView } from '../answer/AnswerView.tsx';
import type { Outcome } from '../run/labRun.ts';
import { describeJobs } from './describeJobs.ts';

export interface ComparisonProps {
  readonly form: Form;
  readonly title: string;
  /** At least two. */
  readonly outcomes: readonly Outcome[];
  /** Takes away the one in this place; null for one that cannot be. */
  readonly onDrop: (i: number) => void;
  /** So many of the first ones can be taken away. */
  readonly droppable: number;
}

const { letter } = texts.lab;

/** Results of one experiment side by side: what tells them apart, and the difference of every share. */
export function Comparison({ form, title, outcomes, onDrop, droppable }: ComparisonProps) {
  const apart = describeJobs(
    form,
    outcomes.map(({ file }) => file.job),
  );
  return (
    <section className="lab-beside" aria-labelledby="beside-title">
      <h2 id="beside-title">{texts.lab.beside}</h2>
      <ul className="lab-jobs">
        {outcomes.map(({ file }, i) => (
          <li key={letter(i)} className="row">
            <strong>{letter(i)}</strong>
            <span>
              {apart[i] === '' ? texts.lab.allAlike : apart[i]}
              <span className="note"> · {texts.lab.under(title, file.trials, file.job.seed)}</span>
            </span>
            {i < droppable && (
              <button type="button" className="button quiet" onClick={() => onDrop(i)}>
                {texts.lab.drop(letter(i))}
              </button>
            )}
          </li>
        ))}
      </ul>
      <SameBytes outcomes={outcomes} />
      <ShareTable outcomes={outcomes} />
      <div className="lab-pairs">
        {outcomes.map((outcome, i) => (
          <details key={letter(i)} open={outcomes.length < 3}>
            <summary>{letter(i)}</summary>
            <AnswerView outcome={outcome} title={title} figures={texts.lab.figuresOf(letter(i))} />
          </details>
        ))}
      </div>
    </section>
  );
}

/** The same job done twice, here and elsewhere: the proof of a file. */
function SameBytes({ outcomes }: Pick<ComparisonProps, 'outcomes'>) {
  const pairs = outcomes.flatMap(({ file }, i) => {
    const other = outcomes.findIndex((one, j) => j > i && one.file.hash === file.hash);
    return other < 0 ? [] : [texts.lab.sameBytes(letter(i), letter(other))];
  });
  return pairs.map((said) => (
    <p key={said} className="good">
      {said}
    </p>
  ));
}

const PERCENT = 100;
const percent = (share: number): string => `${(PERCENT * share).toFixed(1)} %`;
const points = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}${Math.abs(PERCENT * difference).toFixed(1)}`;

function ShareTable({ outcomes }: Pick<ComparisonProps, 'outcomes'>) {
  const rows = comparedShares(outcomes.map(({ answer }) => answer.shares));
  if (rows.length === 0) return <p className="note">{texts.lab.noShares}</p>;
  return (
    // Keys scroll it, too, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="lab-figures" aria-label={texts.lab.differences} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.lab.outcome}</th>
            {outcomes.flatMap((_, i) => [
              <th key={letter(i)} scope="col" data-number>
                {letter(i)}
              </th>,
              ...(i === 0
                ? []
                : [
                    <th key={`${letter(i)} over`} scope="col" data-number>
                      {texts.lab.overFirst(letter(i), letter(0))}
                    </th>,
                  ]),
            ])}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, parts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {parts.flatMap((part, i) => [
                <td key={letter(i)} data-number>
                  <ShareCell part={part} />
                </td>,
                ...(i === 0
                  ? []
                  : [
                      <td key={`${letter(i)} over`} data-number data-sure={isSure(part)}>
                        <OverCell part={part} />
                      </td>,
                    ]),
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whether chance is an unlikely reason of the difference. */
function isSure(part: SharePart | null): boolean {
  const over = part?.over ?? null;
  return over !== null && (over.low > 0 || over.high < 0);
}

function ShareCell({ part }: { readonly part: SharePart | null }) {
  if (part === null) return null;
  return (
    <>
      {percent(part.share)} <span className="note">{texts.lab.between(percent(part.low), percent(part.high))}</span>
    </>
  );
}

function OverCell({ part }: { readonly part: SharePart | null }) {
  const over = part?.over ?? null;
  if (over === null) return null;
  return (
    <>
      {points(over.difference)} <span className="note">{texts.lab.between(points(over.low), points(over.high))}</span>
    </>
  );
}
