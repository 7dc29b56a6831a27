import '#app/styles/daily.css';
import { useCallback, useEffect, useState } from 'react';
import type { Daily } from '#engine/module/daily.ts';
import { DAILY_GAMES, dayAt, openDaily } from '#online/client/daily.ts';
import type { DayList } from '#online/protocol/daily.ts';
import { makeRoute } from '#play/route.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { texts } from '#play/texts.ts';
import type { Physics } from '#sim/physics.ts';
import type { Result } from '#sim/result.ts';
import { Loading, NotFound, Page } from '#app/ui/Page.tsx';
import { useModules, useRuntime } from '../runtime.ts';
import { pathOf } from '../rooms/roomPath.ts';
import { addressOf, newKey } from '../rooms/serverHere.ts';
import { KeptDays } from './keptDays.ts';
import { OpenDay } from './OpenDay.tsx';
import { todayHere } from './todayHere.ts';

/** The challenges of the day. `game`: of which; null for all. */
export function DayPage({ game }: { readonly game: string | null }) {
  const [kept] = useState(() => new KeptDays(() => window.localStorage, newKey));
  if (game !== null && !DAILY_GAMES.includes(game)) return <NotFound />;
  return game === null ? <AllDays kept={kept} /> : <Day key={game} game={game} kept={kept} />;
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

function AllDays({ kept }: { readonly kept: KeptDays }) {
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
  if (daily === null || !daily.isThrown) return null; // a walk is found at a table
  const done = kept.of(day, game);
  return (
    <section>
      <h2>{name}</h2>
      <p>{daily.wordsOf(day)}</p>
      <p className="row">
        <a className="button" href={`#${pathOf({ at: 'day', game })}`} aria-label={dailyTexts.open(name)}>
          {done === null ? dailyTexts.toIt : dailyTexts.done}
        </a>
        {done !== null && <span>{done.said}</span>}
      </p>
    </section>
  );
}

const useName = (game: string): string => useModules().find(({ id }) => id === game)?.name ?? game;

interface DayProps {
  readonly game: string;
  readonly kept: KeptDays;
}

function Day({ game, kept }: DayProps) {
  const daily = useDaily(game);
  const name = useName(game);
  const runtime = useRuntime();
  const [physics, setPhysics] = useState<Physics | null>(null);
  const [list, setList] = useState<Result<DayList> | null>(null);
  const load = useCallback(() => void dayAt(addressOf(`daily/${game}`), kept.key).then(setList), [game, kept]);
  useEffect(load, [load]);
  useEffect(() => {
    let here = true;
    void runtime.then((opened) => here && setPhysics(opened.physics));
    return () => void (here = false);
  }, [runtime]);
  if (daily === null || physics === null || list === null) return <Loading />;
  return <OpenDay {...{ game, name, kept, daily, physics, load }} list={list.ok ? list.value : null} />;
}
