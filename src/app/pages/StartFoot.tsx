import '../styles/howToPlay.css';
import '../styles/startFoot.css';
import { useState } from 'react';
import { texts } from '#play/texts.ts';
import { makeRoute } from '#play/route.ts';
import { saidOf } from '#play/offThread/lateFault.ts';
import { laterPart } from '../late/later.tsx';
import { Kept } from '../offline/NewVersion.tsx';
import { About } from './About.tsx';
import { pathOf } from './rooms/roomPath.ts';
import { useModules } from './runtime.ts';
import { SavedSection } from './SavedSection.tsx';
import type { TableModule } from './tableModule.ts';

/** Matches elsewhere; a page from a server without rooms asks none, as no room is kept there. */
const RoomsSection = laterPart(async () => (await import('./rooms/RoomList.tsx')).RoomsSection);

/** Every game with the rest of its ways, the matches of this browser, and what the page is. */
export const StartFoot = () => (
  <>
    <section aria-labelledby="games-title">
      <h2 id="games-title" tabIndex={-1}>
        {texts.startFoot.games}
      </h2>
      <ul className="game-list">
        {useModules().map((module) => (
          <OfGame key={module.id} {...module} />
        ))}
      </ul>
      <p className="note">
        <a href={makeRoute({ page: 'text' })}>{texts.startFoot.asText}</a>
      </p>
    </section>
    <SavedSection />
    <section aria-labelledby="days-title">
      <h2 id="days-title">{texts.startFoot.days}</h2>
      <p>{texts.startFoot.daysShort}</p>
      <a className="button" href={`#${pathOf({ at: 'day', game: null })}`}>
        {texts.startFoot.toDays}
      </a>
    </section>
    <RoomsSection />
    <About />
    <Kept />
  </>
);

const OfGame = ({ id, name, card }: Pick<TableModule, 'id' | 'name' | 'card'>) => (
  <li>
    <h3>{name}</h3>
    <p>{card.lead}</p>
    <p className="note">{texts.startFoot.sitting(card.players, card.minutes)}</p>
    <p className="row">
      <a href={makeRoute({ page: 'new', game: id })} aria-label={texts.startFoot.setUpGame(name)}>
        {texts.startFoot.setUp}
      </a>
      {card.more.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
    <InShort name={name} load={card.inShort} />
  </li>
);

/**
 * The lines come when they are to be read; where they did not come, the reason is there, and opening it again asks for
 * them again.
 */
function InShort({ name, load }: { readonly name: string; readonly load: () => Promise<readonly string[]> }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  return (
    <details onToggle={() => void load().then(setLines, (error: unknown) => setLines([saidOf(error)]))}>
      <summary>{texts.startFoot.howToPlay(name)}</summary>
      <ol className="how-to-play">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
