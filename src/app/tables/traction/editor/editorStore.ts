import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Judgement } from '#games/traction/scenario/judgement.ts';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import type { Fault, Result } from '#sim/result.ts';
import type { Helper } from '#play/offThread/helper.ts';
import { judgeTask } from '../helper.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { emptyEditor, selectedIn, type Selected } from '#play/traction/editor/edits.ts';
import { begun, changed, redone, undone, type History } from '#play/traction/editor/history.ts';

/** The state of the position editor. */
export interface EditorState {
  readonly history: History<Scenario>;
  readonly selected: Selected | null;
  /** Why this is no scenario yet; null when it could be saved, judged and played. */
  readonly trouble: Fault | null;
  /** The referee's judgement of the present position's actions; null until it is asked. */
  readonly judgement: Judgement | null;
  /** How many actions have been judged, while it goes on. */
  readonly judged: number | null;
  /** Why the last order did nothing. */
  readonly fault: Fault | null;
}

/** A position being put together. No globals: a page may have several. */
export interface Editor extends StoreApi<EditorState> {
  /** Changes of the same `run`, one after another, are one step back. */
  edit(change: (scenario: Scenario) => Scenario, run?: string): void;
  select(selected: Selected | null): void;
  undo(): void;
  redo(): void;
  /**
   * Another scenario takes this one's place; that can be undone. Faults: those of `parseScenario`, nothing has changed
   * then.
   */
  open(text: string): Result<Scenario>;
  /** Asks the referee, by a helper. A change meanwhile calls it off. */
  judge(open: () => Promise<Helper>): Promise<void>;
  /** Calls the judging off. */
  stop(): void;
}

export function createEditor(scenario: Scenario = emptyEditor()): Editor {
  const store = createStore<EditorState>(() => ({
    history: begun(scenario),
    selected: null,
    trouble: troubleOf(scenario),
    judgement: null,
    judged: null,
    fault: null,
  }));
  let leaving: AbortController | null = null;
  const stop = (): void => {
    leaving?.abort();
    leaving = null;
  };
  const to = (history: History<Scenario>): void => {
    const before = store.getState();
    if (history === before.history) return;
    const { present } = history;
    const sameTurn = isSameButTitle(present, before.history.present);
    if (!sameTurn) stop();
    store.setState({
      history,
      trouble: troubleOf(present),
      selected: before.selected && selectedIn(present, before.selected) ? before.selected : null,
      fault: null,
      ...(sameTurn ? {} : { judgement: null, judged: null }),
    });
  };
  return {
    ...store,
    edit: (change, run) => {
      const { history } = store.getState();
      to(changed(history, change(history.present), run));
    },
    select: (selected) => store.setState({ selected, fault: null }),
    undo: () => to(undone(store.getState().history)),
    redo: () => to(redone(store.getState().history)),
    open: (text) => {
      const read = parseScenario(text);
      if (read.ok) to(changed(store.getState().history, read.value));
      else store.setState({ fault: read.fault });
      return read;
    },
    judge: async (open) => {
      stop();
      const { signal } = (leaving = new AbortController());
      const tell = (state: Partial<EditorState>): void => {
        if (!signal.aborted) store.setState(state);
      };
      tell({ judgement: null, judged: 0, fault: null });
      const scenario = store.getState().history.present;
      try {
        const helper = await open();
        const judged = await helper
          .carryOut(judgeTask(scenario), { signal, onProgress: ({ done }) => tell({ judged: done }) })
          .finally(() => helper.close());
        tell(judged.ok ? { judgement: judged.value, judged: null } : { fault: judged.fault, judged: null });
      } catch {
        tell({ fault: { code: 'judging-failed', message: gameTexts.editor.notJudged }, judged: null });
      }
    },
    stop: () => {
      stop();
      store.setState({ judged: null });
    },
  };
}

/** The fault for which the file would be refused; a file is the strictest reader there is. */
function troubleOf(scenario: Scenario): Fault | null {
  const read = parseScenario(makeScenario(scenario));
  return read.ok ? null : read.fault;
}

const isSameButTitle = (a: Scenario, b: Scenario): boolean =>
  a === b || makeScenario({ ...a, title: '' }) === makeScenario({ ...b, title: '' });
