import '../styles/picture.css';
import { useMemo } from 'react';
import { seatStyle } from '#app/ui/SeatBadge.tsx';
import { lookOfColour } from '#play/seatLooks.ts';
import { MARK_BOX, SEAT_MARK_PATHS } from '#play/seatMarks.ts';
import { readMiniature, type BoardMiniature, type MiniTile, type MiniTruck } from '#play/trexlands/miniature.ts';
import { TERRAIN_SIGNS } from '../scene/terrain/signs.ts';
import type { Glance } from '#play/storage/savedMatch.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { boardFrame, cityBox, PITCH, placesInTile, spotOf, TILE } from './boardFrame.ts';
import type { DrawnProps } from '#app/saved/drawnGame.ts';

const SIGN_BOX = 24;
/** Width of a tile's marks: its terrain's sign, a truck's mark. */
const SIGN = 7.5;
const MARK = 5;
const COIN = 1.7;

/** The board from above: what grows on each Terra and what lies on it, the trucks on their way, the City with its X. */
export function BoardPicture({ glance, miniature }: DrawnProps) {
  const board = useMemo(() => readMiniature(miniature), [miniature]);
  const { tiles, city, trucks } = board;
  const box = cityBox(board);
  return (
    // All of the drawing is one picture.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="miniature board" role="img" aria-label={inWords(glance, board)} viewBox={boardFrame(board)}>
      <g aria-hidden="true">
        {tiles.map((tile) => (
          <Tile key={`${tile.column} ${tile.row}`} tile={tile} />
        ))}
        {city !== null && (
          <g className="mini-city" data-side={city.side}>
            <rect {...box} rx="2" />
            <text x={box.x + box.width / 2} y={box.y + box.height / 2}>
              {gameTexts.saved.cityX(city.x)}
            </text>
          </g>
        )}
        {placesInTile(trucks).map(({ truck, x, y }) => (
          <Truck
            key={`${truck.seat} ${truck.number}`}
            truck={truck}
            colour={glance.seats[truck.seat]?.colour ?? truck.seat}
            x={x}
            y={y}
          />
        ))}
      </g>
    </svg>
  );
}

function Tile({ tile }: { readonly tile: MiniTile }) {
  const { x, y } = spotOf(tile);
  return (
    <g className="mini-terra" data-terrain={tile.terrain} transform={`translate(${x - TILE / 2} ${y - TILE / 2})`}>
      <rect width={TILE} height={TILE} rx="2" />
      <svg x={TILE - SIGN - 1} y={TILE - SIGN - 1} width={SIGN} height={SIGN} viewBox={`0 0 ${SIGN_BOX} ${SIGN_BOX}`}>
        <path className="mini-sign" d={TERRAIN_SIGNS[tile.terrain]} />
      </svg>
      {tile.obstacle && <path className="mini-rock" d="M11.5 7L13.5 3L16.5 2.4L18.5 7Z" />}
      {Array.from({ length: tile.coins }, (_, i) => (
        <circle key={i} className="mini-coin" cx={3 + i * 2 * COIN} cy={TILE - 3} r={COIN} />
      ))}
    </g>
  );
}

interface TruckProps {
  readonly truck: MiniTruck;
  readonly colour: number;
  readonly x: number;
  readonly y: number;
}

const Truck = ({ colour, x, y }: TruckProps) => (
  <g className="mini-truck" style={seatStyle(colour)} transform={`translate(${x} ${y})`}>
    <path className="mini-wheels" d="M-3.6 -3.6H-1.2V3.6H-3.6ZM1.2 -3.6H3.6V3.6H1.2Z" />
    <rect x={-PITCH / 4 + 0.8} y="-2.8" width={PITCH / 2 - 1.6} height="5.6" rx="1.4" />
    {/* A drawing of its own cuts off the band at its box. */}
    <svg x={-MARK / 2} y={-MARK / 2} width={MARK} height={MARK} viewBox={`0 0 ${MARK_BOX} ${MARK_BOX}`}>
      <path className="mini-mark" d={SEAT_MARK_PATHS[lookOfColour(colour).mark]} />
    </svg>
  </g>
);

function inWords(glance: Glance, { trucks, scored, city }: BoardMiniature): string {
  const seats = glance.seats.map(({ name }, seat) =>
    gameTexts.saved.trucks(name, trucks.filter((truck) => truck.seat === seat).length, scored[seat] ?? 0),
  );
  return gameTexts.saved.picture(city?.x ?? 0, seats);
}
