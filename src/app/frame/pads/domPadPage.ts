import type { PadPage } from '#play/input/gamepad/padPage.ts';

/** Questions to be answered before play goes on. */
const QUESTION = '.hud [data-prompt=penalty], .hud [data-prompt=undo], .end';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary';

const isInput = (element: Element | null): element is HTMLInputElement => element instanceof HTMLInputElement;
const isSelect = (element: Element | null): element is HTMLSelectElement => element instanceof HTMLSelectElement;

/** The page around the table as a gamepad walks through it. */
export function domPadPage(): PadPage {
  let visiting = false;
  const sheet = (): HTMLDialogElement | null => document.querySelector('dialog[open]');
  const place = (): Element | null =>
    sheet() ?? document.querySelector(QUESTION) ?? (visiting ? document.querySelector('.hud') : null);
  const stops = (): HTMLElement[] =>
    [...(place()?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const here = (): Element | null => document.activeElement;
  const move = (by: 1 | -1): void => {
    const row = stops();
    const at = row.findIndex((element) => element === here());
    const next = at < 0 ? row.at(by > 0 ? 0 : -1) : row[(at + by + row.length) % row.length];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const toTable = (): void =>
    document.querySelector<HTMLElement>('[data-testid=table]')?.focus({ preventScroll: true });
  return {
    active: () => place() !== null,
    toggle: () => {
      visiting = !visiting;
      if (visiting) move(1);
      else toTable();
    },
    move,
    adjust: (by) => {
      const element = here();
      if (isInput(element) && element.type === 'range')
        setValue(element, String(element.valueAsNumber + by * Number(element.step || 1)));
      else if (isSelect(element))
        setValue(element, element.options[element.selectedIndex + by]?.value ?? element.value);
      else move(by);
    },
    press: () => {
      const element = here();
      if (element instanceof HTMLElement && place()?.contains(element)) element.click();
      else move(1);
    },
    leave: () => {
      const open = sheet();
      if (open) open.querySelector<HTMLElement>('.sheet-head .button')?.click();
      else if (visiting) {
        visiting = false;
        toTable();
      }
    },
  };
}

/** As if a person had done it: React only hears of a value that it has not set itself. */
function setValue(element: HTMLInputElement | HTMLSelectElement, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  set?.call(element, value);
  element.dispatchEvent(new Event(isSelect(element) ? 'change' : 'input', { bubbles: true }));
}
