import type { GameTypes } from '#engine/game.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';

/** A table at which a seat has the device, before anything is chosen. */
export const tableOf = <B extends TableTypes>(
  blank: B['state'],
  match: SeenMatch<GameTypes>,
  holder: number,
): B['state'] => ({ ...blank, match, played: match, holder }) as B['state'];

/** Every action that presses on the table can come to, each with the number of presses that it takes at least. */
export function reached<B extends TableTypes>(play: PlayedGame<B>, told: B['state']): ReadonlyMap<string, number> {
  const acts = new Map<string, number>();
  const seen = new Set<string>([choicesOf(told)]);
  let now: readonly B['state'][] = [told];
  for (let presses = 1; now.length > 0; presses += 1) {
    const later: B['state'][] = [];
    for (const one of now)
      for (const { next } of play.offers?.(one) ?? []) {
        if ('act' in next) {
          const act = JSON.stringify(next.act);
          if (!acts.has(act)) acts.set(act, presses);
          continue;
        }
        const after = { ...one, ...next.picks };
        const key = choicesOf(after);
        if (!seen.has(key)) later.push(after);
        seen.add(key);
      }
    now = later;
  }
  return acts;
}

/** All of the state but its match, which presses do not change. */
const choicesOf = (told: object): string =>
  JSON.stringify(told, (key, value: unknown) => (key === 'match' || key === 'played' ? undefined : value));
