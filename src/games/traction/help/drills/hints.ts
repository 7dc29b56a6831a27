import type { RulingCode } from '#games/traction/referee/ruling.ts';

/** Hints for fouls for which a drill has no words of its own. The project's own words (invented). */
export const DEFAULT_HINTS: Readonly<Record<RulingCode, string>> = {
  'walk-contact': 'It touched another pyramid. The whole way counts, from tipping to setting down.',
  'pivot-slide': 'The corner slid away. Go around it instead of pulling it along, and more slowly.',
  'lift-off': 'It left the table. One corner stays down all the time.',
  'no-set-down': 'It went over to another corner. Set it down on its whole base first.',
  'too-many-steps': 'That was one step more than this piece may take.',
  fell: 'It fell over. Do not pull it so far beyond its corner.',
  'not-upright': 'It does not stand on its whole base.',
  'off-table': 'It went over the edge of the table.',
  'tackle-base': 'It hit a rival’s piece.',
  'tackle-side': 'Its side hit first. Keep it low, so that the base leads.',
  'tackle-point': 'Its point hit first. Keep it low, so that the base leads.',
  'tackle-own': 'It hit a piece of your own.',
  'tackle-size': 'A piece of this size may not be tackled by that one.',
  crash: 'It moved another pyramid by more than 1 mm.',
  jiggle: 'It nudged another pyramid.',
  'pad-contact': 'It touched a pad.',
  'no-tip': 'It touched before it was tipped. Tip it on to one corner first.',
  'over-swivel': 'It went round further than a full turn.',
  'over-travel': 'It went further in one step than it may.',
  unsettled: 'It did not come to rest.',
};

/** The hint for a legal move that does not do what was asked. */
export const SHORT = 'No foul, but not what was asked.';
