import type { Chord } from './chord.ts';

/** Something that a key does. `W`: what it asks for. */
export interface KeyAction<W = unknown> {
  /** Chosen keys are stored under it, so it never changes. */
  readonly id: string;
  /** For people. */
  readonly name: string;
  /** In which situations of a table it is there (`InputDesk.situation`). */
  readonly when: readonly string[];
  /** Its keys unless others are chosen. */
  readonly keys: readonly Chord[];
  readonly wish: W;
  /** When the key comes up again. */
  readonly release?: W;
  /** Goes on while the key is down. */
  readonly repeats?: true;
  /** Not to be undone by a slip: its keys want Shift with them, whichever they are. */
  readonly guarded?: true;
  /** Not to be changed: what every page keeps for the keyboard. */
  readonly fixed?: true;
}

/** The same, going on while its key is down. */
export const held = <W>(action: KeyAction<W>): KeyAction<W> => ({ ...action, repeats: true });
/** The same, not to be undone by a slip. */
export const guarded = <W>(action: KeyAction<W>): KeyAction<W> => ({ ...action, guarded: true });

/** Actions that people read under one heading. */
export interface KeyGroup<W = unknown> {
  readonly id: string;
  readonly title: string;
  readonly actions: readonly KeyAction<W>[];
}

/**
 * Everything that keys do at a table, in the order in which people read it. The first action counts where two share a
 * key.
 */
export type KeyMap<W = unknown> = readonly KeyGroup<W>[];

export const actionsOf = <W>(map: KeyMap<W>): readonly KeyAction<W>[] => map.flatMap(({ actions }) => actions);

/**
 * Keys of several tables in one list. A group, or an action, that several have is there once, in all its situations; a
 * group that only one has comes before the groups that follow it there.
 */
export const joined = (maps: readonly KeyMap[]): KeyMap => maps.reduce(joinedTwo, []);

function joinedTwo(a: KeyMap, b: KeyMap): KeyMap {
  const list = [...a];
  let before = list.length;
  for (const group of b.toReversed()) {
    const at = list.findIndex(({ id }) => id === group.id);
    const same = list[at];
    if (same === undefined) list.splice(before, 0, group);
    else {
      list[at] = { ...same, actions: group.actions.reduce(withAction, same.actions) };
      before = at;
    }
  }
  return list;
}

function withAction(actions: readonly KeyAction[], action: KeyAction): readonly KeyAction[] {
  if (!actions.some(({ id }) => id === action.id)) return [...actions, action];
  return actions.map((one) =>
    one.id === action.id ? { ...one, when: [...new Set([...one.when, ...action.when])] } : one,
  );
}
