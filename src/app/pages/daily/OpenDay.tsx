import { useState } from 'react';
import type { Daily, DailyFlick } from '#engine/module/daily.ts';
import { flickTowards } from '#engine/module/dailyFlick.ts';
import { seedRandom } from '#engine/random.ts';
import { practiceRoll, rollOfEntry } from '#online/client/daily.ts';
import type { DayList, EnteredDay, Ranked } from '#online/protocol/daily.ts';
import { hostChance } from '#play/host/chance.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { texts } from '#play/texts.ts';
import type { Physics } from '#sim/physics.ts';
import { atOnce } from '#sim/ticking.ts';
import { LinkField } from '#app/sharing/LinkField.tsx';
import { Button } from '#app/ui/Button.tsx';
import { NotFound, Page } from '#app/ui/Page.tsx';
import { NameField } from '#app/ui/NameField.tsx';
import { pathOf } from '../rooms/roomPath.ts';
import { Best } from './Best.tsx';
import { DayGround } from './DayGround.tsx';
import type { KeptDays } from './keptDays.ts';
import { todayHere } from './todayHere.ts';
import { topView } from './topView.ts';
import { useEntering } from './useEntering.ts';
import { useFilm } from './useFilm.ts';

interface OpenDayProps {
  readonly game: string;
  readonly name: string;
  readonly kept: KeptDays;
  readonly daily: Daily;
  readonly physics: Physics;
  /** Null: no server answers. */
  readonly list: DayList | null;
  readonly load: () => void;
}

export function OpenDay({ game, name, kept, daily, physics, list, load }: OpenDayProps) {
  const day = list?.today ?? todayHere();
  const film = useFilm();
  const [isTry, setTry] = useState(false);
  const [said, setSaid] = useState('');
  const [called, setCalled] = useState(kept.name);
  const entering = useEntering({ game, day, kept, setSaid });
  const done = kept.of(day, game);
  const ground = daily.groundOf(day);
  if (ground === null) return <NotFound />;
  const practise = (gesture: object): void => {
    const seed = Math.floor(hostChance() * 2 ** 32);
    const roll = practiceRoll(daily, day, gesture, seed);
    if (!roll.ok) return setSaid(roll.fault.message);
    const played = atOnce(daily.performing(physics, day, gesture, seedRandom(seed)));
    if (!played.ok) return setSaid(played.fault.message);
    film.show(topView(physics, roll.value), 1);
    setSaid(dailyTexts.came(dailyTexts.score(daily.measure, played.value.score)));
  };
  const enter = async (gesture: object): Promise<void> => {
    kept.callMe(called);
    const entered = await entering.enter(gesture, called.trim() === '' ? texts.names.nobody : called.trim());
    if (entered === null) return;
    const { score, rank, players, seed } = entered;
    const figure = dailyTexts.score(daily.measure, score);
    const result = dailyTexts.rank(figure, rank, players);
    kept.keep(day, game, {
      said: result,
      shared: dailyTexts.shared(name, day, marksOf(score), figure, rank, players),
    });
    const roll = rollOfEntry(daily, day, { gesture: { ...gesture }, seed });
    if (roll.ok) film.show(topView(physics, roll.value), 1);
    setSaid(result);
    setTry(false);
    load();
  };
  const flick = (way: DailyFlick): void => {
    const read = daily.read(day, daily.flicked(way));
    if (!read.ok) return setSaid(read.fault.message);
    if (isTry) void enter(read.value);
    else practise(read.value);
  };
  const watch = (entry: Ranked, speed: number): void => {
    const roll = rollOfEntry(daily, day, entry);
    if (roll.ok) film.show(topView(physics, roll.value), speed);
  };
  return (
    <Page title={dailyTexts.of(name)} className="daily">
      <a className="note" href={`#${pathOf({ at: 'day', game: null })}`}>
        {dailyTexts.title}
      </a>
      <h1>{dailyTexts.of(name)}</h1>
      <p className="note">{dailyTexts.day(day)}</p>
      <p className="lead">{daily.wordsOf(day)}</p>
      <div className="day-both">
        <DayGround
          ground={ground}
          frame={film.frame}
          way={film.way}
          isTry={isTry}
          onFlick={entering.isBusy ? undefined : flick}
        />
        <div>
          <output className="day-said">{said}</output>
          <p className="note">{isTry ? dailyTexts.tryNow : dailyTexts.flick}</p>
          <div className="row">
            <Button onClick={() => flick(flickTowards(ground))}>{dailyTexts.byButton}</Button>
            {done === null && list !== null && (
              <Button look={isTry ? 'quiet' : 'primary'} onClick={() => setTry(!isTry)}>
                {isTry ? dailyTexts.notYet : dailyTexts.try}
              </Button>
            )}
          </div>
          {isTry && <NameField label={dailyTexts.name} value={called} onChange={setCalled} />}
          <p className="note">
            {list === null ? dailyTexts.noServer : done === null ? dailyTexts.practise : dailyTexts.oneTry}
          </p>
        </div>
      </div>
      {done !== null && <LinkField title={dailyTexts.title} link={done.shared} label={dailyTexts.share} />}
      {list !== null && <Best list={list} onWatch={watch} onSame={({ gesture }) => practise(gesture)} />}
    </Page>
  );
}

/** Ten marks, fewer filled the further from the goal: a tenth of a metre, or a quarter of a turn, is none. */
function marksOf({ outcome, by }: EnteredDay['score']): string {
  const filled = outcome === 1 ? 0 : Math.max(0, 10 - Math.floor(by / 1000));
  return '●'.repeat(filled) + '○'.repeat(10 - filled);
}
