import { TICK_HZ } from '#sim/settings.ts';
import { isElsewhere } from '#play/table/drawn.ts';
import type { Act, Film, Stills } from './film.ts';

/** Where in a film one is: an act, and ticks into it (not always whole). */
export interface Playhead {
  readonly act: number;
  readonly tick: number;
}

/** How long pieces that are put back, returned or righted take (house value). */
const HOMING_TICKS = 0.5 * TICK_HZ;
/** A choice that moves nothing and says nothing of its time still takes a moment (house value). */
const CHOICE_TICKS = 0.4 * TICK_HZ;

/**
 * Whether the rules put anything elsewhere than where the hand left it; before a recording is there, the rulings tell.
 */
const homes = (act: Act): boolean => (act.ticks === 0 ? isAnyElsewhere(act.before, act.after) : act.rulings.length > 0);

export function isAnyElsewhere(before: Stills, after: Stills): boolean {
  return [...after].some(([id, pose]) => {
    const was = before.get(id);
    return was !== undefined && isElsewhere(was, pose);
  });
}

/** Ticks of the act with everything that follows it. */
export function lengthOf(act: Act): number {
  if (act.isEmpty === true) return 0;
  if (act.ticks > 0) return act.ticks + (homes(act) ? HOMING_TICKS : 0);
  return Math.max(homes(act) ? HOMING_TICKS : CHOICE_TICKS, Math.round((act.lastsS ?? 0) * TICK_HZ));
}

/** The nearest act that way of which there is anything to see; past the last one, how many there are. */
export function neighbour({ acts }: Film, act: number, way: 1 | -1): number {
  let at = act + way;
  while (acts[at]?.isEmpty === true) at += way;
  return at;
}

/** How far pieces are on their way to where the rules put them, 0 to 1. */
export const homingAt = (act: Act, tick: number): number => (homes(act) ? clamp((tick - act.ticks) / HOMING_TICKS) : 1);

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** The nearest place that there is. */
export function within(film: Film, { act, tick }: Playhead): Playhead {
  const last = film.acts.length - 1;
  if (last < 0) return { act: 0, tick: 0 };
  const n = Math.min(last, Math.max(0, act));
  const at = film.acts[n];
  if (at === undefined || act > last) return { act: n, tick: at ? lengthOf(at) : 0 };
  return { act: n, tick: act < 0 ? 0 : Math.min(lengthOf(at), Math.max(0, tick)) };
}

/** The playhead so many ticks further, over the ends of acts; null at the end of the film. */
export function onward(film: Film, { act, tick }: Playhead, ticks: number): Playhead | null {
  let [n, at] = [act, tick + ticks];
  for (;;) {
    const playing = film.acts[n];
    if (playing === undefined) return null;
    const length = lengthOf(playing);
    if (at < length) return { act: n, tick: at };
    if (n + 1 >= film.acts.length) return null;
    at -= length;
    n += 1;
  }
}

/** So many ticks before the end of the film; its beginning, where it is shorter. */
export function beforeEnd({ acts }: Film, ticks: number): Playhead {
  let left = ticks;
  for (const [act, done] of [...acts.entries()].toReversed()) {
    const length = lengthOf(done);
    if (length >= left) return { act, tick: length - left };
    left -= length;
  }
  return { act: 0, tick: 0 };
}

/** Whole ticks further or back, over the ends of acts, stopping at the film's. */
export function stepped(film: Film, { act, tick }: Playhead, ticks: number): Playhead {
  const whole = ticks > 0 ? Math.floor(tick) : Math.ceil(tick);
  const next = whole + ticks;
  const playing = film.acts[act];
  if (playing === undefined) return { act, tick };
  const [last, coming] = [neighbour(film, act, -1), neighbour(film, act, 1)];
  if (next < 0 && last >= 0) return within(film, { act: last, tick: Infinity });
  if (next > lengthOf(playing) && coming < film.acts.length) return { act: coming, tick: 0 };
  return within(film, { act, tick: next });
}

/** Where the next (or the last, for -1) ruling falls; null if there is none that way. */
export function rulingFrom(film: Film, from: Playhead, way: 1 | -1): (Playhead & { readonly ruling: number }) | null {
  const all = film.acts.flatMap(({ rulings }, act) =>
    rulings.map((ruling, i) => ({ act, tick: ruling.tick as number, ruling: i })),
  );
  const beyond = ({ act, tick }: Playhead): boolean => (act !== from.act ? act > from.act : tick > from.tick);
  const before = ({ act, tick }: Playhead): boolean => (act !== from.act ? act < from.act : tick < from.tick);
  return (way === 1 ? all.find(beyond) : all.findLast(before)) ?? null;
}
