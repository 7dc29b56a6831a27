import { act } from 'react';
import { expect, it } from 'vitest';
import { BackToSeat } from '#app/frame/AtTable.tsx';
import { texts } from '#play/texts.ts';
import { atTable, sitDown } from '../tables/tug-of-war/support.tsx';
import { drawPart } from './drawPart.tsx';

it.each(['free', 'top'] as const)('one press leads back from the %s view, and only while there is a way', (view) => {
  const session = sitDown();
  const { document, press } = drawPart(atTable(session, <BackToSeat />));
  expect(document.querySelector('button')).toBeNull();
  act(() => void session.commands.setCamera(view));
  press(texts.menu.backToSeat);
  expect(session.store.getState().camera).toBe('seat');
  expect(document.querySelector('button')).toBeNull();
});
