import '../styles/again.css';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { isWhole } from '#engine/seen.ts';
import { onlyPerson } from '#engine/seats.ts';
import type { PlayedGame, WholeMatch } from '#play/game/playedGame.ts';
import { rivalsLast } from '#play/session/rivalsLast.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { texts } from '#play/texts.ts';
import type { Physics } from '#sim/physics.ts';
import { useAtTable, useToYou } from '../frame/AtTable.tsx';
import { late } from '../late/late.ts';
import type { Speed, Viewer } from '../replay/viewer.ts';
import { ShowFirstContext, type ShowFirst } from '../scene/showFirst.ts';
import { tableHooks } from '../session/context.tsx';
import { IconButton } from '../ui/Icon.tsx';
import type { TableParts } from './tableParts.ts';

const { useSession, useTheSession } = tableHooks<TableTypes>();

/** The last move of the others, seen again in the place of the match, which waits meanwhile. */
interface Again {
  /** Null while the match is seen. */
  readonly viewer: Viewer | null;
  /** Null while there is nothing to be seen again. */
  readonly begin: (() => void) | null;
  /** Shows an action of the match slowly; null where it is not here whole. */
  readonly show: ((at: number) => void) | null;
}

const Context = createContext<Again>({ viewer: null, begin: null, show: null });

export const useAgain = (): Again => useContext(Context);

/** The last moment is held so long, ms (house value). */
const HELD_MS = 1000;
const CLIP_SPEED = 1 / 2;

type Whole = WholeMatch<TableTypes>;

interface Shown {
  readonly viewer: Viewer;
  /** The match in whose place it is seen. */
  readonly of: object | null;
  readonly ended?: (() => void) | undefined;
}

interface AgainProviderProps {
  readonly play: PlayedGame;
  readonly film: NonNullable<TableParts['film']>;
  readonly physics: Physics;
  readonly children: ReactNode;
}

interface SeenAgainProps extends Omit<AgainProviderProps, 'film'> {
  readonly film: TableParts['film'] | undefined;
}

/** Around a table whose last move can be seen again; where it cannot, nothing is offered. */
export function SeenAgain({ film, ...of }: SeenAgainProps) {
  return film === undefined ? of.children : <AgainProvider film={film} {...of} />;
}

function AgainProvider({ play, film, physics, children }: AgainProviderProps) {
  const session = useTheSession();
  const { actionsToTell } = useAtTable();
  const match = useSession((told) => told.match);
  const isFree = useSession((told) => isAtRest(play, told));
  const [shown, show] = useState<Shown | null>(null);
  const viewer = shown !== null && shown.of === match ? shown.viewer : null;
  const seat = match === null ? null : (onlyPerson(match.header.seats) ?? play.game.asked(match.state)[0] ?? 0);
  const isSome =
    match !== null &&
    isWhole(match) &&
    seat !== null &&
    rivalsLast(match.log.slice(0, actionsToTell(match)), seat) !== null;
  const ended = shown?.ended;
  useEffect(() => {
    if (viewer === null) return undefined;
    const leave = leavesAtOnce(viewer, () => show(null));
    return () => {
      leave();
      ended?.();
    };
  }, [viewer, ended]);
  const [again, showFirst] = useMemo((): readonly [Again, ShowFirst] => {
    const see = async (stretchOf: typeof rivalsLast, speed: Speed = 1): Promise<void> => {
      if (match === null || seat === null || !isWhole(match) || session.shown.busy) return;
      const [{ Viewer }, { filmOf }] = await Promise.all([late(() => import('../replay/viewer.ts')), film()]);
      const open = play.publicPart?.(match) ?? match;
      const last = stretchOf(open.log, seat);
      if (last === null || session.store.getState().match !== match) return;
      const log = open.log.slice(last.from, last.to);
      const state = open.log[last.to]?.before.state ?? open.state;
      roll(new Viewer(filmOf(physics, { ...open, log, state })), speed);
    };
    const roll = (seen: Viewer, speed: Speed, ended?: () => void): void => {
      seen.isNear = true;
      seen.setSeat(seat ?? 0);
      seen.setSpeed(speed);
      seen.play();
      show({ viewer: seen, of: match, ended });
    };
    const first = async (...[cut, speed, then]: Parameters<ShowFirst>): Promise<void> => {
      const [{ Viewer }, { filmOf }] = await Promise.all([late(() => import('../replay/viewer.ts')), film()]);
      // The log has all that a film of performances asks of a whole match.
      if (session.store.getState().match === match) roll(new Viewer(filmOf(physics, cut as Whole)), speed, then);
      else then();
    };
    const seen: Again = {
      viewer,
      begin: isSome && isFree ? () => void see(rivalsLast) : null,
      show: match !== null && isWhole(match) ? (at) => void see(() => ({ from: at, to: at + 1 }), CLIP_SPEED) : null,
    };
    return [
      seen,
      (cut, speed, then) => {
        if (session.shown.calm) then();
        else first(cut, speed, then).catch(then);
      },
    ];
  }, [session, play, film, physics, match, seat, viewer, isSome, isFree]);
  return (
    <ShowFirstContext value={showFirst}>
      <Context value={again}>{children}</Context>
    </ShowFirstContext>
  );
}

/** Nothing is told, asked or thought of that would be missed meanwhile. */
const isAtRest = (play: PlayedGame, told: TableTypes['state']): boolean =>
  told.match?.undo === null &&
  play.game.result(told.match.state) === null &&
  (told.bots?.seat ?? null) === null &&
  play.isTelling?.(told) !== true;

/** Ends it a moment after its end, or at once at any press or key, which does nothing else. */
function leavesAtOnce(viewer: Viewer, leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = viewer.store.subscribe(({ playing }) => {
    if (!playing) timer ??= setTimeout(leave, HELD_MS);
  });
  const breakOff = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    leave();
  };
  window.addEventListener('pointerdown', breakOff, { capture: true });
  window.addEventListener('keydown', breakOff, { capture: true });
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener('pointerdown', breakOff, { capture: true });
    window.removeEventListener('keydown', breakOff, { capture: true });
    viewer.free();
  };
}

/** Beside the players, while there is a last move of the others; its place stays, so that no plate moves with it. */
export function AgainButton() {
  const { begin } = useAgain();
  return (
    <IconButton
      icon="again"
      label={texts.table.again}
      title={texts.table.again}
      className="quiet again-button"
      disabled={begin === null}
      onClick={begin ?? undefined}
    />
  );
}

/** One action of a match that is over, shown by a press. */
export function ClipButton({ at, label }: { readonly at: number; readonly label: string }) {
  const { show } = useAgain();
  if (show === null) return null;
  return (
    <button type="button" className="button" data-clip onClick={() => show(at)}>
      {label}
    </button>
  );
}

/** The action that is seen again, in words. */
export function AgainLine() {
  const { viewer } = useAgain();
  return viewer !== null && <Line viewer={viewer} />;
}

function Line({ viewer }: { readonly viewer: Viewer }) {
  const act = useStore(viewer.store, ({ at }) => at.act);
  const toYou = useToYou();
  return (
    <output className="panel again-line">
      <strong>{texts.table.seenAgain}</strong> {toYou(viewer.film.acts[act]?.words ?? '')}
    </output>
  );
}
