import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { FaultLine } from '#app/frame/FaultLine.tsx';
import { drawPart } from './drawPart.tsx';

const FAULT = { code: 'not-yours', message: 'That piece is not yours.' };

const line = (fault: typeof FAULT | null) => (
  <FaultLine fault={fault} text={fault?.message ?? ''} onDismiss={() => undefined} />
);

/** What is said of a command that is refused after these events of the window. */
function refusedAfter(...events: readonly string[]): Element {
  const { document, redraw } = drawPart(line(null));
  for (const kind of events)
    act(() => void window.dispatchEvent(Object.assign(new window.Event(kind), { clientX: 420, clientY: 310 })));
  redraw(line(FAULT));
  const said = document.querySelector('.fault');
  if (said === null) throw new Error('nothing is refused');
  return said;
}

describe('a refusal', () => {
  it('stands beside the press that ordered what is refused', () => {
    const said = refusedAfter('pointerdown');
    expect(said.classList.contains('here')).toBe(true);
    expect(said.getAttribute('style')?.replaceAll(' ', '')).toContain('--x:420px;--y:310px');
  });

  it.each([[['pointerdown', 'keydown']], [[]]])('stands in its corner after %o', (events) => {
    expect(refusedAfter(...events).classList.contains('here')).toBe(false);
  });
});
