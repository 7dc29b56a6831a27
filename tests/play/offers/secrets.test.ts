import { describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '#engine/game.ts';
import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import { GAMES } from '#games/registry.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { randomPlayer } from '#bots/trexlands/player.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { play as playTraction } from '#play/traction/play.ts';
import { play as playTractorPull } from '#play/tractor-pull/play.ts';
import { play as playTrexlands } from '#play/trexlands/play.ts';
import { play as playTruckOff } from '#play/truck-off/play.ts';
import { play as playTugOfWar } from '#play/tug-of-war/play.ts';
import type { Physics } from '#sim/physics.ts';
import { cardsToPlay } from '#play/truck-off/session/session.ts';
import { runs, seeds } from '../../effort.ts';
import * as board from '../../games/trexlands/bots.ts';
import { otherSecrets as otherSecretsOfBoard } from '../../games/trexlands/otherSecrets.ts';
import { otherSecrets as otherSecretsOfField } from '../../games/tractor-pull/otherSecrets.ts';
import * as field from '../../games/tractor-pull/randomMatch.ts';
import { otherSecrets } from '../../games/truck-off/otherSecrets.ts';
import { planOf, playMatch } from '../../games/truck-off/randomMatch.ts';
import { tableOf } from './reached.ts';

/** A position of a match, with the seats that are asked. */
interface At {
  readonly state: never;
  readonly asked: readonly number[];
}

interface Secretive {
  readonly play: PlayedGame;
  readonly game: Game<GameTypes>;
  /** Positions of matches that are played. */
  positions(seed: number, look: (at: At) => void): void;
  /** What may be chosen from a hand, before anything on the table is. */
  fromHand(state: never, seat: number): readonly object[];
  /** The position with every secret but the seat’s own replaced by another that it could be. */
  otherwise(state: never, seat: number, random: RandomSource): never;
}

const TRUCK_OFF: Secretive = {
  play: playTruckOff as unknown as PlayedGame,
  game: truckOff as unknown as Game<GameTypes>,
  positions: (seed, look) => {
    playMatch(planOf(seed), ({ state }) => look({ state: state as never, asked: truckOff.asked(state) }));
  },
  fromHand: (state, seat) => cardsToPlay(state, seat).map((card) => ({ card })),
  otherwise: (state, seat, random) => otherSecrets(state, seat, random) as never,
};

/** So many positions lie between two that are looked at, as their presses are many. */
const EVERY = runs(4, 1);

const TRACTOR_PULL: Secretive = {
  play: playTractorPull as unknown as PlayedGame,
  game: tractorPull as unknown as Game<GameTypes>,
  positions: (seed, look) => {
    field.playMatch(field.planOf(seed), ({ state }) =>
      look({ state: state as never, asked: tractorPull.asked(state) }),
    );
  },
  fromHand: () => [],
  otherwise: (state, seat, random) => otherSecretsOfField(state, seat as 0 | 1, random) as never,
};

const TREXLANDS: Secretive = {
  play: playTrexlands as unknown as PlayedGame,
  game: trexlands as unknown as Game<GameTypes>,
  positions: (seed, look) => {
    board.playMatch({ seats: 3, seed, player: randomPlayer, options: { cycleLimit: 4 } }, ({ state }) =>
      look({ state: state as never, asked: trexlands.asked(state) }),
    );
  },
  fromHand: () => [],
  otherwise: (state, seat, random) => otherSecretsOfBoard(state, seat, random) as never,
};

/** Every game that offers things on its table and has secrets. */
const SECRETIVE: Readonly<Record<string, Secretive>> = {
  trexlands: TREXLANDS,
  'truck-off': TRUCK_OFF,
  'tractor-pull': TRACTOR_PULL,
};

const PLAYS = [
  playTraction,
  playTrexlands,
  playTruckOff,
  playTugOfWar,
  playTractorPull,
] as unknown as readonly PlayedGame[];

describe('what is offered on a table tells nothing that its seat may not know', () => {
  it('every game that has secrets and offers things is looked at', () => {
    expect(PLAYS.map(({ game }) => game.id).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
    const found = PLAYS.filter(({ offers, hasSecrets }) => offers !== undefined && hasSecrets);
    expect(Object.keys(SECRETIVE)).toEqual(found.map(({ game }) => game.id));
  });

  describe.each(Object.entries(SECRETIVE))('%s', (_, { play, game, positions, fromHand, otherwise }) => {
    const blank = play
      .createSession({ physics: {} as Physics, random: () => 0.5, pace: 'at-once' })
      .store.getInitialState();
    const seats = Array.from({ length: 6 }, (__, colour) => ({ name: `Player ${colour}`, colour, kind: 'person' }));

    it.each(seeds(2, 60))('in positions of a whole match, and after every press, seed %i', (seed) => {
      let [offered, n] = [0, 0];
      withRandom(seedRandom(seed), (random) => {
        positions(seed, ({ state, asked }) => {
          n += 1;
          if (n % EVERY !== 0) return;
          for (const seat of asked) {
            const tableAt = (position: never): TableTypes['state'] =>
              tableOf<TableTypes>(blank, { header: { seats }, log: [], undo: null, state: position } as never, seat);
            const told = tableAt(state);
            const others = [tableAt(otherwise(state, seat, random)), tableAt(game.view(state, seat) as never)];
            for (const picks of picksFrom(play, told, [{}, ...fromHand(state, seat)])) {
              const offers = play.offers?.({ ...told, ...picks }) ?? [];
              for (const other of others) expect(play.offers?.({ ...other, ...picks })).toEqual(offers);
              offered += offers.length;
            }
          }
        });
      });
      expect(offered).toBeGreaterThan(20);
    });
  });
});

/** These choices, and each with what a press then picks. */
const picksFrom = (play: PlayedGame, told: TableTypes['state'], first: readonly object[]): readonly object[] =>
  first.flatMap((chosen) => [
    chosen,
    ...(play.offers?.({ ...told, ...chosen }) ?? []).flatMap(({ next }) =>
      'picks' in next ? [{ ...chosen, ...next.picks }] : [],
    ),
  ]);
