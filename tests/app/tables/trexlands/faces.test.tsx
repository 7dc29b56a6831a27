import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardFace } from '#app/tables/trexlands/faces/CardFace.tsx';
import { CARD_BOX, drawingOf, LETTER, linesOf, MOST_LINES, TEXT_WIDE } from '#app/tables/trexlands/faces/drawing.ts';
import { FACE_IDS, faceIdOf, faceOf, labelOf } from '#play/trexlands/faces/face.ts';
import { PICTURES } from '#play/trexlands/faces/pictures.ts';
import { readableTurn } from '#app/tables/trexlands/scene/camp/campPlaces.ts';
import { laidOut } from '#app/tables/trexlands/scene/exchange/turnedUp.ts';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import { CAPTAIN_TERMS, CAPTAINS } from '#games/trexlands/captains.ts';
import { PUBLIC_DECK, privateDeckOf } from '#games/trexlands/cards/ids.ts';
import { view } from '#games/trexlands/view.ts';
import { seat } from '#sim/ids.ts';
import { inPlay, say } from '../../../games/trexlands/support.ts';

describe.each(FACE_IDS)('the card %s', (id) => {
  const face = faceOf(id);

  it('has a name, a text, and a picture of its own', () => {
    expect(face.name).not.toBe('');
    expect(face.text.length).toBeGreaterThan(face.short.length / 2);
    expect(PICTURES[id].length).toBeGreaterThan(0);
    const drawn = JSON.stringify(PICTURES[id]);
    expect(FACE_IDS.filter((other) => JSON.stringify(PICTURES[other]) === drawn)).toEqual([id]);
  });

  it('says its short text in full, in lines that fit under the picture', () => {
    const lines = linesOf(face.short);
    expect(lines.join(' ')).toBe(face.short);
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    for (const line of lines) expect(line.length * LETTER * 0.6, line).toBeLessThanOrEqual(TEXT_WIDE);
  });

  it('is drawn within its box, on the page and on the table', () => {
    for (const use of ['page', 'table'] as const) {
      const { lines, picture } = drawingOf(face, SEAT_LOOKS[0], use);
      expect(picture.y + picture.tall).toBeLessThanOrEqual(CARD_BOX.tall);
      for (const { y, size } of lines) {
        expect(y - size / 2).toBeGreaterThanOrEqual(0);
        expect(y + size / 2).toBeLessThanOrEqual(CARD_BOX.tall - 4);
      }
    }
  });

  it('is told in words: its kind, its name, its worth', () => {
    const html = renderToStaticMarkup(<CardFace face={id} />);
    expect(html).toContain(`aria-label="${labelOf(face)}"`);
    if (face.worth !== null) expect(html).toContain(`>${face.worth} V<`);
  });
});

describe('the short text of a Captain', () => {
  const { marshal, navigator, quartermaster, wrench } = CAPTAIN_TERMS;

  it.each([
    ['marshal', `up to ${marshal.coins[2]}\u00a0V of the loser`],
    ['navigator', `from cycle ${navigator.from[2]} (four players: ${navigator.from[4]})`],
    ['quartermaster', `${quartermaster.coins[2]} or ${quartermaster.coins[4]} V`],
    ['wrench', wrench.every === 2 ? 'Every second cycle' : 'another word'],
  ] as const)('of %s is true to its terms: %s', (id, said) => {
    expect(faceOf(id).short).toContain(said);
  });

  it('is no more than a Captain’s row on a small phone has room for', () => {
    for (const id of CAPTAINS) expect(`${faceOf(id).name} ${faceOf(id).short}`.length).toBeLessThanOrEqual(68);
  });
});

it('every card of every deck has a face', () => {
  for (const card of [...PUBLIC_DECK, ...privateDeckOf(seat(0))]) expect(FACE_IDS).toContain(faceIdOf(card));
});

it('letters of a card are 11 px or more where it is 132 px wide', () => {
  expect((LETTER * 132) / CARD_BOX.wide).toBeGreaterThanOrEqual(11);
});

it('words on a mat are upright for its owner, turned by half for who sits across, by a quarter for the sides', () => {
  expect(readableTurn(0, 0)).toBe(0);
  expect(readableTurn(Math.PI, 0)).toBe(2);
  expect(readableTurn(0, Math.PI)).toBe(2);
  expect(readableTurn(Math.PI / 2, 0)).toBe(3);
  expect(readableTurn(-Math.PI / 2, 0)).toBe(1);
});

describe('private cards on the mat', () => {
  const placing = say(inPlay(), [0, 'pass'], [1, 'pass'], [0, 'pass'], [1, 'pass'], [0, 'place charge 1']).state;
  const open = say(placing, [0, 'place scout 1'], [0, 'ready'], [1, 'ready']).state;
  const cardsOf = (turnedUp: Parameters<typeof laidOut>[1], state = open) => {
    const { phase } = laidOut(state, turnedUp);
    return phase.name === 'arena' ? phase.cards.map(({ card }) => card) : null;
  };

  it('lie face down, and come up one by one as the panel turns them', () => {
    expect(cardsOf([])).toEqual([null, null]);
    expect(cardsOf(['0-charge'])).toEqual(['0-charge', null]);
    expect(cardsOf(['0-charge', '0-scout'])).toEqual(['0-charge', '0-scout']);
  });

  it('keep their coins when they are turned', () => {
    const { phase } = laidOut(open, ['0-charge']);
    expect(phase.name === 'arena' && phase.cards.map(({ coins }) => coins)).toEqual([1, 1]);
  });

  it('are not even there for others while they are placed in private', () => {
    expect(cardsOf([], placing)).toEqual([]);
  });

  it('are there face down for who places them, whose V on the mat are as few as on the strip', () => {
    const { phase, camps } = laidOut(placing, [], seat(0));
    expect(phase.name === 'arena' && phase.cards.map(({ card, coins }) => [card, coins])).toEqual([[null, 1]]);
    expect(camps[0]?.coins).toBe(view(placing, seat(0)).camps[0]?.coins);
    expect(laidOut(placing, [], seat(1)).camps[0]?.coins).toBe((camps[0]?.coins ?? 0) + 1);
  });

  it('lie there as they are turned over where that comes right after the last was placed', () => {
    expect(cardsOf(['0-charge'], placing)).toEqual(['0-charge']);
    const { camps } = laidOut(placing, ['0-charge']);
    expect(camps[0]).toMatchObject({ coins: placing.camps[0]?.coins, deck: { length: 7 } });
  });
});
