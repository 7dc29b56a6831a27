import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { AtTableContext, atTableOf } from '#app/frame/AtTable.tsx';
import { KeyList } from '#app/frame/keys/KeyList.tsx';
import { KeyHint } from '#app/frame/keys/Kbd.tsx';
import { SingleKeysChoice } from '#app/frame/keys/SingleKeysChoice.tsx';
import { useTableKeys } from '#app/frame/keys/useTableKeys.ts';
import { KeysContext } from '#app/input/keys/KeysContext.ts';
import { createSettings } from '#play/settings/settingsStore.ts';
import { SettingsProvider } from '#app/settings/useSettings.tsx';
import { useSingleKeys } from '#app/settings/useSingleKeys.ts';
import { tugOfWarFiles } from '#app/tables/tug-of-war/files.ts';
import { actionsOf } from '#play/input/keys/keyMap.ts';
import { PLAYING } from '#play/input/keys/tableKeyMap.ts';
import { layId, SEND_ID, TUG_OF_WAR_KEYS } from '#play/tug-of-war/keys.ts';
import { TimeContext } from '#app/time/TimeContext.ts';
import { texts } from '#play/texts.ts';
import { matchOf, sitDown } from '../tables/tug-of-war/support.tsx';
import { FakeTime } from '../time/fakeTime.ts';
import { drawPart } from './drawPart.tsx';

const TUG_OF_WAR_ACTIONS = actionsOf(TUG_OF_WAR_KEYS);

const noStorage = (): never => {
  throw new Error('no storage');
};
const nothing = (): void => undefined;

/** A person plays Tug of War by keys; nothing of the table is drawn but a button. */
function atTable() {
  const [session, time, settings] = [sitDown(), new FakeTime(), createSettings(noStorage)];
  session.commands.typeMove('first Ada');
  let sheets = 0;
  let presses = 0;
  function Keys() {
    const { lay, send } = session.commands;
    useSingleKeys();
    useTableKeys({
      actions: TUG_OF_WAR_ACTIONS,
      situation: () => PLAYING,
      onSheet: () => void (sheets += 1),
      onLog: nothing,
      onText: nothing,
      own: { [SEND_ID]: send, [layId(1)]: () => lay(1), [layId(2)]: () => lay(2) },
    });
    return (
      <button type="button" onClick={() => void (presses += 1)}>
        Send
      </button>
    );
  }
  const Share = (): null => null;
  const { document } = drawPart(
    <TimeContext value={time}>
      <SettingsProvider settings={settings}>
        <AtTableContext value={atTableOf(session, tugOfWarFiles, { Share })}>
          <Keys />
        </AtTableContext>
      </SettingsProvider>
    </TimeContext>,
  );
  document.body.append(document.createElement('input'));
  /** A key goes down and comes up; a button under it is pressed unless somebody prevents it. */
  const press = (key: string, { shift = /^[A-Z]$/.test(key), on = 'body' } = {}): void => {
    const target = document.querySelector(on);
    const fire = (type: string): boolean => {
      const event = Object.assign(
        new (document.defaultView as Window & typeof globalThis).Event(type, { bubbles: true, cancelable: true }),
        {
          key,
          code: key === ' ' ? 'Space' : '',
          shiftKey: shift,
          ctrlKey: false,
          metaKey: false,
          altKey: false,
          repeat: false,
        },
      );
      Object.defineProperty(event, 'timeStamp', { value: time.now() });
      target?.dispatchEvent(event);
      return !event.defaultPrevented;
    };
    act(() => {
      if (fire('keydown') && on === 'button' && (key === ' ' || key === 'Enter')) presses += 1;
      fire('keyup');
    });
  };
  const rest = (ms: number): void => act(() => time.pass(ms));
  const type = (text: string, everyMs: number, on?: string): void => {
    for (const key of text) {
      press(key, { ...(on !== undefined && { on }) });
      rest(everyMs);
    }
  };
  return {
    settings,
    press,
    type,
    rest,
    planAt: () => act(() => session.commands.planAt('race')),
    plan: () => session.store.getState().plan.laid.map(({ card }) => card),
    turns: () => matchOf(session).log.length,
    asksBack: () => matchOf(session).undo !== null,
    open: () => {
      const sheet = document.createElement('dialog');
      sheet.setAttribute('open', '');
      document.body.append(sheet);
    },
    sheets: () => sheets,
    presses: () => presses,
  };
}

const LONG = 1000;
const SENTENCE = 'Send the plan at 1, then undo S. ';

describe('keys of a table', () => {
  it('play where somebody presses them one after the other', () => {
    const { press, rest, plan, turns, asksBack, planAt } = atTable();
    planAt();
    press('1');
    expect(plan()).toEqual([]);
    rest(120);
    press('1');
    rest(120);
    expect(plan()).toEqual([1, 1]);
    press('S');
    rest(120);
    expect([turns(), asksBack()]).toEqual([1, false]);
    press('U');
    rest(120);
    expect(asksBack()).toBe(true);
  });

  it('do nothing within a sentence, wherever the focus is', () => {
    const { type, rest, plan, turns, planAt, sheets, presses } = atTable();
    planAt();
    type('11', 130);
    for (const on of ['body', 'button', 'input']) {
      type(SENTENCE, 20, on);
      rest(LONG);
    }
    expect([plan(), turns(), sheets(), presses()]).toEqual([[1, 1], 0, 0, 0]);
  });

  it('send nothing and take nothing back by a letter alone', () => {
    const { press, rest, plan, turns, asksBack, planAt } = atTable();
    planAt();
    press('1');
    rest(LONG);
    press('s');
    rest(LONG);
    expect([plan(), turns()]).toEqual([[1], 0]);
    press('S');
    rest(LONG);
    press('u');
    rest(LONG);
    expect([turns(), asksBack()]).toEqual([1, false]);
  });

  it('press a button by space and Enter where nobody types', () => {
    const { press, rest, presses } = atTable();
    press(' ', { on: 'button' });
    rest(LONG);
    press('Enter', { on: 'button' });
    expect(presses()).toBe(2);
  });

  it('wait for no sheet that was opened meanwhile', () => {
    const { press, rest, plan, open } = atTable();
    press('1');
    open();
    rest(LONG);
    expect(plan()).toEqual([]);
  });

  it('are off, all characters at once, where somebody has switched them off', () => {
    const { press, rest, plan, settings, sheets } = atTable();
    settings.change({ singleKeys: false });
    for (const key of ['1', '?', 'S', 'm']) {
      press(key);
      rest(LONG);
    }
    expect([plan(), sheets(), settings.getState().muted]).toEqual([[], 0, false]);
  });
});

describe('the switch of single keys', () => {
  function listed() {
    const settings = createSettings(noStorage);
    const { document } = drawPart(
      <SettingsProvider settings={settings}>
        <KeysContext value={TUG_OF_WAR_ACTIONS}>
          <SingleKeysChoice />
          <KeyList heading="h3" map={TUG_OF_WAR_KEYS} />
          <p>
            <KeyHint ids={[SEND_ID]} what="sends" />
          </p>
        </KeysContext>
      </SettingsProvider>,
    );
    const words = (): string => document.querySelector('main')?.textContent ?? '';
    return { settings, words, caps: () => document.querySelectorAll('kbd').length };
  }

  it('is told in the list of keys, which names none that does nothing', () => {
    const { settings, words, caps } = listed();
    expect(words()).toContain(texts.keys.single);
    expect(words()).toContain('sends');
    expect(caps()).toBeGreaterThan(10);
    act(() => settings.change({ singleKeys: false }));
    expect(words()).toContain(texts.keys.singleOff);
    expect(words()).not.toContain('sends');
    expect(caps()).toBe(0);
  });
});
