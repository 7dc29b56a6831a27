import { startMatch } from '#engine/match.ts';
import { performAndPlay } from '#engine/play.ts';
import { performAction } from '#games/traction/perform.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import { dayAt } from '#online/client/daily.ts';
import type { Ranked } from '#online/protocol/daily.ts';
import { addressOf } from '#app/pages/rooms/serverHere.ts';
import { filmedDay } from '#play/sharing/dayTable.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { dayPlan, walkOf } from '#play/traction/practice/dayTask.ts';
import type { Physics } from '#sim/physics.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';

/** The walk of an entry of a day, played now. Faults: `gone`, those of the server and those of playing. */
export async function walkedDay(id: string, physics: Physics): Promise<Result<TractionMatch>> {
  const film = filmedDay(id);
  if (film === null) return fault('gone', dailyTexts.gone);
  const list = await dayAt(new URL(`?day=${film.day}`, addressOf(`daily/${traction.id}`)), null);
  if (!list.ok) return list;
  const entry = list.value.best.find(({ at }) => at === film.at);
  return entry === undefined ? fault('gone', dailyTexts.gone) : walkedMatch(physics, film.day, entry);
}

/** A match of that walk alone. */
export function walkedMatch(
  physics: Physics,
  day: string,
  { name, gesture }: Pick<Ranked, 'name' | 'gesture'>,
): Result<TractionMatch> {
  const walk = walkOf(day, gesture);
  if (!walk.ok) return walk;
  const { match: plan } = dayPlan(day);
  const [one, other] = plan.seats;
  if (one === undefined || other === undefined) throw new Error('a day has two seats');
  // No two seats have the same name: one of these two is not the player's.
  const [begun, otherwise] = [other.name, one.name].map((rival) =>
    startMatch(traction, {
      ...plan,
      seats: [
        { ...one, name },
        { ...other, name: rival },
      ],
      seed: 0,
      build: physics.build,
      tickHz: TICK_HZ,
    }),
  );
  const match = begun?.ok === true ? begun : otherwise;
  if (match?.ok !== true) return match ?? fault('gone', dailyTexts.gone);
  return performAndPlay(traction, match.value, walk.value, (state) => {
    const performed = performAction(physics, state, walk.value);
    return performed.ok ? ok(performed.value.report) : performed;
  });
}
