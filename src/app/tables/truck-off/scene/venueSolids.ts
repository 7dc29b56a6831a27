import type { Sides } from '#games/truck-off/ids.ts';
import { ring, Solids, type Flat, type Stuff } from '#play/table/toy/solids.ts';

/** Puts on a venue’s tile, around the origin, what stands there: to the right of its die, behind its name. */
type Build = (solids: Solids) => void;

const stuff = (colour: string, gloss = 0.3): Stuff => ({ colour, gloss });
const BRICK = stuff('#9c4a32', 0.1);
const SLATE = stuff('#3a3f48', 0.2);
const COPPER: Stuff = { colour: '#c77b3f', gloss: 0.9, shine: 0.3 };
const WOOD = stuff('#8a6140');
const WHITE = stuff('#f5f1e6');
const STEEL: Stuff = { colour: '#9aa2ad', gloss: 0.7, shine: 0.25 };
const BLACK = stuff('#1b1c21', 0.5);

const square = (r: number): Flat[] => ring(4, r * Math.SQRT2, [0, 0], Math.PI / 4);

/** Two slopes over a box from corner to corner. */
function roof(
  solids: Solids,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  y: number,
  tall: number,
  of: Stuff,
): void {
  const z = (z0 + z1) / 2;
  solids.facet(
    [
      [x0, y, z1],
      [x1, y, z1],
      [x1, y + tall, z],
      [x0, y + tall, z],
    ],
    of,
  );
  solids.facet(
    [
      [x1, y, z0],
      [x0, y, z0],
      [x0, y + tall, z],
      [x1, y + tall, z],
    ],
    of,
  );
  solids.facet(
    [
      [x0, y, z0],
      [x0, y, z1],
      [x0, y + tall, z],
    ],
    of,
  );
  solids.facet(
    [
      [x1, y, z1],
      [x1, y, z0],
      [x1, y + tall, z],
    ],
    of,
  );
}

const barrel = (solids: Solids, x: number, z: number, radius: number, tall: number, of: Stuff): void => {
  solids.at({ x, z, yaw: 0 }, (here) =>
    here.stump(
      [
        { outline: ring(12, radius), y: 0 },
        { outline: ring(12, radius), y: tall },
        { outline: ring(12, radius * 0.35), y: tall + radius * 0.6 },
      ],
      of,
    ),
  );
};

const brewery: Build = (solids) => {
  solids.box([-0.014, 0, -0.028], [0.02, 0.014, -0.006], BRICK);
  roof(solids, [-0.0155, 0.0215], [-0.0295, -0.0045], 0.014, 0.008, SLATE);
  solids.box([0.012, 0.014, -0.026], [0.017, 0.032, -0.021], BRICK, BLACK);
  for (const x of [0.03, 0.045, 0.06]) barrel(solids, x, -0.018, 0.0065, 0.014, COPPER);
  for (const x of [-0.022, -0.03]) barrel(solids, x, -0.02, 0.0035, 0.006, WOOD);
};

function stall(solids: Solids, x: number, colour: string, goods: readonly string[]): void {
  solids.at({ x, z: -0.018, yaw: 0 }, () => {
    solids.box([-0.01, 0, -0.006], [0.01, 0.006, 0.006], WOOD);
    goods.forEach((good, i) =>
      solids.box([-0.009 + i * 0.0062, 0.006, 0], [-0.0042 + i * 0.0062, 0.0085, 0.005], stuff(good)),
    );
    for (const side of [-0.0095, 0.0088]) solids.box([side, 0.006, -0.006], [side + 0.0007, 0.018, -0.0053], STEEL);
    for (let i = 0; i < 5; i += 1) {
      const [a, b] = [-0.0115 + i * 0.0046, -0.0115 + (i + 1) * 0.0046];
      const cloth = i % 2 === 0 ? stuff(colour, 0.1) : WHITE;
      solids.facet(
        [
          [a, 0.0145, 0.009],
          [b, 0.0145, 0.009],
          [b, 0.0205, -0.007],
          [a, 0.0205, -0.007],
        ],
        cloth,
      );
      solids.facet(
        [
          [a, 0.0125, 0.009],
          [b, 0.0125, 0.009],
          [b, 0.0145, 0.009],
          [a, 0.0145, 0.009],
        ],
        cloth,
      );
    }
  });
}

const market: Build = (solids) => {
  stall(solids, -0.008, '#c7332b', ['#d9472b', '#f2b632', '#7bb241']);
  stall(solids, 0.022, '#2f7d4f', ['#6b2a6b', '#e8862b', '#d9cf4b']);
  stall(solids, 0.052, '#d9922b', ['#7bb241', '#c7332b', '#f5e1a4']);
};

const concert: Build = (solids) => {
  solids.box([-0.02, 0, -0.03], [0.056, 0.005, -0.006], BLACK, stuff('#2c2440', 0.7));
  for (const x of [-0.019, 0.0535]) solids.box([x, 0.005, -0.029], [x + 0.002, 0.03, -0.027], STEEL);
  solids.box([-0.019, 0.028, -0.029], [0.0555, 0.031, -0.027], STEEL);
  ['#ff5d73', '#ffd23f', '#5de0ff', '#b98bff', '#7dff9b'].forEach((light, i) => {
    const x = -0.01 + i * 0.0145;
    solids.box([x, 0.0245, -0.0285], [x + 0.004, 0.028, -0.025], stuff(light, 0.9));
  });
  for (const x of [-0.018, 0.045]) {
    solids.box([x, 0.005, -0.014], [x + 0.009, 0.018, -0.007], BLACK);
    for (const y of [0.0075, 0.013]) solids.box([x + 0.002, y, -0.007], [x + 0.007, y + 0.0038, -0.0066], STEEL);
  }
  solids.box([0.008, 0.005, -0.022], [0.028, 0.009, -0.014], stuff('#c7332b', 0.6));
};

const fair: Build = (solids) => {
  const tent = (x: number, radius: number, tall: number, colour: string): void => {
    solids.at({ x, z: -0.018, yaw: 0 }, () => {
      const count = 12;
      const wall = ring(count, radius);
      wall.forEach(([a, b], i) => {
        const [c = 0, d = 0] = wall[(i + 1) % count] ?? [];
        const cloth = i % 2 === 0 ? stuff(colour, 0.1) : WHITE;
        solids.facet(
          [
            [a, 0, b],
            [c, 0, d],
            [c, tall, d],
            [a, tall, b],
          ],
          cloth,
        );
        solids.facet(
          [
            [1.15 * a, tall, 1.15 * b],
            [1.15 * c, tall, 1.15 * d],
            [0, tall + radius, 0],
          ],
          cloth,
        );
      });
      solids.box([-0.0004, tall + radius, -0.0004], [0.0004, tall + radius + 0.006, 0.0004], STEEL);
      solids.box([0.0004, tall + radius + 0.003, -0.0003], [0.005, tall + radius + 0.006, 0.0003], stuff('#ffd23f'));
    });
  };
  tent(0.002, 0.012, 0.01, '#c7332b');
  tent(0.05, 0.0095, 0.008, '#274690');
  for (const [x, colour] of [
    [0.022, '#2f7d4f'],
    [0.031, '#d9922b'],
  ] as const)
    solids.box([x, 0, -0.024], [x + 0.006, 0.01, -0.014], stuff(colour), WHITE);
};

const stadium: Build = (solids) => {
  const bowl = (rx: number, rz: number): Flat[] => ring(20, 1).map(([x, z]): Flat => [0.018 + x * rx, -0.014 + z * rz]);
  solids.stump(
    [
      { outline: bowl(0.042, 0.0195), y: 0 },
      { outline: bowl(0.044, 0.0205), y: 0.012 },
    ],
    WHITE,
    null,
  );
  ['#c7332b', '#f5f1e6', '#274690'].forEach((seats, i) =>
    solids.stump(
      [
        { outline: bowl(0.044 - i * 0.004, 0.0205 - i * 0.0025), y: 0.012 - i * 0.0037 },
        { outline: bowl(0.04 - i * 0.004, 0.018 - i * 0.0025), y: 0.0083 - i * 0.0037 },
      ],
      stuff(seats, 0.1),
      i === 2 ? stuff('#3f9a4a', 0.05) : null,
    ),
  );
  for (const x of [-0.022, 0.057]) {
    solids.box([x, 0, -0.034], [x + 0.0012, 0.028, -0.0328], STEEL);
    solids.box([x - 0.003, 0.026, -0.0335], [x + 0.0042, 0.031, -0.0325], stuff('#fff4cf', 0.9));
  }
};

/** A hall of glass, low enough for what parks behind it to stay in sight. */
const convention: Build = (solids) => {
  solids.box([-0.018, 0, -0.03], [0.056, 0.013, -0.008], stuff('#d7e3ee', 0.5), stuff('#8fa6ba', 0.4));
  for (let i = 0; i < 7; i += 1) {
    const x = -0.015 + i * 0.01;
    solids.facet(
      [
        [x, 0.003, -0.0078],
        [x + 0.008, 0.003, -0.0078],
        [x + 0.008, 0.0105, -0.0078],
        [x, 0.0105, -0.0078],
      ],
      stuff('#1d3b55', 1),
    );
  }
  for (const [x, colour] of [
    [-0.014, '#ffd23f'],
    [0.047, '#5de0ff'],
  ] as const) {
    solids.box([x, 0.013, -0.02], [x + 0.0008, 0.027, -0.0192], STEEL);
    solids.box([x + 0.0008, 0.02, -0.0198], [x + 0.009, 0.027, -0.0194], stuff(colour));
  }
};

const BUILDS: Readonly<Record<Sides, Build>> = {
  4: brewery,
  6: market,
  8: concert,
  10: fair,
  12: stadium,
  20: convention,
};

/** The stand on which a venue’s die lies, and all that makes the place known. */
export function venueSolids(sides: Sides): Solids {
  const solids = new Solids();
  BUILDS[sides](solids);
  return solids;
}

/** A closed roller door across a venue that is shut down. */
export function shutterSolids(): Solids {
  const solids = new Solids();
  for (let i = 0; i < 6; i += 1)
    solids.box(
      [-0.026, i * 0.0045, -0.003],
      [0.068, i * 0.0045 + 0.0038, 0],
      stuff(i % 2 === 0 ? '#6c717b' : '#5b6069', 0.5),
    );
  return solids;
}

/** A promote token: a loudspeaker’s board on a stick. */
export function promoteSolids(): Solids {
  const solids = new Solids();
  solids.stump(
    [
      { outline: square(0.003), y: 0 },
      { outline: square(0.003), y: 0.0012 },
    ],
    BLACK,
  );
  solids.box([-0.0005, 0.001, -0.0005], [0.0005, 0.016, 0.0005], STEEL);
  solids.box([-0.006, 0.009, 0.0005], [0.006, 0.018, 0.0015], stuff('#ffd23f', 0.5));
  return solids;
}
