import '#app/styles/daily.css';
import { useEffect, useState } from 'react';
import type { Daily } from '#engine/module/daily.ts';
import { DAILY_GAMES, openDaily } from '#online/client/daily.ts';
import { makeRoute } from '#play/route.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { texts } from '#play/texts.ts';
import type { Physics } from '#sim/physics.ts';
import { Loading, NotFound, Page } from '#app/ui/Page.tsx';
import { useModules, useRuntime } from '../runtime.ts';
import { pathOf } from '../rooms/roomPath.ts';
import type { KeptDays } from './keptDays.ts';
import { resultOf } from './result.ts';
import { ThrownDay } from './ThrownDay.tsx';
import { todayHere } from './todayHere.ts';
import { keptDaysHere, useDay } from './useDay.ts';
import { WalkedDay } from './WalkedDay.tsx';

/** The challenges of the day. `game`: of which; null for all. */
export function DayPage({ game }: { readonly game: string | null }) {
  if (game !== null && !DAILY_GAMES.includes(game)) return <NotFound />;
  return game === null ? <AllDays /> : <Day key={game} game={game} />;
}

/** Null while it comes. */
function useDaily(game: string): Daily | null {
  const [daily, setDaily] = useState<Daily | null>(null);
  useEffect(() => {
    let here = true;
    void openDaily(game).then((opened) => here && setDaily(opened));
    return () => void (here = false);
  }, [game]);
  return daily;
}

function AllDays() {
  const [kept] = useState(keptDaysHere);
  const streak = kept.streak(todayHere());
  return (
    <Page title={dailyTexts.title} className="daily">
      <a className="note" href={makeRoute({ page: 'start' })}>
        {texts.backToStart}
      </a>
      <h1>{dailyTexts.title}</h1>
      <p className="lead">{dailyTexts.lead}</p>
      {streak > 0 && <p className="note">{dailyTexts.streak(streak)}</p>}
      {DAILY_GAMES.map((game) => (
        <OneOfAll key={game} game={game} kept={kept} />
      ))}
    </Page>
  );
}

function OneOfAll({ game, kept }: { readonly game: string; readonly kept: KeptDays }) {
  const daily = useDaily(game);
  const name = useName(game);
  const day = todayHere();
  if (daily === null) return null;
  const done = kept.of(day, game);
  return (
    <section>
      <h2>{name}</h2>
      <p>{daily.wordsOf(day)}</p>
      <p className="row">
        <a className="button" href={`#${pathOf({ at: 'day', game })}`} aria-label={dailyTexts.open(name)}>
          {done === null || !daily.isThrown ? dailyTexts.toIt : dailyTexts.done}
        </a>
        {done !== null && <span>{done.said}</span>}
      </p>
    </section>
  );
}

const useName = (game: string): string => useModules().find(({ id }) => id === game)?.name ?? game;

function Day({ game }: { readonly game: string }) {
  const daily = useDaily(game);
  const name = useName(game);
  const runtime = useRuntime();
  const [physics, setPhysics] = useState<Physics | null>(null);
  const { kept, list, load } = useDay(game);
  useEffect(() => {
    let here = true;
    void runtime.then((opened) => here && setPhysics(opened.physics));
    return () => void (here = false);
  }, [runtime]);
  if (daily === null || physics === null || list === null) return <Loading />;
  const shown = list.ok ? list.value : null;
  const day = shown?.today ?? todayHere();
  const of = { name, daily, day };
  // by the server, which may have an entry whose answer was lost, and knows who has entered since
  const own = shown?.own && resultOf(of, shown.own.score, shown.own.rank, shown.players);
  const open = { ...of, game, kept, done: own ?? kept.of(day, game), list: shown, load };
  return daily.isThrown ? <ThrownDay {...open} physics={physics} /> : <WalkedDay {...open} />;
}
