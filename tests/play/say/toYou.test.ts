import { describe, expect, it } from 'vitest';
import { toYou } from '#play/say/toYou.ts';

describe('a sentence to the only person at a table', () => {
  it.each([
    ['Blue gains a 1.', 'You gain a 1.'],
    ['Blue passes.', 'You pass.'],
    ['Blue goes first.', 'You go first.'],
    ['Blue carries it.', 'You carry it.'],
    ['Blue has a truck; Blue is done.', 'You have a truck; you are done.'],
    ['Blue still holds the WHEEL.', 'You still hold the WHEEL.'],
    ['Blue may play a card.', 'You may play a card.'],
    ['Blue discards a 4.', 'You discard a 4.'],
    ['Blue’s T1 and T3 rolled: Blue’s T1 is on its wheels.', 'Your T1 and T3 rolled: your T1 is on its wheels.'],
    ["Blue's small one walked.", 'Your small one walked.'],
    ['Toll goes to Blue for 1V.', 'Toll goes to you for 1V.'],
    ['The MOVE of Blue is cancelled.', 'Your MOVE is cancelled.'],
    ['Vermilion challenges card 2 of Blue for 1V.', 'Vermilion challenges your card 2 for 1V.'],
    ['Blue and Vermilion roll again.', 'You and Vermilion roll again.'],
    ['Vermilion and Blue pass.', 'Vermilion and you pass.'],
    ['Vermilion is Buck and Blue is Dolly.', 'Vermilion is Buck and you are Dolly.'],
    ['Selected: Vermilion 2, Blue 2.', 'Selected: Vermilion 2, you 2.'],
    ['Vermilion bids 2V. Blue bids 3V.', 'Vermilion bids 2V. You bid 3V.'],
    ['Vermilion takes the bluebird of Bluebeard.', 'Vermilion takes the bluebird of Bluebeard.'],
    ['Blue: bid, or pass', 'Bid, or pass'],
    ['Blue to move', 'Your turn to move'],
    ['Blue: Vermilion 2', 'You: Vermilion 2'],
    ['You are Blue, the computer Vermilion. Blue begins.', 'You are Blue, the computer Vermilion. You begin.'],
    ['Blue spins the wrench: it points to Blue.', 'You spin the wrench: it points to you.'],
    ['Tractor: Blue’s Van is turned face down.', 'Tractor: your Van is turned face down.'],
    ['Blue has given up. Blue is red.', 'You have given up. You are red.'],
    ['', ''],
  ])('%s', (sentence, said) => {
    expect(toYou(sentence, 'Blue')).toBe(said);
  });

  it('knows a name with signs of a pattern in it', () => {
    expect(toYou('A. (B) wins.', 'A. (B)')).toBe('You win.');
  });
});
