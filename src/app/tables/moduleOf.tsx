import type { ComponentType } from 'react';
import type { KeyMap } from '#play/input/keys/keyMap.ts';
import { makeRoute } from '#play/route.ts';
import type { GameCard, TableModule } from '../pages/tableModule.ts';

/** The words of a game on the start page. */
interface CardTexts extends Pick<GameCard, 'verb' | 'lead' | 'players' | 'minutes' | 'howFar'> {
  readonly name: string;
  running(turn: number): string;
  /** The link to its rules. */
  readonly rules?: string;
}

/** A page of the game's own, at this address. */
interface OwnPage {
  readonly at: string;
  readonly Page: ComponentType;
}

interface ModuleParts extends Omit<TableModule, 'name' | 'runningSince' | 'kindOf' | 'card' | 'controls' | 'pages'> {
  readonly words: CardTexts;
  readonly card: Pick<GameCard, 'inShort' | 'picture' | 'alone'>;
  keys(): Promise<KeyMap>;
  /** Left out, the form of a new match is where one begins. */
  readonly learn?: OwnPage;
  readonly rules?: OwnPage;
}

/** A game as the page knows it before anything of it is loaded: one whose matches are all of one kind. */
export function moduleOf({ words, card, keys, learn, rules, ...parts }: ModuleParts): TableModule {
  const { name, verb, lead, players, minutes, howFar, running } = words;
  const pages = [learn, rules].filter((page) => page !== undefined);
  return {
    ...parts,
    name,
    runningSince: running,
    kindOf: () => null,
    card: {
      verb,
      lead,
      players,
      minutes,
      howFar,
      ...card,
      learn: { href: learn ? `#${learn.at}` : makeRoute({ page: 'new', game: parts.id }) },
      more: rules && words.rules !== undefined ? [{ label: words.rules, href: `#${rules.at}` }] : [],
    },
    controls: async () => ({ keys: await keys() }),
    pages: {
      at: (path) => {
        const found = pages.find(({ at }) => at === path);
        return found === undefined ? null : { place: found.at, page: <found.Page /> };
      },
    },
  };
}
