import type { FaceId } from '../faces/pictures.ts';

// Texts of the card faces: a card in a few words; its whole text is beside a large one.

export const faces = {
  kinds: { captain: 'Captain', action: 'Action', clima: 'Clima', tribu: 'Private card' },
  label: (kind: string, name: string, worth: number | null) =>
    `${kind}: ${name}${worth === null ? '' : `, worth ${worth} V`}`,
  worth: (coins: number) => `${coins} V`,
  /** At most five lines of a little card. */
  short: {
    roadblock: 'Cancels a MOVE that a rival announces.',
    'counter-order': 'Cancels a card that a rival plays.',
    nitro: 'On your MOVE go two Terra far.',
    ballast: 'In a battle your trucks land on their wheels more often.',
    'oil-slick': 'A battle rolls on the salt flat.',
    'second-wind': 'Roll one of your downed trucks again.',
    'tow-hook': 'A downed truck stays on the board.',
    toll: 'Take half of the V that a rival claims.',
    bridge: 'A blocked edge becomes a ramp.',
    convoy: 'Two MOVES in your turn.',
    sandstorm: 'Trucks at the board’s edge roll; those down leave it.',
    drought: 'No Supply in this Exchange.',
    flood: 'V beside the City are lost.',
    quake: 'Stacks come apart; the second truck of each rolls.',
    scout: 'Look at a rival’s face-down card.',
    fuel: 'On your MOVE go two Terra far.',
    outpost: 'Guards a Terra: no new V, none for rivals.',
    mechanic: 'One more truck comes from Camp.',
    fortress: 'Guards a Terra: you defend it with two rolls.',
    raid: 'Attack, and go back if you like.',
    charge: 'Your attackers roll twice.',
    gatecrash: 'Your next entry into the City: 1\u00a0X more.',
    wrench: 'Every second cycle, a downed truck of yours rolls again.',
    quartermaster: 'Whenever Supply finds a full Terra, you get 1 or 2 V.',
    navigator: 'Once, from cycle 4 (four players: 3): one Terra further.',
    broker: 'Costly cards give V back. Once, your tied highest bid wins.',
    marshal: 'Win a battle: take its V, and up to 6\u00a0V of the loser.',
  } satisfies Readonly<Record<FaceId, string>>,
  /** Over a card of the market, two of which have room beside each other on a phone, and of one that answers. */
  inShort: {
    roadblock: 'cancels a MOVE',
    'counter-order': 'cancels a card',
    nitro: 'go two Terra far',
    ballast: 'lands UP more often',
    'oil-slick': 'battle on slick salt',
    'second-wind': 'rolls one truck again',
    'tow-hook': 'stays when down',
    toll: 'takes half their V',
    bridge: 'opens a blocked edge',
    convoy: 'two MOVES',
  } as Readonly<Partial<Record<FaceId, string>>>,
} as const;
