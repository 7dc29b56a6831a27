import { z } from 'zod';
import type { Trials, TrialsOfGame } from '#bots/trial.ts';
import { rulesField } from '#engine/files/rulesField.ts';
import { inSet } from '#engine/ruleSets.ts';
import { withoutStop } from '#engine/words.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { anyObject } from '../anyObject.ts';
import { FIDELITIES, type Fidelity } from './fidelity.ts';
import { ROLLS } from './rolls.ts';

/** A game whose bots play. */
export interface PlayedGame {
  /** As files name it. */
  readonly id: string;
  readonly trials: TrialsOfGame;
}

const MOST_BOTS = 8;
export const MOST_SETUPS = 8;
const LONGEST_NAME = 80;

const aShare = z.number().gt(0).lt(1);

function usualBots(game: PlayedGame | undefined): string[] {
  const [lowest = '', second = lowest] = game?.trials.thrown.levels ?? [];
  return [second, lowest];
}

const fieldsFor = (games: readonly PlayedGame[]) =>
  z.strictObject({
    game: z.string().default(games[0]?.id ?? ''),
    /** A level a seat, with habits where rolls are drawn from odds. Left out: the second level against the lowest. */
    bots: z.array(z.string()).min(1).max(MOST_BOTS).default(usualBots(games[0])),
    /** That of every hand. */
    steadiness: z.enum(STEADINESSES).default('usual'),
    /** Thrown by hand, or drawn from the published odds. */
    rolls: z.enum(ROLLS).default('thrown'),
    /** Several: each set-up is played by all of them, from the same chance, and compared with the first. */
    fidelities: z
      .array(z.enum(FIDELITIES))
      .min(1)
      .refine((all) => new Set(all).size === all.length, 'each of them once')
      .default(['physics']),
    /** That of every set-up which names none of its own. */
    rules: rulesField,
    /** A question of the game's own, told besides; left out for none. */
    measure: z.string().exactOptional(),
    /**
     * Keys of the set-up as in a match file, the usual ones where they are left out. All are played from the same
     * chance; the others are compared with the first.
     */
    setups: z
      .array(z.strictObject({ name: z.string().min(1).max(LONGEST_NAME), rules: anyObject() }))
      .min(1)
      .max(MOST_SETUPS)
      .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'set-ups with different names')
      .default([{ name: 'usual', rules: {} }]),
    /** Ends the job when the first bot's share of wins in the first set-up is told; null to play all matches. */
    sequential: z
      .strictObject({ low: aShare, high: aShare })
      .refine(({ low, high }) => low < high, 'two shares, the lower one first')
      .nullable()
      .default(null),
  });
export type MatchesParameters = z.infer<ReturnType<typeof fieldsFor>>;

/** The matches that are compared: a set-up at one fidelity. */
export interface Variant {
  readonly name: string;
  readonly rules: object;
  readonly fidelity: Fidelity;
}

/** All of them, each set-up by every fidelity; the fidelity is named where there are several. */
export const variantsOf = ({ setups, fidelities, rules: set }: MatchesParameters): readonly Variant[] =>
  setups.flatMap(({ name, rules }) =>
    fidelities.map((fidelity) => ({
      name: fidelities.length === 1 ? name : `${name}, ${fidelity}`,
      rules: inSet(set, rules),
      fidelity,
    })),
  );

/** Null where the game cannot be played so. */
export function trialsOf({ trials }: PlayedGame, rolls: MatchesParameters['rolls'], fidelity: Fidelity): Trials | null {
  return fidelity === 'physics' ? trials[rolls] : trials.outlines;
}

/** Refuses levels, numbers of bots and set-ups that the game does not know. */
export const matchesParameters = (games: readonly PlayedGame[]) =>
  fieldsFor(games).superRefine((parameters, context) => {
    const refuse = (path: readonly (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path: [...path], message });
    const game = games.find(({ id }) => id === parameters.game);
    if (game === undefined) return refuse(['game'], games.map(({ id }) => id).join(' or '));
    const { seats } = game.trials;
    const { rolls, fidelities } = parameters;
    const outlines = fidelities.indexOf('geometric');
    if (outlines >= 0 && game.trials.outlines === null)
      return refuse(['fidelities', outlines], `physics, as outlines do not tell what happens in a match of ${game.id}`);
    if (game.trials[rolls] === null) return refuse(['rolls'], `thrown, as nothing is rolled in a match of ${game.id}`);
    const measures = game.trials.measures?.map(({ id }) => id) ?? [];
    if (parameters.measure !== undefined && !measures.includes(parameters.measure))
      return refuse(['measure'], measures.length === 0 ? `none, as ${game.id} has none` : measures.join(' or '));
    const trials = trialsOf(game, rolls, fidelities[0] ?? 'physics');
    if (trials === null) return;
    const strange = parameters.bots.findIndex((level) => !trials.knows(level));
    const habits = trials.habits.map((habit) => `+${habit}`).join(', ');
    if (strange >= 0)
      return refuse(
        ['bots', strange],
        `${trials.levels.join(', ')}${habits === '' ? '' : `, or one of them with habits: ${habits}`}`,
      );
    if (parameters.bots.length < seats.min || parameters.bots.length > seats.max)
      return refuse(['bots'], `${seats.min} to ${seats.max} bots`);
    parameters.setups.forEach(({ rules }, i) => {
      const play = trials.by(inSet(parameters.rules, rules), parameters.bots.length);
      if (!play.ok) refuse(['setups', i, 'rules'], `a set-up as in a match file: ${withoutStop(play.fault.message)}`);
    });
  });
