// Texts of the handicap that is offered after a match, as far as every game has them.

/** A player at the table: the only person, who reads this; the only computer; or somebody by name. */
export interface Whose {
  readonly who: 'you' | 'computer' | 'named';
  readonly name: string;
}

export const evening = {
  was: ({ who, name }: Whose): string =>
    who === 'you' ? 'You were' : who === 'computer' ? 'The computer was' : `${name} was`,
  subject: ({ who, name }: Whose): string => (who === 'named' ? name : who === 'you' ? 'you' : 'the computer'),
  object: ({ who, name }: Whose): string => (who === 'named' ? name : who === 'you' ? 'yourself' : 'the computer'),
  again: 'Play that closer match',
} as const;
