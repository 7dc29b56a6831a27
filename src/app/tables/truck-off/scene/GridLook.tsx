import { useMemo } from 'react';
import { BoxGeometry, BufferGeometry, type Texture } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { CARD_KINDS, kindOf, type CardKind } from '#games/truck-off/cards.ts';
import { cardAt, SLOTS, type Grid, type Slot } from '#games/truck-off/grid.ts';
import { CARD_M, cardHigh, cardSpot, type Shape } from '#play/truck-off/places.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { asTexture, blankCanvas } from '#app/scene/looks/canvas.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { printedBox, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { FONT } from '#app/ui/typeface.ts';
import { SIGNS } from '../hud/dock/CardFace.tsx';
import { useIsUpright } from './upright.ts';

interface GridLookProps {
  readonly shape: Shape;
  readonly grid: Grid;
  /** A card that is held over its place, and drawn there. */
  readonly lifted: Slot | null;
}

/** The open grid of two players' cards, which lie over each other (TO-35). */
export function GridLook({ shape, grid, lifted }: GridLookProps) {
  const isUpright = useIsUpright();
  const cards = useMemo(
    () =>
      SLOTS.flatMap((slot): readonly CardPlace[] => {
        const id = slot === lifted ? null : cardAt(grid, slot);
        const { x, z } = cardSpot(shape, slot, isUpright);
        return id === null ? [] : [{ slot, kind: kindOf(id), at: [x, cardHigh(slot), z] }];
      }),
    [shape, grid, lifted, isUpright],
  );
  return <CardsLook cards={cards} />;
}

export interface CardPlace {
  readonly slot: Slot;
  readonly kind: CardKind;
  readonly at: readonly [x: number, y: number, z: number];
}

const { wide, deep, thick } = CARD_M;
/** Read wherever they lie: the lamp does not leave them dark. */
const LOOK = { gloss: 0.1, pool: 'none' } as const;
const untouchable = () => null;
const TOUCHED = new BoxGeometry(wide, thick, deep).translate(0, thick / 2, 0);

interface CardsLookProps {
  readonly cards: readonly CardPlace[];
  readonly isTouched?: boolean;
}

/** Cards as one mesh: they are drawn at once. Each is touched for itself. */
export function CardsLook({ cards, isTouched = true }: CardsLookProps) {
  const material = useToyMaterial(LOOK, facesTexture());
  const geometry = useMemo(
    () =>
      cards.length === 0
        ? new BufferGeometry()
        : mergeGeometries(cards.map(({ kind, at }) => printed(kind).translate(...at))),
    [cards],
  );
  useDisposed(geometry);
  return (
    <>
      <mesh geometry={geometry} material={material} raycast={untouchable} dispose={null} />
      {(isTouched ? cards : []).map(({ slot, at: [x, y, z] }) => (
        <mesh
          key={slot}
          geometry={TOUCHED}
          visible={false}
          position={[x, y, z]}
          userData={{ thing: { kind: 'card', card: slot } }}
          dispose={null}
        />
      ))}
    </>
  );
}

/** Faces lie beside each other on one print, so many in a row. */
const A_ROW = 3;

function printed(kind: CardKind) {
  const box = printedBox(wide, thick, deep, 'over');
  const i = CARD_KINDS.indexOf(kind);
  const uv = box.getAttribute('uv');
  for (let at = 0; at < uv.count; at += 1)
    uv.setXY(at, ((i % A_ROW) + uv.getX(at)) / A_ROW, 1 - (Math.floor(i / A_ROW) + 1 - uv.getY(at)) / A_ROW);
  return box;
}

/** All house values, pixels of a face. */
const FACE = { wide: 240, tall: 334, rim: 9, round: 20, name: 46, line: 46, sign: 118 } as const;
const PAPER = '#f6efdf';
const INK = '#22242a';
let faces: Texture | null = null;

function facesTexture(): Texture {
  if (faces !== null) return faces;
  const context = blankCanvas(A_ROW * FACE.wide, A_ROW * FACE.tall);
  CARD_KINDS.forEach((kind, i) => {
    context.save();
    context.translate((i % A_ROW) * FACE.wide, Math.floor(i / A_ROW) * FACE.tall);
    paintFace(context, kind);
    context.restore();
  });
  faces = asTexture(context, 8);
  return faces;
}

/** Its name at the top, which no other card covers; its sign below. */
function paintFace(context: CanvasRenderingContext2D, kind: CardKind): void {
  context.fillStyle = INK;
  context.fillRect(0, 0, FACE.wide, FACE.tall);
  context.fillStyle = PAPER;
  context.beginPath();
  context.roundRect(FACE.rim, FACE.rim, FACE.wide - 2 * FACE.rim, FACE.tall - 2 * FACE.rim, FACE.round);
  context.fill();
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `800 ${FACE.name}px ${FONT}`;
  const [first = '', ...others] = dock.short[kind].split(' ');
  [first, others.join(' ')].forEach((line, i) =>
    context.fillText(line, FACE.wide / 2, 48 + i * FACE.line, FACE.wide - 4 * FACE.rim),
  );
  context.translate((FACE.wide - FACE.sign) / 2, 170);
  context.scale(FACE.sign / 24, FACE.sign / 24);
  context.fill(new Path2D(SIGNS[kind]), 'evenodd');
}
