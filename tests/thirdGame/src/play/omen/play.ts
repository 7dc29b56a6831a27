import { DIE_ID, ROLLS } from '#games/omen/dice.ts';
import { omen } from '#games/omen/omen.ts';
import { CARDS, type OmenState, type OmenTypes } from '#games/omen/state.ts';
import { eventText } from '#games/omen/texts.ts';
import { personsMatch } from '#play/form/plans.ts';
import { word } from '#play/game/talkPhrase.ts';
import { openEvents } from '#play/game/openEvents.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { usualSession, type UsualTable } from '#play/game/usualSession.ts';
import { usualTalk } from '#play/game/usualTalk.ts';
import type { Chord } from '#play/input/keys/chord.ts';
import { tableKeyMap } from '#play/input/keys/tableKeyMap.ts';
import { turnSheet } from '#play/say/turnSheet.ts';
import { dieAt, TRAY_HALF_M } from '#play/table/dice.ts';
import { texts } from '#play/texts.ts';
import { STANDARD_DRAFT } from './form.ts';
import { gameTexts } from './texts.ts';

/** The types of Omen at a table. */
export type OmenTable = UsualTable<OmenTypes>;

const { card, table, talk } = gameTexts;

/** Where the die waits: beside the tray. */
export const STILLS = new Map([[DIE_ID, dieAt({ x: TRAY_HALF_M + 0.03, z: 0 }, 6, 6)]]);

/** A seat foretells by its hand, which nobody else may see. */
const isSecret = ({ foretold, outcome }: OmenState): boolean => outcome === null && foretold.length === 0;

const foretelling = (number: number) => (seat: number) => ({ do: 'foretell', seat, card: number }) as const;
const byChance = (seat: number) => ({ do: 'throw', seat, hand: null }) as const;

const keyOf = (number: number): string => `foretell-${'abcdef'.charAt(number - 1)}`;
const THROW = 'throw-die';

/** Omen at a table. */
export const play: PlayedGame<OmenTable> = {
  game: omen,
  words: { name: card.name, label: table.label, move: table.move },
  hasSecrets: true,
  isSecret,
  standardMatch: () => personsMatch(STANDARD_DRAFT),
  createSession: usualSession(omen, { rolls: ROLLS, stills: () => STILLS, isSecret }),
  data: (_, { stage }) => ({ 'data-stage': stage }),
  ...openEvents<OmenTable>(card.name, eventText),
  turnSheet: ({ state, undo }, _, names) => {
    const { turn, options, outcome } = state;
    const headline = (isSecret(state) ? table.foretells : table.throws)(names.seat(turn.seat));
    const round = table.round(turn.round, options.rounds);
    return turnSheet({ undo, winners: outcome?.winners ?? null }, names, round, () => ({ seat: turn.seat, headline }));
  },
  standing: ({ state }, names) => state.points.map((points, seat) => texts.table.scoreOf(names.seat(seat), points)),
  wonBy: (reason) => table.wonBy[reason] ?? '',
  keys: tableKeyMap('omen', card.name, [
    ...CARDS.numbers.map((n) => ({ id: keyOf(n), name: table.foretell(n), keys: [String(n) as Chord] })),
    { id: THROW, name: table.chance, keys: ['Shift+T'], guarded: true },
  ]),
  keysDo: ({ commands: { act } }) => ({
    ...Object.fromEntries(CARDS.numbers.map((n) => [keyOf(n), () => act(foretelling(n))])),
    [THROW]: () => act(byChance),
  }),
  talk: (session) =>
    usualTalk<OmenTable>(play, session, {
      words: talk,
      phrases: [
        {
          words: ['foretell'],
          help: talk.foretell,
          read: (line) => {
            const number = line.read((typed) => CARDS.numbers.find((n) => String(n) === typed) ?? null, talk.aCard, 1);
            return ({ act }) => act(() => session.commands.act(foretelling(number)));
          },
        },
        word('throw', talk.throw, ({ act }) => act(() => session.commands.act(byChance))),
      ],
      device: {
        to: ({ state }) => (isSecret(state) ? state.turn.seat : undefined),
        hand: ({ state }, seat) => [talk.hand(state.hands[seat] ?? [])],
      },
    }),
};
