import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly title: string;
}

export interface TabsProps<T extends Tab> {
  /** The name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly T[];
  /** The tab that is open; the first where there is none of this id. */
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
  readonly children: (tab: T) => ReactNode;
}

/** Subjects of which one is open at a time. Arrow keys, Home and End go from tab to tab, and Tab into what is open. */
export function Tabs<T extends Tab>({ label, tabs, open, onOpen, children }: TabsProps<T>) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ id }) => id === open) ?? tabs[0];
  if (shown === undefined) return null;
  const onKey = (event: KeyboardEvent): void => {
    const next = tabs[reached(event.key, tabs.indexOf(shown), tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKey}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-${id}`}
            className="button quiet"
            data-tab={id}
            aria-selected={id === shown.id}
            aria-controls={`${name}-open`}
            tabIndex={id === shown.id ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <section
        key={shown.id}
        className="menu-part"
        role="tabpanel"
        id={`${name}-open`}
        aria-labelledby={`${name}-${shown.id}`}
      >
        {children(shown)}
      </section>
    </>
  );
}

/** The tab that a key leads to, around both ends; null for any other key. */
function reached(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
