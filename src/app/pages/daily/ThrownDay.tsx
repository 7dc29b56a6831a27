import { useState } from 'react';
import type { DailyFlick } from '#engine/module/daily.ts';
import { flickTowards } from '#engine/module/dailyFlick.ts';
import { seedRandom } from '#engine/random.ts';
import type { Ranked } from '#online/protocol/daily.ts';
import { hostChance } from '#play/host/chance.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import type { Physics } from '#sim/physics.ts';
import { Button } from '#app/ui/Button.tsx';
import { NameField } from '#app/ui/NameField.tsx';
import { DayFrame, type OpenDayProps } from './DayFrame.tsx';
import { DayGround } from './DayGround.tsx';
import { topView } from './topView.ts';
import { useEntering } from './useEntering.ts';
import { useFilm } from './useFilm.ts';

const SLOWLY = 1 / 4;

/** A throw of the day: practised as often as one likes, by other chances than its own, and entered once. */
export function ThrownDay(props: OpenDayProps & { readonly physics: Physics }) {
  const { daily, day, done, list, physics } = props;
  const film = useFilm();
  const [isTry, setTry] = useState(false);
  const entering = useEntering(props);
  const ground = daily.groundOf(day);
  /** Chance is drawn by the seed. */
  const show = (gesture: object, seed: string | number, speed = 1): string => {
    const seen = topView(physics, daily, day, gesture, seedRandom(seed));
    if (!seen.ok) return seen.fault.message;
    film.show(seen.value.frames, speed);
    return dailyTexts.came(dailyTexts.score(daily.measureOf(day), seen.value.played.score));
  };
  /** By no chances that a day ever draws, whose seeds are hidden ones of 128 bits. */
  const practise = (gesture: object): void => entering.setSaid(show(gesture, Math.floor(hostChance() * 2 ** 32)));
  const enter = async (gesture: object): Promise<void> => {
    const entered = await entering.enter(gesture);
    setTry(false);
    if (entered === null) film.show([], 1); // it may be another day by now
    else show(gesture, entered.seed ?? 0);
  };
  const flick = (way: DailyFlick): void => {
    const read = daily.read(day, daily.flicked(way));
    if (!read.ok) return entering.setSaid(read.fault.message);
    if (isTry) void enter(read.value);
    else practise(read.value);
  };
  const watch = ({ gesture, seed, name }: Ranked, speed: number): void => {
    entering.setSaid(`${name}: ${show(gesture, seed ?? 0, speed)}`);
  };
  return (
    <DayFrame
      {...props}
      renderWays={(entry) => (
        <>
          <Button look="quiet" aria-label={dailyTexts.watch(entry.name)} onClick={() => watch(entry, 1)}>
            {dailyTexts.watchShort}
          </Button>
          <Button look="quiet" aria-label={dailyTexts.slowlyOf(entry.name)} onClick={() => watch(entry, SLOWLY)}>
            {dailyTexts.slowly}
          </Button>
          <Button look="quiet" aria-label={dailyTexts.sameAs(entry.name)} onClick={() => practise(entry.gesture)}>
            {dailyTexts.same}
          </Button>
        </>
      )}
    >
      <DayGround
        ground={ground}
        frame={film.frame}
        way={film.way}
        isTry={isTry}
        onFlick={entering.isBusy ? undefined : flick}
      />
      <div>
        <output className="day-said">{entering.said}</output>
        <p className="note">{isTry ? dailyTexts.tryNow : dailyTexts.flick}</p>
        <div className="row">
          <Button disabled={entering.isBusy} onClick={() => flick(flickTowards(ground))}>
            {dailyTexts.byButton}
          </Button>
          {done === null && list !== null && (
            <Button look={isTry ? 'quiet' : 'primary'} disabled={entering.isBusy} onClick={() => setTry(!isTry)}>
              {isTry ? dailyTexts.notYet : dailyTexts.try}
            </Button>
          )}
        </div>
        {isTry && <NameField label={dailyTexts.name} value={entering.called} onChange={entering.setCalled} />}
        <p className="note">
          {list === null ? dailyTexts.noServer : done === null ? dailyTexts.practise : dailyTexts.oneTry}
        </p>
      </div>
    </DayFrame>
  );
}
