import { texts } from '../texts.ts';

/** The whole game in ten lines. */
export function HowToPlay() {
  return (
    <ol className="how-to-play">
      {texts.howToPlay.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}
