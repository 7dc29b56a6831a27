import { describe, expect, it } from 'vitest';
import { namesOf } from '#play/trexlands/words/names.ts';
import { whatIs, type Subject } from '#play/trexlands/words/whatIs.ts';
import { CAPTAINS } from '#games/trexlands/captains.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { FACE_IDS } from '#play/trexlands/faces/face.ts';
import { RULE_CHAPTERS } from '#games/trexlands/help/clauses.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { view } from '#games/trexlands/view.ts';
import { pieceId, seat } from '#sim/ids.ts';
import {
  inPlay,
  say,
  setUpFor,
  stacked,
  withBorder,
  withCaptain,
  withTerra,
  withTile,
  withTrucks,
} from '../../games/trexlands/support.ts';
import { ADA_AND_BO } from '../../app/tables/trexlands/fakeSession.ts';

const NAMES = namesOf(ADA_AND_BO.seats);
const about = (state: TrexlandsState, subject: Subject) => whatIs(view(state, null), subject, NAMES);

/** Everything on a board of so many players that can be pointed at. */
const everything = (state: TrexlandsState): readonly Subject[] => [
  ...state.board.tiles.map(({ id }) => ({ kind: 'terra', terra: id }) as const),
  ...state.board.borders.map(({ terra, beyond }) => ({ kind: 'border', terra, beyond }) as const),
  ...state.board.ramps.map(({ id }) => ({ kind: 'ramp', ramp: id }) as const),
  ...state.trucks.map(({ id }) => ({ kind: 'truck', truck: id }) as const),
  ...state.camps.map((camp) => ({ kind: 'camp', seat: camp.seat }) as const),
  { kind: 'city' },
  { kind: 'wheel' },
  { kind: 'exchange' },
  { kind: 'arena' },
  { kind: 'v' },
  { kind: 'x' },
  ...FACE_IDS.map((card) => ({ kind: 'card', card }) as const),
  ...CAPTAINS.map((captain) => ({ kind: 'captain', captain }) as const),
];

it.each([2, 3, 4])('with %i players everything says what it is, and a clause that the help has', (seats) => {
  const state = setUpFor(seats, {}, 11);
  const known = RULE_CHAPTERS.flatMap(({ clauses }) => clauses.map(({ id }) => id));
  for (const subject of everything(state)) {
    const { title, text, clause } = about(state, subject);
    expect(title).toMatch(/\S/);
    expect(text).toMatch(/\.$/);
    expect(known).toContain(clause);
  }
});

describe('a Terra', () => {
  const terra: Subject = { kind: 'terra', terra: 'b2' };

  it('tells its terrain, its V, who stands there and which edges are not open', () => {
    const state = withTrucks(
      withBorder(withBorder(withTerra(inPlay(), { b2: { coins: 3 } }), 'b2', 'b3', 'blocked'), 'b2', 'c2', 'ramp'),
      { '1-T3': 'b2' },
    );
    const { title, text } = about(state, terra);
    expect(title).toMatch(/^b2: /);
    expect(text).toContain('3 V lie here');
    expect(text).toContain('Bo’s truck 3 stands here.');
    expect(text).toContain('Edges: the one to b3 is blocked and the one to c2 has a ramp.');
  });

  it('with bushes within speaks of them, and of their clause', () => {
    expect(about(withTile(inPlay(), 'b2', { obstacle: true }), terra)).toMatchObject({
      clause: 'TX-56',
      text: expect.stringContaining('one truck only') as string,
    });
  });

  it('with a Post says whose it is and what it does', () => {
    const state = withTerra(inPlay(), { b2: { post: { owner: seat(1), card: '1-fortress' } } });
    expect(about(state, terra)).toMatchObject({
      clause: 'TX-46',
      text: expect.stringContaining('Bo has a Fortress') as string,
    });
  });

  it('next to the City tells of that edge, too', () => {
    expect(about(withBorder(inPlay(), 'a3', 'city', 'blocked'), { kind: 'terra', terra: 'a3' }).text).toContain(
      'the one to the City is blocked',
    );
  });
});

it('a truck says where it is, and of a stack with whom', () => {
  const state = stacked(withTrucks(inPlay(), { '0-T1': 'a2', '0-T2': 'a2' }), '0-T1', '0-T2');
  expect(about(state, { kind: 'truck', truck: pieceId('0-T1') })).toEqual({
    title: 'Ada’s truck 1',
    text: 'In a2. Stacked with T2: they move as one, and each rolls in a battle.',
    clause: 'TX-21',
  });
  expect(about(state, { kind: 'truck', truck: pieceId('1-T1') }).text).toContain(
    'In Camp: it comes to the board by a ramp.',
  );
});

it('a Camp tells where it lies: before the ramps, or along an edge that is told by what is printed there', () => {
  const two = (city: 'north' | 'south') => ({ ...inPlay(), board: { ...inPlay().board, city } });
  const lies = (state: TrexlandsState): readonly string[] =>
    state.camps.map((camp) => about(state, { kind: 'camp', seat: camp.seat }).text.split('. ')[0] ?? '');
  const atRamps = 'It lies before the ramps';
  expect(lies(two('south'))).toEqual([atRamps, atRamps]);
  expect(lies(two('north'))).toEqual([atRamps, atRamps]);
  const four = inPlay(4);
  expect(lies(four)[0]).toMatch(/from a1 to [c-g]1$/);
  expect(lies(four)[3]).toMatch(/from a1 to a\d$/);
});

it('a Camp tells of its Captain, and the WHEEL of whoever holds it', () => {
  expect(about(withCaptain(inPlay(), 0, 'marshal'), { kind: 'camp', seat: seat(0) }).text).toContain('Captain Marshal');
  expect(about(inPlay(), { kind: 'wheel' }).text).toContain('Ada holds it.');
});

it('the WHEEL is in the EXCHANGE while that is open, and nobody’s before the ranks are known', () => {
  const market = say(inPlay(), [0, 'pass'], [1, 'pass']).state;
  expect(about(market, { kind: 'wheel' }).text).toContain(gameTexts.what.wheelInExchange);
  expect(about(setUpFor(), { kind: 'wheel' }).text).toContain(gameTexts.what.wheelNobody);
});

it('what lies between two Terra is the same from either side', () => {
  const state = withBorder(inPlay(), 'b2', 'c2', 'blocked');
  const text = 'Blocked: no truck goes across, up or down.';
  expect(about(state, { kind: 'border', terra: 'b2', beyond: 'c2' })).toMatchObject({ text, clause: 'TX-11' });
  expect(about(state, { kind: 'border', terra: 'c2', beyond: 'b2' })).toMatchObject({ text });
  expect(about(state, { kind: 'border', terra: 'b3', beyond: 'city' })).toMatchObject({ clause: 'TX-57' });
});

it.each([
  ['oil-slick', 'TX-43'],
  ['toll', 'TX-43'],
  ['nitro', 'TX-44'],
  ['scout', 'TX-44'],
  ['fortress', 'TX-52'],
] as const)('the card %s leads to %s, a clause that says something of it', (card, clause) => {
  expect(about(inPlay(), { kind: 'card', card }).clause).toBe(clause);
});

it('the EXCHANGE says what is sold there, and whether it is open', () => {
  expect(about(inPlay(), { kind: 'exchange' }).text).toBe(
    'Cards are sold here after every player’s turn. It is closed now.',
  );
  const open = say(inPlay(), [0, 'pass'], [1, 'pass']).state;
  expect(about(open, { kind: 'exchange' }).text).toContain('It is open now.');
});
