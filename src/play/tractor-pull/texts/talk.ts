import { phrase } from '#play/texts/words.ts';

// Texts of the table in words.

export const talk = {
  group: 'Tractor Pull',
  capitals:
    'PAIR for a pair of the garage such as c2p3 (column 1 lies face down, 3 face up). CLASS for a vehicle such as scooter or go-kart. PLACE for a vehicle on the field: own-r1c2 or rival-r2c3 (row from the front, rope). SPOT for the end of a row or a rope: own-row-2, rival-column-3',
  look: phrase('look', 'who is asked, what both have, the ropes, the field, the garage, what may be picked.', 'look'),
  hand: phrase('hand', 'tells the cards and items of whoever has the device.', 'hand'),
  face: phrase('face a', 'picks a face of your character.', 'face b'),
  spin: phrase(
    'spin at X Z speed X Z spin RATE',
    'spins the wrench by hand: mm, mm/s, degrees a second; “spin” alone leaves it to chance.',
    'spin at 0 0 speed 0 0 spin 4000',
  ),
  location: phrase('location PLACE-SIDE', 'picks the location and its side.', 'location quarry-b'),
  install: phrase('install ITEM SPOT', 'places an item.', 'install turbo own-row-2'),
  done: phrase('done', 'places no more items.', 'done'),
  recruit: phrase('recruit PAIR', 'takes a pair of the garage.', 'recruit c3p1'),
  deploy: phrase('deploy CLASS CLASS CLASS', 'deploys a card on each rope.', 'deploy van go-kart van'),
  eject: phrase('eject PLACE', 'which of your tied vehicles goes next.', 'eject own-r1c2'),
  resolve: phrase(
    'resolve PLACE',
    'resolves an effect: on a vehicle, two of them, or with a card.',
    'resolve rival-r1c2',
  ),
  pass: phrase('pass', 'does without an effect that may be left.', 'pass'),
  award: phrase('award ITEM', 'keeps an item.', 'award turbo'),
  goOn: phrase('go', 'tells what happens next, or ends a spin that is seen.', 'go'),
  reference: phrase(
    'reference',
    'reads the reference card: a wave, the pull, and what each vehicle does.',
    'reference',
  ),
  noDevice: 'The cards are told to whoever has the device: say “device”.',
  hintDevice: 'A hint tells something of a hand. Take the device first: say “device”.',
  handOf: (name: string, cards: readonly string[], items: readonly string[]): string =>
    `${name} has ${cards.length === 0 ? 'no vehicles' : cards.join(', ')}${items.length === 0 ? '' : `; items: ${items.join(', ')}`}.`,
  character: (character: string, a: string, b: string): string => `Character ${character}: a ${a} b ${b}`,
  drawn: 'To keep one of these:',
  /** Its text is a sentence. */
  about: (name: string, text: string): string => `${name}: ${text}`,
  places: (commands: readonly string[]): string =>
    commands.length === 0 ? 'There is no free spot for it.' : `To place it: ${commands.join(', or ')}.`,
  seat: (name: string, has: readonly string[]): string => `${name}: ${has.join(', ')}.`,
  rope: (rope: number, totals: readonly string[]): string => `Rope ${rope}: ${totals.join(' to ')}.`,
  total: (name: string, total: number): string => `${name} ${total}`,
  row: (owner: string, row: string, vehicles: readonly string[]): string => `${owner}, ${row}: ${vehicles.join(', ')}.`,
  empty: 'empty',
  garage: (pairs: readonly string[]): string => `Garage: ${pairs.join('; ')}.`,
  pair: (id: string, cards: readonly string[]): string => `${id} ${cards.join(' and ')}`,
  inForce: (texts: readonly string[]): string => `In force: ${texts.join(' ')}`,
} as const;
