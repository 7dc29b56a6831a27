import { specialOf } from '#games/truck-off/specials/specials.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { specials as texts } from '#play/truck-off/texts/table.ts';
import { useView } from './useTable.ts';

/** The Daily Specials that lie at venues, with what they do; none where the variant is not played. */
export function Specials() {
  const { venues } = useView();
  const lying = venues.flatMap(({ sides, special, shut }) =>
    special === null ? [] : [{ sides, shut, special: specialOf(special) }],
  );
  if (lying.length === 0) return null;
  return (
    <>
      <h2>{texts.title}</h2>
      <ul className="specials">
        {lying.map(({ sides, shut, special: { name, text } }) => (
          <li key={sides} data-special={sides}>
            <strong>{texts.at(venueName(sides), name)}</strong> <span className="note">{shut ? texts.shut : text}</span>{' '}
            <ClauseMark clause="TO-44" />
          </li>
        ))}
      </ul>
    </>
  );
}
