import type { TableTypes } from '#play/session/tableTypes.ts';
import { lastOf } from '#play/table/lastOf.ts';
import type { SceneState, TableScene } from '../scene/tableScene.ts';
import { onEither } from './onEither.ts';
import type { SceneParts } from './tableParts.ts';

/** So much faster are computers seen while a key or a finger is held (house value). */
const FAST = 4;

/** The scene of a match that is being played. `isHeld`: somebody would rather have the computers' turn over. */
export function sceneOfTable<B extends TableTypes>(
  session: B['session'],
  hand: B['hand'],
  parts: SceneParts<B>,
  isHeld = (): boolean => false,
): TableScene {
  const { store, shown, advance, commands } = session;
  const listeners = new Set<() => void>();
  const tellAll = (): void => {
    for (const changed of listeners) changed();
  };
  let times = 0; // how often it has changed though nothing was told
  const changed = (): void => {
    times += 1;
    tellAll();
  };
  const watched = parts.watch(session, changed);
  const state = lastOf(
    ({ told, inHand }: Seen<B>): SceneState => ({
      scenery: watched.scenery(told),
      camera: told.camera,
      inHand,
      seat: 0,
      shot: null,
      flashes: [],
      stateOf: () => 'normal',
      ...parts.look?.(told, hand),
      ...watched.look?.(told, hand),
    }),
    (a, b) => a.told === b.told && a.held === b.held && a.inHand === b.inHand && a.times === b.times,
  );
  const inHandNow = () => watched.inHand?.(store.getState()) ?? null;
  let wasBusy = false;
  let wasInHand = inHandNow();
  return {
    drawn: shown,
    ruler: parts.ruler?.(session) ?? null,
    getState: () => {
      const told = store.getState();
      return state({ told, held: hand?.store.getState() ?? null, inHand: inHandNow(), times });
    },
    subscribe: (changed) => {
      listeners.add(changed);
      const stop = onEither<B>(session, hand, changed);
      return () => {
        listeners.delete(changed);
        stop();
      };
    },
    advance: (real, mayGoOn) => {
      const seconds = isHeld() && (store.getState().bots?.seat ?? null) !== null ? FAST * real : real;
      const moves = hand?.advance?.(seconds) ?? false;
      const looks = watched.advance?.(seconds) ?? false;
      const goesOn = advance(seconds, mayGoOn) || moves || looks;
      const inHand = inHandNow();
      if ((wasBusy && !shown.busy) || inHand !== wasInHand) changed(); // seen to its end: the camera may go on
      [wasBusy, wasInHand] = [shown.busy, inHand];
      return goesOn;
    },
    setCamera: (view) => commands.setCamera(view),
  };
}

/** Everything that the picture follows from; with all of it the same, it is the same. */
interface Seen<B extends TableTypes> {
  readonly told: B['state'];
  readonly held: object | null;
  readonly inHand: NonNullable<SceneState['inHand']> | null;
  readonly times: number;
}
