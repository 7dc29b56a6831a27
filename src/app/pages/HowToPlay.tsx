import { gameTexts as tractionTexts } from '../tables/traction/texts.ts';

/** The whole game in ten lines. */
export function HowToPlay() {
  return (
    <ol className="how-to-play">
      {tractionTexts.howToPlay.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}
