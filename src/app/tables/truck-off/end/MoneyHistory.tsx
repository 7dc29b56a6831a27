import * as Plot from '@observablehq/plot';
import { useEffect, useRef } from 'react';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { plotForPage } from '#app/ui/plotForPage.ts';
import { lookOfColour } from '#play/seatLooks.ts';
import { end, turn } from '#play/truck-off/texts/table.ts';
import { moneyHistory, type Line } from '#play/truck-off/say/moneyHistory.ts';
import { ownerNamesOf, type OwnerNames } from '#play/truck-off/say/names.ts';

/** How the money grew, round by round, as a plot. */
export function MoneyHistory({ match }: { readonly match: SeenTruckOff }) {
  const place = useRef<HTMLDivElement>(null);
  const { header, log, state } = match;
  useEffect(() => {
    const names = ownerNamesOf(header.seats);
    const lines = moneyHistory({ log, state });
    const width = Math.min(560, Math.max(LEAST_WIDTH, place.current?.clientWidth ?? 0));
    place.current?.replaceChildren(drawn(lines, names, width));
  }, [header, log, state]);
  return (
    <figure className="money-history">
      <figcaption>{end.title}</figcaption>
      <div ref={place} />
    </figure>
  );
}

/** In a panel that is closed yet a place has no width: that of the panel on the narrowest phone, px. */
const LEAST_WIDTH = 300;
const HEIGHT = 220;
const KEY_ROOM = 88;
const KEY_LINE = 15;
const SYMBOLS = ['circle', 'square', 'triangle', 'diamond2', 'cross', 'star', 'wye'] as const;

const DOT = { fill: 'who', symbol: 'who', stroke: '#14161c', strokeWidth: 0.75, r: 4.5 } as const;

interface Point {
  readonly at: string;
  readonly money: number;
  /** Not their name: one that is the name of a colour would be taken for it. */
  readonly who: string;
}

/** In the colours of the players, and with a sign for each that tells them apart without. */
function drawn(lines: readonly Line[], names: OwnerNames, width: number): Element {
  const steps = stepsOf(lines[0]?.amounts.length ?? 0);
  const keys = lines.map(({ owner }) => `owner ${owner}`);
  const points: readonly Point[] = lines.flatMap(({ owner, amounts }) =>
    amounts.map((money, i) => ({ at: steps[i] ?? '', money, who: `owner ${owner}` })),
  );
  const figure = Plot.plot({
    width,
    height: HEIGHT,
    marginLeft: 40,
    marginRight: KEY_ROOM,
    marginTop: 24,
    ariaLabel: end.title,
    ariaDescription: end.plot(lines.map(({ owner, amounts }) => end.line(names.owner(owner), amounts))),
    x: { type: 'point', domain: steps, label: end.round },
    y: { label: end.money, grid: true, zero: true },
    color: { domain: keys, range: lines.map(({ owner }) => lookOfColour(names.look(owner)).colour) },
    symbol: { domain: keys, range: SYMBOLS.slice(0, keys.length) },
    marks: [
      Plot.ruleY([0]),
      Plot.lineY(points, { x: 'at', y: 'money', stroke: 'who', strokeWidth: 2.5 }),
      Plot.dot(points, { x: 'at', y: 'money', ...DOT }),
      ...lines.flatMap(({ owner }, i) => [
        Plot.dot([{ who: keys[i] }], {
          frameAnchor: 'top-right',
          dx: 12,
          dy: KEY_LINE * (i + 0.5),
          ...DOT,
        }),
        Plot.text([names.owner(owner)], {
          frameAnchor: 'top-right',
          textAnchor: 'start',
          dx: 20,
          dy: KEY_LINE * (i + 0.5) + 1,
        }),
      ]),
    ],
  });
  return plotForPage(figure.querySelector('svg') ?? figure);
}

/** The start, the rounds, and the cards that were left. */
const stepsOf = (count: number): readonly string[] => [
  end.start,
  ...Array.from({ length: Math.max(0, count - 2) }, (_, i) => turn.roundShort(i + 1)),
  end.cardsLeft,
];
