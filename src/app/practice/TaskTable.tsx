import { createContext, useContext, useState, type ComponentType, type ReactNode } from 'react';
import type { KeyMap } from '#play/input/keys/keyMap.ts';
import type { TaskKind } from '#play/practice/task.ts';
import type { AnySession } from '#play/session/state.ts';
import type { Settings } from '#play/settings/settings.ts';
import type { Talk, TextCommands } from '#play/textTable/talk.ts';
import { Announcer } from '../frame/TableHud.tsx';
import { AtTableContext } from '../frame/AtTable.tsx';
import type { KeyListProps } from '../frame/keys/KeyList.tsx';
import { KeysDialog } from '../frame/keys/KeysDialog.tsx';
import { StepMenu } from '../frame/menu/StepMenu.tsx';
import { SettingsDialog } from '../frame/settings/SettingsDialog.tsx';
import { MuteButton } from '../frame/settings/MuteButton.tsx';
import { HelpButton, Toolbar } from '../frame/Toolbar.tsx';
import type { Way } from '../pages/WayBack.tsx';
import { useTheSettings } from '../settings/useSettings.tsx';
import type { TextPanel } from '../textTable/textPanel.ts';
import { useTalkPanel } from '../textTable/useTalkPanel.tsx';
import { whenTheDeviceGoesOn } from '../textTable/useTextTable.ts';
import { useCompact } from '../ui/useCompact.ts';
import { TaskContext, useTaskRun, useTaskState, type TaskSeat } from './useTask.ts';
import { useTaskNotes } from './useTaskNotes.ts';

/** Sheets over a table of a task. */
export type TaskSheet = 'help' | 'menu' | 'settings' | 'keys' | 'key-settings';

const SheetContext = createContext<(sheet: TaskSheet | null) => void>(() => undefined);

/** Opens a sheet over the table of a task; null closes the one that is open. */
export const useOpenSheet = () => useContext(SheetContext);

type Data = Readonly<Record<`data-${string}`, string | number | undefined>>;

export interface TaskMainProps {
  /** Of the page. */
  readonly title: string;
  readonly data: Data;
  /** The table as it is drawn. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** A game's table without a match. */
export interface TaskGame<S extends AnySession> {
  readonly name: string;
  /** Of the panels. */
  readonly className?: string;
  /** Everything that knows the session, and opens the rules. */
  readonly Around: ComponentType<{ readonly session: S; readonly children: ReactNode }>;
  /** The table with its picture and its sounds. */
  readonly Main: ComponentType<TaskMainProps>;
  /** The table in words. */
  readonly talk: (session: S, settings: () => Settings) => Talk;
  /** Binds keys and pads; draws nothing. */
  readonly Keys: ComponentType<{ readonly onSheet: (sheet: TaskSheet) => void; readonly onText: () => void }>;
  readonly keys: KeyMap;
  readonly pad?: KeyListProps['pad'];
  /** Answered before anything else: beside the table, on a phone under it. */
  readonly Questions?: ComponentType;
  /** `wordsOnly`: the table in words takes the place of what is pressed. */
  readonly Notes: ComponentType<{ readonly wordsOnly: boolean }>;
  readonly Dock: ComponentType;
  readonly Help: ComponentType<{ readonly onClose: () => void }>;
  /** Things that a match's menu has, too. */
  readonly Between?: ComponentType<{ readonly onChosen: () => void }>;
  readonly View?: ComponentType<{ readonly onChosen: () => void }>;
  readonly TypeMove: ComponentType<{ readonly onDone: () => void }>;
}

export interface TaskTableProps<S extends AnySession> {
  readonly game: TaskGame<S>;
  readonly seat: TaskSeat<S>;
  readonly kind: TaskKind;
  /** The table as it is drawn, where the game needs more for that than the session. */
  readonly picture?: ReactNode;
  /** In the place of the turn. */
  readonly card: ReactNode;
  /** In the dock's place, once there is something to tell. */
  readonly outcome: ReactNode;
  /** Said besides, when it begins, to players who do not see the panels. */
  readonly goal?: string;
  readonly way: Way;
  /** Where the text table leads that is left. */
  readonly leaves?: string;
  readonly menuTitle?: string;
  /** The first of the ways on in the menu. */
  readonly menuFirst?: ReactNode;
}

/** A table at which a task is done, and no match is played. */
export function TaskTable<S extends AnySession>(props: TaskTableProps<S>) {
  const {
    game: { Around },
    seat: { session, run, table },
  } = props;
  return (
    <AtTableContext value={table}>
      <TaskContext value={run}>
        <Around session={session}>
          <Table {...props} />
        </Around>
      </TaskContext>
    </AtTableContext>
  );
}

const SOLVED = { open: 'open', passed: 'solved', failed: 'missed' } as const;

/** How far the task is also stands in the table's data attributes, for tests and styles. */
function Table<S extends AnySession>(props: TaskTableProps<S>) {
  const {
    game: { name, Main },
    kind: { counted },
    picture,
  } = props;
  const { task, part, tries, verdict } = useTaskState((state) => state);
  const data = counted
    ? { 'data-tries': tries.length, 'data-verdict': SOLVED[verdict.state] }
    : { 'data-part': part, 'data-verdict': verdict.state };
  return (
    <Main
      title={`${name}: ${task.title}`}
      data={{ ...(task.id !== PRACTISED && { 'data-drill': task.id }), ...data }}
      picture={picture}
    >
      <Panels {...props} />
    </Main>
  );
}

/** A position of a match has no name of its own. */
const PRACTISED = 'practice';

function Panels<S extends AnySession>(props: TaskTableProps<S>) {
  const { game, kind, card, outcome, goal, way } = props;
  const { session } = props.seat;
  const { Questions = None, Notes, Dock, Keys } = game;
  const [sheet, setSheet] = useState<TaskSheet | null>(null);
  const settings = useTheSettings();
  const text = useTalkPanel(
    () => game.talk(session, settings.getState),
    useCommandsOf(kind, props.leaves ?? way.href),
    () => whenTheDeviceGoesOn(session),
  );
  useTaskNotes(text.notebook, kind, goal);
  const isTold = useTaskState(({ over, showing, shown }) => over || showing || shown);
  const compact = useCompact();
  const wordsOnly = compact && text.open;
  return (
    <SheetContext value={setSheet}>
      <Keys onSheet={setSheet} onText={text.onKey} />
      <div className={['hud', game.className, 'drill-hud'].filter((name) => name !== undefined).join(' ')}>
        <div className="hud-head">
          {card}
          <Toolbar onMenu={() => setSheet('menu')}>
            <MuteButton />
            <HelpButton onHelp={() => setSheet('help')} />
          </Toolbar>
        </div>
        <div className="hud-middle">
          <div className="hud-right">{text.open && text.panel}</div>
        </div>
        <div className="hud-left">
          <Notes wordsOnly={wordsOnly} />
        </div>
        <div className="hud-foot">
          {!wordsOnly && <Questions />}
          {isTold ? outcome : !wordsOnly && <Dock />}
        </div>
        <Announcer notebook={text.notebook} quiet={text.open} />
      </div>
      <Sheets {...props} text={text} sheet={sheet} onSheet={setSheet} />
    </SheetContext>
  );
}

const None = () => null;

/** The text table's commands besides playing. `wayOut`: an address. */
function useCommandsOf({ notSaved, noFile, asks }: TaskKind, wayOut: string) {
  const run = useTaskRun();
  return (close: () => void): TextCommands => ({
    saved: () => notSaved,
    exportFile: () => [noFile],
    sameAgain: run.again,
    leave: () => window.location.assign(wayOut),
    close,
    isRunning: () => asks && run.store.getState().begun,
  });
}

interface SheetsProps<S extends AnySession> extends TaskTableProps<S> {
  readonly text: TextPanel;
  readonly sheet: TaskSheet | null;
  readonly onSheet: (sheet: TaskSheet | null) => void;
}

function Sheets<S extends AnySession>({ game, kind, way, text, sheet, onSheet, ...menu }: SheetsProps<S>) {
  const { Help, Between, View, TypeMove } = game;
  const close = (): void => onSheet(null);
  switch (sheet) {
    case null:
      return null;
    case 'help':
      return <Help onClose={close} />;
    case 'menu':
      return (
        <StepMenu
          text={text}
          title={menu.menuTitle ?? kind.panel}
          wayBack={way}
          first={menu.menuFirst}
          between={Between && <Between onChosen={close} />}
          view={View && <View onChosen={close} />}
          typing={<TypeMove onDone={close} />}
          onSettings={() => onSheet('settings')}
          onClose={close}
        />
      );
    case 'settings':
      return <SettingsDialog onClose={close} />;
    case 'key-settings':
      return <SettingsDialog at="keys" onClose={close} />;
    case 'keys':
      return <KeysDialog map={game.keys} pad={game.pad} onChange={() => onSheet('key-settings')} onClose={close} />;
  }
}
