import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionOfKey, bindKey, clashesOf, keysOf, resetKey } from '#play/input/keys/bindings.ts';
import { chordOf, isOfControls, type KeyPress } from '#play/input/keys/chord.ts';
import { isChord } from '#play/input/keys/chordText.ts';
import { readKeyChanges, type KeyChanges } from '#play/input/keys/keyChanges.ts';
import { actionsOf, joined, type KeyAction, type KeyMap } from '#play/input/keys/keyMap.ts';
import { createSettings, STORED_AS } from '#play/settings/settingsStore.ts';
import { allControls } from './allControls.ts';
import { MODULES } from '#app/tables/registry.ts';
import { TRACTION_ACTIONS } from '#play/traction/input/keys.ts';
import { TREXLANDS_ACTIONS, TREXLANDS_KEYS } from '#play/trexlands/throwing/keys.ts';

const { keys: ALL } = await allControls();
const KEY_ACTIONS = actionsOf(ALL);

const press = (key: string, code: string, shift = false): KeyPress => ({ key, code, shift, modified: false });

describe('a key', () => {
  it.each<[string, KeyPress, string | null]>([
    ['is the letter on it', press('w', 'KeyW'), 'W'],
    ['is that letter with the capitals locked', press('W', 'KeyW'), 'W'],
    ['is where the letter is printed, wherever that is (AZERTY)', press('w', 'KeyZ'), 'W'],
    ['is the key in the place of a letter of another script', press('ц', 'KeyW'), 'W'],
    ['is a digit without Shift where digits need it (AZERTY)', press('&', 'Digit1'), '1'],
    ['is a digit with Shift there, too', press('1', 'Digit1', true), '1'],
    ['is a digit on a Czech row of letters', press('ě', 'Digit2'), '2'],
    ['is a digit of the number pad', press('3', 'Numpad3'), '3'],
    ['is the sign it gives, however one comes to it', press('?', 'Minus', true), '?'],
    ['is a sign on a letter’s place (AZERTY)', press(',', 'KeyM'), ','],
    ['is called by its name', press('ArrowLeft', 'ArrowLeft'), 'ArrowLeft'],
    ['is another one with Shift', press('ArrowLeft', 'ArrowLeft', true), 'Shift+ArrowLeft'],
    ['is Space', press(' ', 'Space'), 'Space'],
    ['is none where it is dead', press('Dead', 'BracketLeft'), null],
    ['is none where it is only Shift', press('Shift', 'ShiftLeft', true), null],
    ['is the browser’s with a modifier', { ...press('w', 'KeyW'), modified: true }, null],
  ])('%s', (_what, pressed, chord) => {
    expect(chordOf(pressed)).toBe(chord);
    if (chord !== null) expect(isChord(chord)).toBe(true);
  });

  it('with which buttons and sliders do something is told from the others', () => {
    expect(['Enter', 'Shift+Tab', 'ArrowUp', 'Space', 'W', '?', '+'].map(isOfControls)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the key map', () => {
  it('has no key for two things at once', () => {
    const clashing = KEY_ACTIONS.flatMap((action) =>
      action.keys.flatMap((key) =>
        clashesOf(KEY_ACTIONS, {}, action.id, key).map((other) => `${action.id} ${key} ${other.id}`),
      ),
    );
    expect(clashing).toEqual([]);
  });

  it.each(MODULES.map(({ id, controls }) => [id, controls] as const))(
    'of %s alone has none either, as the keys of the page are there in its own situations',
    async (_, controls) => {
      const actions = actionsOf((await controls()).keys);
      const clashing = actions.flatMap((action) =>
        action.keys.flatMap((key) =>
          clashesOf(actions, {}, action.id, key).map((other) => `${action.id} ${key} ${other.id}`),
        ),
      );
      expect(clashing).toEqual([]);
    },
  );

  it('has only keys that can be pressed, and one for everything', () => {
    expect(KEY_ACTIONS.filter(({ keys }) => keys.length === 0 || !keys.every(isChord))).toEqual([]);
  });
});

describe('the keys of a table', () => {
  const ids = (actions: readonly KeyAction[]): readonly string[] => actions.map(({ id }) => id);

  it('are its game’s own and the page’s', () => {
    expect(TREXLANDS_KEYS.map(({ id }) => id)).toEqual(['throw', 'match', 'view', 'page']);
    const needed = [
      'throw-let-go',
      'throw-chance',
      'take-back',
      'view',
      'keys',
      'menu',
      'settings',
      'help',
      'log',
      'text',
      'mute',
    ];
    expect(ids(TREXLANDS_ACTIONS)).toEqual(expect.arrayContaining(needed));
    expect(ids(TREXLANDS_ACTIONS).filter((id) => ['end', 'hand', 'walk', 'orbit-left', 'rings'].includes(id))).toEqual(
      [],
    );
    expect(ids(TRACTION_ACTIONS).filter((id) => id.startsWith('throw'))).toEqual([]);
  });

  it('are one list in the settings, in which whatever several tables have is there once', () => {
    expect(ALL.map(({ id }) => id)).toEqual([
      'piece',
      'step',
      'place',
      'throw',
      'match',
      'view',
      'ruler',
      'page',
      'replay',
    ]);
    expect(new Set(ids(KEY_ACTIONS)).size).toBe(KEY_ACTIONS.length);
    expect(KEY_ACTIONS.find(({ id }) => id === 'mute')?.when).toEqual(expect.arrayContaining(['choosing', 'throwing']));
  });

  it('are joined group by group: one that a table alone has comes before what follows it there', () => {
    const key = (id: string, when: string): KeyAction => ({ id, name: id, when: [when], keys: ['A'], wish: null });
    const map = (...groups: readonly [string, ...KeyAction[]][]): KeyMap =>
      groups.map(([id, ...actions]) => ({ id, title: id, actions }));
    const both = joined([
      map(['a', key('one', 'x')], ['page', key('two', 'x')]),
      map(['b', key('three', 'y')], ['page', key('two', 'y')]),
    ]);
    expect(
      both.map(({ id, actions }) => [id, ...actions.map((action) => `${action.id} ${action.when.join()}`)]),
    ).toEqual([
      ['a', 'one x'],
      ['b', 'three y'],
      ['page', 'two x,y'],
    ]);
  });

  it('meet only their own and the page’s: what a throw needs may do something else in Traction', () => {
    expect(clashesOf(KEY_ACTIONS, {}, 'throw-chance', 'W')).toEqual([]);
    expect(clashesOf(KEY_ACTIONS, {}, 'throw-chance', 'M').map(({ id }) => id)).toEqual(['mute']);
    expect(clashesOf(KEY_ACTIONS, {}, 'mute', 'Shift+Enter').map(({ id }) => id)).toContain('throw-let-go');
    expect(clashesOf(KEY_ACTIONS, {}, 'throw-left', 'Escape').map(({ id, fixed }) => [id, fixed])).toEqual([
      ['throw-back', true],
    ]);
    expect(bindKey(KEY_ACTIONS, {}, 'throw-left', 'Escape')).toEqual({});
  });
});

describe('binding a key', () => {
  it('gives it to the action instead of its own', () => {
    const changes = bindKey(KEY_ACTIONS, {}, 'walk', 'X');
    expect(actionOfKey(KEY_ACTIONS, changes, 'X', 'choosing')?.id).toBe('walk');
    expect(actionOfKey(KEY_ACTIONS, changes, 'W', 'choosing')).toBeNull();
  });

  it('tells who has it, and takes it from them', () => {
    expect(clashesOf(KEY_ACTIONS, {}, 'walk', 'T').map(({ id }) => id)).toEqual(['tackle']);
    const changes = bindKey(KEY_ACTIONS, {}, 'walk', 'T');
    expect(actionOfKey(KEY_ACTIONS, changes, 'T', 'choosing')?.id).toBe('walk');
    expect(keysOf(changes, { id: 'tackle', keys: ['T'] })).toEqual([]);
  });

  it('takes only the one key of several', () => {
    expect(bindKey(KEY_ACTIONS, {}, 'walk', 'A')).toEqual({ walk: ['A'], 'corner-a': ['1'] });
  });

  it('is no clash where the two are never needed together', () => {
    expect(clashesOf(KEY_ACTIONS, {}, 'drag-left', 'PageUp')).toEqual([]);
    expect(clashesOf(KEY_ACTIONS, {}, 'turn-left', 'Enter').map(({ id }) => id)).toEqual(['perform']);
  });

  it('leaves what is fixed', () => {
    expect(bindKey(KEY_ACTIONS, {}, 'walk', 'Escape')).toEqual({});
    expect(bindKey(KEY_ACTIONS, {}, 'cancel', 'X')).toEqual({});
  });

  it('of what wants Shift gives it the key with Shift, and takes none that is another sign then', () => {
    expect(bindKey(KEY_ACTIONS, {}, 'end', 'X')).toEqual({ end: ['Shift+X'] });
    expect(bindKey(KEY_ACTIONS, {}, 'end', 'E')).toEqual({}); // the usual one
    expect(bindKey(KEY_ACTIONS, {}, 'end', 'J')).toEqual({ end: ['Shift+J'], 'pan-left': [] });
    for (const sign of ['1', '?', '+']) expect(bindKey(KEY_ACTIONS, {}, 'end', sign)).toEqual({});
  });

  it('to its usual key is no change', () => {
    expect(bindKey(KEY_ACTIONS, bindKey(KEY_ACTIONS, {}, 'walk', 'X'), 'walk', 'W')).toEqual({});
  });

  it('taken back gives the usual keys, and takes them from whoever has them', () => {
    const swapped = bindKey(KEY_ACTIONS, bindKey(KEY_ACTIONS, {}, 'walk', 'T'), 'tackle', 'W');
    expect(resetKey(KEY_ACTIONS, swapped, 'walk')).toEqual({ tackle: [] });
    expect(resetKey(KEY_ACTIONS, resetKey(KEY_ACTIONS, swapped, 'walk'), 'tackle')).toEqual({});
  });

  it('never leaves a key that does two things at once, whatever is bound in whatever order', () => {
    const ids = KEY_ACTIONS.filter(({ fixed }) => !fixed).map(({ id }) => id);
    const keys = ['A', 'T', 'Enter', 'ArrowLeft', 'Space', '?', 'Shift+J', 'F2'];
    const moves = fc.array(fc.tuple(fc.constantFrom(...ids), fc.option(fc.constantFrom(...keys))), { maxLength: 12 });
    fc.assert(
      fc.property(moves, (binds) => {
        const changes = binds.reduce(
          (all: KeyChanges, [id, key]) =>
            key === null ? resetKey(KEY_ACTIONS, all, id) : bindKey(KEY_ACTIONS, all, id, key),
          {},
        );
        for (const action of KEY_ACTIONS)
          for (const key of keysOf(changes, action))
            expect(clashesOf(KEY_ACTIONS, changes, action.id, key)).toEqual([]);
      }),
    );
  });
});

describe('keys in storage', () => {
  const kept = (text: string): KeyChanges =>
    createSettings(() => ({
      getItem: (name) => (name === STORED_AS ? text : null),
      setItem: () => undefined,
    })).getState().keys;

  it('come back as they were chosen', () => {
    const lying = new Map<string, string>();
    const storage = () => ({
      getItem: (name: string) => lying.get(name) ?? null,
      setItem: (name: string, text: string) => void lying.set(name, text),
    });
    createSettings(storage).change({ keys: bindKey(KEY_ACTIONS, {}, 'walk', 'X') });
    expect(createSettings(storage).getState().keys).toEqual({ walk: ['X'] });
  });

  it.each([
    ['text that is no data', '{"version":1,"settings":{"keys"'],
    ['keys that are none', '{"version":1,"settings":{"keys":"all"}}'],
    ['no keys at all', '{"version":1,"settings":{}}'],
  ])('damaged, %s, are the usual ones', (_what, text) => {
    expect(kept(text)).toEqual({});
  });

  it('damaged in one action are as chosen in the others', () => {
    const keys = {
      walk: ['X'],
      tackle: 'T',
      end: ['Ctrl+E'],
      hand: [7],
      nobody: ['Q'],
      cancel: ['Q'],
      log: [],
      menu: ['A', 'B', 'C', 'D', 'E'],
      __proto__: ['P'],
    };
    const changes = kept(JSON.stringify({ version: 1, settings: { keys } }));
    const changed = KEY_ACTIONS.filter((action) => keysOf(changes, action) !== action.keys);
    expect(changed.map((action) => [action.id, keysOf(changes, action)])).toEqual([
      ['walk', ['X']],
      ['log', []],
    ]);
  });

  it('are read for every action that can be changed', () => {
    for (const action of KEY_ACTIONS)
      expect(keysOf(readKeyChanges({ [action.id]: ['F9'] }), action)).toEqual(
        action.fixed ? action.keys : [action.guarded ? 'Shift+F9' : 'F9'],
      );
  });

  it('of what has come to want Shift are had with it; a sign that cannot is as if it had never been chosen', () => {
    const end = KEY_ACTIONS.find(({ id }) => id === 'end');
    if (end === undefined) throw new Error('a turn of Traction can be ended');
    const after = (...chosen: string[]) => keysOf(readKeyChanges({ end: chosen }), end);
    expect([after('X'), after('X', '1'), after('1'), after()]).toEqual([['Shift+X'], ['Shift+X'], ['Shift+E'], []]);
  });

  it('are read as every page before this one has stored them', () => {
    const stored =
      '{"walk":["X"],"corner-a":["1"],"throw-let-go":["F2"],"replay-play":["W"],"ruler-left-far":["Shift+H"],"text":[]}';
    const changes = kept(`{"version":1,"settings":{"keys":${stored}}}`);
    expect(changes).toEqual(JSON.parse(stored));
    const changed = KEY_ACTIONS.filter((action) => keysOf(changes, action) !== action.keys).map(({ id }) => id);
    expect(changed.toSorted()).toEqual(Object.keys(changes).toSorted());
  });
});
