import { useEffect, useRef, useState } from 'react';
import { agreeOn, ALONE } from '#play/session/plans.ts';
import { texts } from '#play/texts.ts';
import { makeRoute } from '#play/route.ts';
import { goTo } from '../ui/useRoute.ts';
import { useRuntime } from './runtime.ts';
import type { TableModule } from './tableModule.ts';
import { saidOf } from '#play/offThread/lateFault.ts';

/** A game on the start page: its table, what it is, and the ways into it. */
export function GameCard({ module: { id, name, card } }: { readonly module: TableModule }) {
  const { opening, play } = usePlaying(id);
  const title = `game-${id}`;
  return (
    <section className="game-card" aria-labelledby={title} aria-busy={opening}>
      {card.picture && (
        <img className="game-picture" src={card.picture.src} alt={card.picture.alt} width={576} height={324} />
      )}
      <div className="game-what">
        <h3 id={title}>{name}</h3>
        <p className="game-lead">{card.lead}</p>
        <p className="note">
          {card.players} · {card.minutes}
        </p>
      </div>
      <div className="row game-ways">
        <button
          type="button"
          className={card.alone === true ? 'button large' : 'button large primary'}
          aria-label={texts.start.playGame(name)}
          title={texts.start.oneDevice}
          aria-disabled={opening}
          onClick={() => play(null)}
        >
          {texts.start.play}
        </button>
        {card.alone === true && (
          <button
            type="button"
            className="button large primary"
            aria-label={texts.start.playGameAlone(name)}
            title={texts.start.aloneNote}
            aria-disabled={opening}
            onClick={() => play(ALONE)}
          >
            {texts.start.playAlone}
          </button>
        )}
        <a className="button large" href={card.learn.href} aria-label={texts.start.learnGame(name)}>
          {texts.start.learnShort}
        </a>
        <a
          className="button large"
          href={makeRoute({ page: 'new', game: id })}
          aria-label={texts.start.setUpGame(name)}
        >
          {texts.start.setUp}
        </a>
      </div>
      <output className="note game-opening">{opening ? texts.start.opening : ''}</output>
      <InShort name={name} load={card.inShort} />
      {card.more.length > 0 && (
        <p className="game-more">
          {card.more.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

/**
 * The lines come when they are to be read; where they did not come, the reason is there, and opening it again asks for
 * them again.
 */
function InShort({ name, load }: { readonly name: string; readonly load: () => Promise<readonly string[]> }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  return (
    <details
      className="game-short"
      onToggle={() => void load().then(setLines, (error: unknown) => setLines([saidOf(error)]))}
    >
      <summary>{texts.start.howToPlay(name)}</summary>
      <ol className="how-to-play">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  );
}

/** The game's standard match, once its table is there; the card says that it is on its way. */
function usePlaying(game: string): { readonly opening: boolean; play(agreed: unknown): void } {
  const runtime = useRuntime();
  const [opening, setOpening] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const open = async (agreed: unknown): Promise<void> => {
    setOpening(true);
    await runtime.then(({ table }) => table(game)).catch(() => undefined); // the match's page says what did not come
    if (here.current) goTo({ page: 'match', id: agreeOn(game, agreed) });
  };
  return { opening, play: (agreed) => void (opening || open(agreed)) };
}
