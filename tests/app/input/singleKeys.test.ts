import { describe, expect, it } from 'vitest';
import { chordOf, isCharacter, withShift } from '#play/input/keys/chord.ts';
import { actionsOf } from '#play/input/keys/keyMap.ts';
import { SingleKeys, TYPING_MS } from '#play/input/keys/singleKeys.ts';
import { MODULES } from '#app/tables/registry.ts';
import { FakeTime } from '../time/fakeTime.ts';

/** A table at which every key has a command, and the keys that were carried out. */
function listening(areOn = true) {
  const time = new FakeTime();
  const single = new SingleKeys(time, () => areOn);
  const done: string[] = [];
  const texts: string[] = [];
  /** A key goes down at a time, and is heard by then or later. */
  const press = (key: string, more: { repeat?: boolean; modified?: boolean; at?: number; held?: true } = {}): void => {
    const { repeat = false, modified = false, at = time.now(), held } = more;
    if (single.hear({ key, modified, repeat, timeStamp: at })) return void texts.push(key);
    const chord = chordOf({ key, code: '', shift: /^[A-Z]$/.test(key), modified });
    if (chord === null || repeat || single.isOff(chord)) return;
    single.carryOut(chord, held ? { repeats: true } : {}, () => {
      done.push(key);
      return true;
    });
  };
  /** Typed so many milliseconds a key. */
  const type = (text: string, everyMs: number): void => {
    for (const key of text) {
      press(key);
      time.pass(everyMs);
    }
  };
  return { time, single, done, texts, press, type };
}

describe('a character that is a command', () => {
  it('acts a moment after its key', () => {
    const { time, done, press } = listening();
    press('e');
    time.pass(TYPING_MS - 1);
    expect(done).toEqual([]);
    time.pass(1);
    expect(done).toEqual(['e']);
  });

  it.each([
    ['a spoken sentence', 'Send the plan, then take back 2 of 3 and see.', 20],
    ['a fast typist', 'end turn', 90],
    ['a paw', 'eeeweqe', 0],
    ['one word', 'us', 119],
  ])('does nothing within a text: %s', (_, text, everyMs) => {
    const { time, done, type } = listening();
    type(text, everyMs);
    time.pass(1000);
    expect(done).toEqual([]);
  });

  it('acts key by key where somebody plays by keys, and once more after a text', () => {
    const { time, done, type } = listening();
    type('wae', 130);
    type('hello', 20);
    time.pass(1000);
    type('v', 130);
    expect(done).toEqual(['w', 'a', 'e', 'v']);
  });

  it('acts once, however long it is held', () => {
    const { time, done, press } = listening();
    press('e');
    time.pass(50);
    for (let i = 0; i < 5; i += 1) press('e', { repeat: true });
    time.pass(500);
    expect(done).toEqual(['e']);
  });

  it('is told from text by when it was struck, not by when a busy page hears of it', () => {
    const { time, done, press } = listening();
    time.pass(1000);
    press('w', { at: 100 });
    press('a', { at: 400 });
    expect(done).toEqual(['w']);
    press('b', { at: 420 });
    time.pass(1000);
    expect(done).toEqual(['w']);
  });

  it('acts before another kind of key that follows, so that the order is kept', () => {
    const { time, done, press } = listening();
    press('c');
    time.pass(30);
    press('ArrowLeft');
    press('Enter');
    expect(done).toEqual(['c', 'ArrowLeft', 'Enter']);
    time.pass(1000);
    expect(done).toHaveLength(3);
  });

  it('is not struck by Shift, which belongs to the next key', () => {
    const { time, done, press } = listening();
    press('Shift');
    press('E');
    time.pass(TYPING_MS);
    expect(done).toEqual(['E']);
  });

  it('is forgotten with its table', () => {
    const { time, single, done, press } = listening();
    press('e');
    single.forget();
    time.pass(1000);
    expect(done).toEqual([]);
    expect(time.waiting).toBe(0);
  });

  it('does nothing where characters are switched off; other keys go on working', () => {
    const { time, done, press } = listening(false);
    for (const key of ['e', '1', '?', 'E', 'ArrowLeft', 'Enter', ' ']) {
      press(key, { held: true });
      time.pass(1000);
    }
    expect(done).toEqual(['ArrowLeft', 'Enter', ' ']);
  });
});

describe('keys that do not wait', () => {
  it('are those that go on while they are held', () => {
    const { done, press } = listening();
    for (const key of ['j', 'j', 'k']) press(key, { held: true });
    expect(done).toEqual(['j', 'j', 'k']);
  });

  it('are arrows, Enter and Space; but a space or an Enter within a text is text', () => {
    const { time, done, texts, press, type } = listening();
    for (const key of ['ArrowLeft', 'Enter', ' ', 'Escape']) press(key);
    expect(done).toEqual(['ArrowLeft', 'Enter', ' ', 'Escape']);
    time.pass(1000);
    type('go on', 20);
    press('Enter');
    expect(texts).toEqual([' ', 'Enter']);
    time.pass(1000);
    press('Enter');
    press(' ');
    expect(texts).toHaveLength(2);
  });
});

const tables = await Promise.all(
  MODULES.map(async ({ id, controls }) => [id, actionsOf((await controls()).keys)] as const),
);

describe('what cannot be undone by a slip', () => {
  it.each(tables)('wants Shift at every key of %s', (_, actions) => {
    const guarded = actions.filter((action) => action.guarded);
    expect(guarded.map(({ id }) => id)).toContain('take-back');
    for (const { keys } of guarded) expect(keys.every((chord) => withShift(chord) === chord)).toBe(true);
  });

  it('is ending, sending, throwing, spinning and taking back, in all games; no key concedes', () => {
    const all = new Map(tables.flatMap(([, actions]) => actions.map((action) => [action.id, action])));
    expect([...all.keys()].filter((id) => /conced|resign|give-up/.test(id))).toEqual([]);
    const guarded = [...all.values()].filter((action) => action.guarded).map(({ id }) => id);
    expect(guarded.toSorted()).toEqual([
      'end',
      'send-plan',
      'spin-wrench',
      'take-back',
      'throw-chance',
      'throw-dice',
      'throw-let-go',
    ]);
  });

  it('is a character only for what types one', () => {
    expect(['W', 'Shift+W', '1', '?', '+'].every(isCharacter)).toBe(true);
    expect(['Enter', 'Space', 'ArrowUp', 'Shift+Enter', 'F2', 'Delete'].some(isCharacter)).toBe(false);
  });
});
