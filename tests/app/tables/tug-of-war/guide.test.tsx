import { act } from 'react';
import { expect, it } from 'vitest';
import { Guide } from '#app/tables/tug-of-war/hud/Guide.tsx';
import { drawPart } from '../../frame/drawPart.tsx';
import { atTable, sitDown } from './support.tsx';

it('explains what comes up once: a lesson that was followed does not come again, nor in a computer’s turn', () => {
  const session = sitDown({ level: 'careless', think: () => new Promise(() => undefined) });
  const { document } = drawPart(atTable(session, <Guide />, { roundGuide: true }));
  const lesson = (): string | undefined => document.querySelector<HTMLElement>('[data-lesson]')?.dataset['lesson'];
  expect(lesson()).toBe('tw-plan');
  act(() => void session.commands.lay(1));
  act(() => void session.commands.planAt('clock'));
  expect(lesson()).toBe('tw-outcome');
  act(() => void session.commands.takeUp(0));
  expect(lesson()).toBeUndefined();
  act(() => void session.commands.lay(1));
  act(() => void session.commands.send());
  expect(lesson()).toBeUndefined();
});
