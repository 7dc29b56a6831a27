import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlayersField } from '#app/pages/form/PlayersField.tsx';
import { STANDARD_SEATS } from '#play/form/players.ts';

const fieldFor = (players: number, max: number): string =>
  renderToStaticMarkup(
    <PlayersField
      counts={{ min: 2, max }}
      draft={{ players, seats: STANDARD_SEATS }}
      onDraft={() => undefined}
      wrongSeat={null}
    />,
  );

it('says how strong a computer can be where one may be chosen', () => {
  const levels = [
    { id: 'careless', name: 'careless' },
    { id: 'keen', name: 'keen' },
  ];
  const field = renderToStaticMarkup(
    <PlayersField
      counts={{ min: 2, max: 2 }}
      draft={{ players: 2, seats: STANDARD_SEATS }}
      onDraft={() => undefined}
      wrongSeat={null}
      levels={levels}
    />,
  );
  expect(field).toContain('from the weakest: careless, keen.');
  expect(fieldFor(2, 2)).not.toContain('from the weakest');
});

const count = (markup: string, what: string): number => markup.split(what).length - 1;

it.each([2, 3, 4, 5, 6])('gives each of %i players a row of its own, with a name', (players) => {
  const field = fieldFor(players, 6);
  expect(count(field, 'class="player-row"')).toBe(players);
  for (const { name } of STANDARD_SEATS.slice(0, players)) expect(field).toContain(`value="${name}"`);
});

it.each([
  [2, 5],
  [5, 5],
  [6, 6],
])('offers, where %i can play, %i colours to each', (max, colours) => {
  expect(count(fieldFor(2, max), 'class="swatch"')).toBe(2 * colours);
});
