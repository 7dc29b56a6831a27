import { RULE_CHAPTERS, type RuleHelp } from '#games/truck-off/help/clauses.ts';
import { Clauses } from '#app/teach/Clauses.tsx';
import { SPECIALS } from '#games/truck-off/specials/specials.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { help } from '#play/truck-off/texts/rules.ts';
import { exampleOf } from '#play/truck-off/teach/examples.ts';

interface RulesProps {
  readonly level: 'h2' | 'h4';
  /** The clause that was asked for. */
  readonly asked: string | null;
}

/** Every clause, with worked sums. */
export const Rules = ({ level, asked }: RulesProps) => (
  <Clauses chapters={RULE_CHAPTERS} level={level} asked={asked} placeholder={help.searchPlaceholder} More={Example} />
);

function Example({ clause }: { readonly clause: RuleHelp }) {
  if (clause.id === 'TO-45') return <AllSpecials />;
  const text = exampleOf(clause.id);
  return text === null ? null : <p className="note example-sum">{text}</p>;
}

/** Every Daily Special with its effect. */
const AllSpecials = () => (
  <ul className="note all-specials">
    {SPECIALS.map(({ id, name, venue, text }) => (
      <li key={id}>
        <strong>
          {venueName(venue)}: {name}
        </strong>{' '}
        {text}
      </li>
    ))}
  </ul>
);
