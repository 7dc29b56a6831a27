import type { Page } from '@playwright/test';
import { SLOWER } from './test.ts';

/** How a match is played by its buttons, whatever is asked; parts are selectors. */
export interface Asked {
  /** The game's handle on the page. */
  readonly handle: string;
  /** Of these so many are chosen before `done` is pressed, others each turn. */
  readonly choices: string;
  readonly chosen: number;
  readonly done: string;
  /** The buttons that are pressed where there are no choices: of the first kind that is there another one each turn. */
  readonly next: readonly string[];
  /** The panel that asks, by which presses stop where it changes. */
  readonly panel: string;
}

/** A page in which nothing comes of a press for so long is stuck, ms. */
const STUCK_MS = 30_000 * SLOWER;

/**
 * Presses the buttons of a match in the page itself, for which a pointer would take many times as long, until the match
 * is over or another panel asks than those that are known (null: all are). Gives the turns so far.
 */
export const pressHere = (page: Page, asked: Asked, known: readonly string[] | null, turn: number): Promise<number> =>
  page.evaluate(pressAll, { asked, known, turn, stuck: STUCK_MS });

/** The panel that asks now; null where none does. */
export const panelNow = (page: Page, { panel }: Asked): Promise<string | null> => page.evaluate(panelOf, panel);

function panelOf(panel: string): string | null {
  return document.querySelector(panel)?.className ?? null;
}

interface Given {
  readonly asked: Asked;
  readonly known: readonly string[] | null;
  readonly turn: number;
  readonly stuck: number;
}

/** Runs in the page. */
async function pressAll({ asked, known, turn: first, stuck }: Given): Promise<number> {
  const seen = (part: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(part)].filter((each) => each.checkVisibility());
  const all = (part: string): HTMLElement[] => seen(part).filter((each) => !each.matches(':disabled'));
  const over = (): boolean => document.querySelector('.end') !== null;
  const stamp = (): string => {
    const state = (Reflect.get(window, asked.handle) as { state(): Record<string, unknown> } | undefined)?.state();
    const match = state?.['match'] as { log?: unknown[] } | null | undefined;
    const telling = state?.['telling'] as { at?: number } | null | undefined;
    const texts = ['.hud', '.dock-place'].map((part) => document.querySelector(part)?.textContent);
    return JSON.stringify([state?.['stage'], state?.['holder'], telling?.at, match?.log?.length, texts]);
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    const since = performance.now();
    while (!isSo()) {
      if (performance.now() - since > stuck) throw new Error(`nothing comes of a press; ${stamp()}`);
      await new Promise(requestAnimationFrame);
    }
  };
  const press = async (turn: number): Promise<void> => {
    const [done] = seen(asked.done); // can be pressed once enough are chosen
    const choices = done ? all(asked.choices) : [];
    for (let i = 0; i < asked.chosen && choices.length > 0; i += 1) {
      const left = all(asked.choices); // a stack of cards may have no more
      left[(turn + i) % left.length]?.click();
      await new Promise(requestAnimationFrame);
    }
    const there = choices.length > 0 ? [] : (asked.next.map(all).find(({ length }) => length > 0) ?? []);
    (there[turn % there.length] ?? done)?.click();
  };
  for (let turn = first; ; turn += 1) {
    await until(() => over() || seen([asked.done, ...asked.next].join(', ')).length > 0);
    const asks = document.querySelector(asked.panel)?.className;
    if (over() || (asks !== undefined && known?.includes(asks) === false)) return turn;
    const before = stamp();
    await press(turn);
    await until(() => over() || stamp() !== before);
  }
}
