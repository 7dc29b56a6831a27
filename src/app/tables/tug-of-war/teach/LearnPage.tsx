import '../styles.css';
import { LearnFrame } from '#app/pages/LearnFrame.tsx';
import { ALONE } from '#play/session/plans.ts';
import { card } from '#play/tug-of-war/texts/card.ts';
import { guide } from '#play/tug-of-war/texts/guide.ts';
import { help, learn } from '#play/tug-of-war/texts/rules.ts';
import { RULES } from '#play/tug-of-war/teach/addresses.ts';

/** The game in steps, its machines, and a first match against the computer. */
export const LearnPage = () => (
  <LearnFrame
    words={learn}
    lessons={guide.lessons}
    first={{ game: 'tug-of-war', agreed: ALONE }}
    rules={{ href: `#${RULES}`, words: card.rules }}
  >
    <h2>{help.machines}</h2>
    <ul className="machine-lines">
      {help.machineLines.map(([name, does]) => (
        <li key={name}>
          <strong>{name}.</strong> {does}
        </li>
      ))}
    </ul>
    <h2>{help.letters}</h2>
    <ul className="machine-lines">
      {help.letterLines.map(([letter, gives]) => (
        <li key={letter}>
          <strong>{letter}.</strong> {gives}
        </li>
      ))}
    </ul>
  </LearnFrame>
);
