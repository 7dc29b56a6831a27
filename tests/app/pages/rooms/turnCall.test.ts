import { room as roomTexts } from '#play/texts/room.ts';
import { describe, expect, it } from 'vitest';
import { isNotice, type NoticeAsked } from '#app/offline/notice.ts';
import { bringUp } from '#app/offline/worker/pressed.ts';
import { askForNotices, noticeState, type NoticeHost } from '#app/pages/rooms/notices.ts';
import { PageCaller, type CallingPage } from '#app/pages/rooms/pageCaller.ts';
import { AGAIN_MS, TurnCall } from '#app/pages/rooms/turnCall.ts';
import { waitsSince } from '#app/pages/rooms/useTurnCall.ts';
import type { Lobby } from '#online/client/lobby.ts';

type Permission = 'default' | 'denied' | 'granted';

/** A browser whose player looks or does not, in which notices are noted. */
class Browser {
  document = { title: 'Trexlands', visibilityState: 'visible' as 'visible' | 'hidden', hasFocus: () => true };
  readonly shown = new Set<string>();
  readonly noted: { title: string; body: string }[] = [];
  readonly urls: string[] = [];
  knocks = 0;
  asked = 0;
  focused = 0;
  press: () => void = () => undefined;
  private timers = new Map<number, { call: () => void; ms: number }>();

  constructor(
    private permission: Permission = 'granted',
    private readonly has: { worker?: boolean; maker?: boolean; secure?: boolean; answers?: Permission } = {},
  ) {}

  /** As code of the page sees it. */
  get page(): CallingPage {
    const show = (title: string, { body, tag }: { readonly body: string; readonly tag: string }): void => {
      this.shown.add(tag);
      this.noted.push({ title, body });
    };
    const [permission, ask, fails] = [() => this.permission, () => this.answer(), this.has.worker === true];
    const pressed = (press: () => void): void => void (this.press = press);
    const closed = (tag: string): void => void this.shown.delete(tag);
    class Notice {
      static get permission(): Permission {
        return permission();
      }
      static async requestPermission(): Promise<Permission> {
        return ask();
      }
      constructor(
        title: string,
        private readonly options: Parameters<typeof show>[1],
      ) {
        if (fails) throw new TypeError('Illegal constructor'); // as on Android
        show(title, options);
      }
      addEventListener(_: 'click', press: () => void): void {
        pressed(press);
      }
      close(): void {
        closed(this.options.tag);
      }
    }
    const registration = {
      active: {
        postMessage: ({ title, url, ...options }: NoticeAsked): void => {
          this.urls.push(url);
          show(title, options);
        },
      },
      getNotifications: async ({ tag }: { tag: string }) => [{ close: () => void this.shown.delete(tag) }],
    };
    return {
      document: this.document,
      isSecureContext: this.has.secure ?? true,
      Notification: this.has.maker === false ? undefined : Notice,
      navigator: this.has.worker === true ? { serviceWorker: { getRegistration: async () => registration } } : {},
      focus: () => void (this.focused += 1),
      setTimeout: (then, ms) => {
        this.timers.set(this.timers.size + 1, { call: then, ms });
        return this.timers.size;
      },
      clearTimeout: (timer) => void this.timers.set(timer, { call: () => undefined, ms: Infinity }),
    };
  }

  private answer(): Permission {
    this.asked += 1;
    this.permission = this.has.answers ?? 'granted';
    return this.permission;
  }

  /** That which waits so long is called. */
  async pass(ms: number): Promise<void> {
    for (const [id, timer] of this.timers) {
      if (timer.ms > ms) continue;
      this.timers.set(id, { call: () => undefined, ms: Infinity });
      timer.call();
    }
    await settled();
  }

  look(isHere: boolean): void {
    this.document.visibilityState = isHere ? 'visible' : 'hidden';
  }
}

/** Everything that is promised has come. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const ROOM = { code: 'PLAYER', game: 'Trexlands', rivals: 'Bo', url: 'https://play.example/#/room/PLAYER' };

function called(browser: Browser): { turn: TurnCall; caller: PageCaller } {
  const caller = new PageCaller(browser.page, () => void (browser.knocks += 1));
  caller.room = ROOM;
  return { turn: new TurnCall(caller), caller };
}

describe('a player who looks elsewhere', () => {
  it.each([{ worker: true }, { worker: false }])('is told by title, sound and notice (%o)', async (has) => {
    const browser = new Browser('granted', has);
    const { turn } = called(browser);
    browser.look(false);
    turn.waits(1000);
    await settled();
    expect(browser.document.title).toBe(roomTexts.calls('Trexlands'));
    expect(browser.knocks).toBe(1);
    expect(browser.noted).toEqual([
      { title: roomTexts.callTitle('Trexlands'), body: roomTexts.callText('Bo', 'PLAYER') },
    ]);
    expect(browser.urls).toEqual(has.worker ? [ROOM.url] : []);
    browser.look(true);
    turn.looked();
    await settled();
    expect(browser.document.title).toBe('Trexlands');
    expect(browser.shown.size).toBe(0);
  });

  it('is told again after a while, as long as it waits, and then no more', async () => {
    const browser = new Browser();
    const { turn } = called(browser);
    browser.look(false);
    turn.waits(1000);
    for (const [i, ms] of AGAIN_MS.entries()) {
      await browser.pass(ms - 1);
      expect(browser.knocks).toBe(i + 1);
      await browser.pass(ms);
      expect(browser.knocks).toBe(i + 2);
    }
    await browser.pass(1e12);
    expect(browser.knocks).toBe(AGAIN_MS.length + 1);
    expect(browser.noted).toHaveLength(AGAIN_MS.length + 1);
  });

  it('is no longer told once the turn has passed', async () => {
    const browser = new Browser();
    const { turn } = called(browser);
    browser.look(false);
    turn.waits(1000);
    await settled();
    turn.waits(null);
    await browser.pass(1e12);
    expect(browser.knocks).toBe(1);
    expect(browser.document.title).toBe('Trexlands');
    expect(browser.shown.size).toBe(0);
    turn.waits(2000);
    expect(browser.knocks).toBe(2);
  });

  it('has the title of a table that came meanwhile', () => {
    const browser = new Browser();
    const { turn, caller } = called(browser);
    browser.look(false);
    turn.waits(1000);
    browser.document.title = 'Trexlands: Ada, Bo';
    caller.retitle();
    expect(browser.document.title).toBe(roomTexts.calls('Trexlands: Ada, Bo'));
    turn.stop();
    expect(browser.document.title).toBe('Trexlands: Ada, Bo');
  });
});

describe('a player who looks', () => {
  it('is told nothing, and is told after a while once the page is left', async () => {
    const browser = new Browser();
    const { turn } = called(browser);
    turn.waits(1000);
    expect([browser.knocks, browser.noted.length, browser.document.title]).toEqual([0, 0, 'Trexlands']);
    browser.look(false);
    turn.looked();
    expect(browser.document.title).toBe(roomTexts.calls('Trexlands'));
    expect(browser.knocks).toBe(0);
    await browser.pass(AGAIN_MS[0]);
    expect(browser.knocks).toBe(1);
  });

  it('comes back to the page by a press on its notice', async () => {
    const browser = new Browser();
    const { turn } = called(browser);
    browser.look(false);
    turn.waits(1000);
    await settled();
    browser.press();
    expect(browser.focused).toBe(1);
    expect(browser.shown.size).toBe(0);
  });
});

describe('notices', () => {
  it('are asked for by a press and never otherwise', async () => {
    const browser = new Browser('default');
    const { turn } = called(browser);
    browser.look(false);
    turn.waits(1000);
    await settled();
    expect([browser.asked, browser.noted.length, browser.knocks]).toEqual([0, 0, 1]);
    expect(await askForNotices(browser.page)).toBe('granted');
    expect(browser.asked).toBe(1);
  });

  it.each<{ says: string; browser: Browser; state: string }>([
    { says: 'at an address of plain http', browser: new Browser('granted', { secure: false }), state: 'plain' },
    { says: 'in a browser without any', browser: new Browser('granted', { maker: false }), state: 'none' },
    { says: 'where they were refused', browser: new Browser('denied'), state: 'denied' },
  ])('are not there $says, and all else calls', async ({ browser, state }) => {
    const host: NoticeHost = browser.page;
    expect(noticeState(host)).toBe(state);
    const { turn } = called(browser);
    browser.look(false);
    turn.waits(1000);
    await settled();
    expect([browser.noted.length, browser.knocks]).toEqual([0, 1]);
  });

  it('bring their page to the front, whatever its address was, and open the room where it is gone', async () => {
    const done: string[] = [];
    const windows = {
      get: async (id: string) => (id === 'open' ? { focus: async () => done.push('front') } : undefined),
      openWindow: async (url: string) => done.push(`opens ${url}`),
    };
    await bringUp(windows, { id: 'open', url: ROOM.url });
    await bringUp(windows, { id: 'closed', url: ROOM.url });
    expect(done).toEqual(['front', `opens ${ROOM.url}`]);
    expect([isNotice({ show: 'notice' }), isNotice('take over'), isNotice(null)]).toEqual([true, false, false]);
  });
});

describe('the turn of a device', () => {
  const lobby = (more: Partial<Lobby> = {}): Lobby => ({
    game: 'trexlands',
    build: '',
    delayS: 0,
    head: { rules: 'text' },
    seats: [false, false, true].map((standIn, colour) => ({
      info: { name: `P${colour}`, colour, kind: 'person' },
      taken: true,
      standIn,
      votes: [],
      player: null,
    })),
    locked: false,
    rated: false,
    counts: false,
    practice: false,
    begun: true,
    over: false,
    again: [],
    clock: null,
    times: [5, null, 7].map((since) => ({ since, reserveMs: 0 })),
    paused: false,
    ended: false,
    ...more,
  });

  it.each([
    { says: 'of a seat that is waited for', own: [0], more: {}, since: 5 },
    { says: 'of one seat of several', own: [0, 1], more: {}, since: 5 },
    { says: 'not of one that is not', own: [1], more: {}, since: null },
    { says: 'not of one for whom a computer plays', own: [2], more: {}, since: null },
    { says: 'not of who looks on', own: [], more: {}, since: null },
    { says: 'not while the match rests', own: [0], more: { paused: true }, since: null },
    { says: 'not once it is over', own: [0], more: { over: true }, since: null },
    { says: 'not in a room that was ended', own: [0], more: { ended: true }, since: null },
  ])('is that $says', ({ own, more, since }) => {
    expect(waitsSince(lobby(more), own)).toBe(since);
  });
});
