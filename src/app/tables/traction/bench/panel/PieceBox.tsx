import { nameOf } from '#games/traction/pieces.ts';
import type { Seat } from '#sim/ids.ts';
import { ownerOf, type PyramidSize } from '#sim/pyramid.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useBench, useScenario, useTheBench } from '../BenchContext.tsx';
import { nextPiece, type Selected, withPad, withPieceNear } from '#play/traction/bench/edits.ts';
import { ALL_SEATS, BENCH_SEATS, nameOfSeat } from '#play/traction/bench/plainly.ts';

const SIZES: readonly PyramidSize[] = ['S', 'M', 'L'];
const MIDDLE = { xMm: 0, zMm: 0 };

/** The pieces to put down, a row a seat, and those that stand already. */
export function PieceBox() {
  return (
    <section className="menu-part">
      <h2>{gameTexts.bench.pieces}</h2>
      {ALL_SEATS.map((owner) => (
        <SeatRow key={owner} owner={owner} />
      ))}
    </section>
  );
}

function SeatRow({ owner }: { readonly owner: Seat }) {
  const bench = useTheBench();
  const scenario = useScenario();
  const name = nameOfSeat(owner);
  const placed = scenario.pieces.filter(({ id }) => ownerOf(id) === owner);
  const pad = scenario.pads.find((p) => p.seat === owner);
  const add = (size: PyramidSize): void => {
    const id = nextPiece(scenario, owner, size);
    if (id === undefined) return;
    bench.edit((s) => withPieceNear(s, id, MIDDLE));
    bench.select({ kind: 'piece', id });
  };
  return (
    <fieldset className="bench-seat" aria-label={name}>
      <SeatBadge colour={BENCH_SEATS[owner]?.colour ?? 0} small />
      {SIZES.map((size) => (
        <button
          key={size}
          type="button"
          className="button"
          aria-label={gameTexts.bench.add(name, size)}
          disabled={nextPiece(scenario, owner, size) === undefined}
          onClick={() => add(size)}
        >
          +{size}
        </button>
      ))}
      {pad === undefined ? (
        <button
          type="button"
          className="button"
          aria-label={gameTexts.bench.addPad(name)}
          onClick={() => {
            bench.edit((s) => withPad(s, { seat: owner, xMm: 0, zMm: 0, yawDeg: 0 }));
            bench.select({ kind: 'pad', seat: owner });
          }}
        >
          +{gameTexts.bench.padShort}
        </button>
      ) : (
        <Choose what={{ kind: 'pad', seat: owner }} name={gameTexts.bench.padShort} label={gameTexts.bench.pad(name)} />
      )}
      {placed.map(({ id }) => (
        <Choose key={id} what={{ kind: 'piece', id }} name={nameOf(id)} label={texts.names.piece(name, nameOf(id))} />
      ))}
    </fieldset>
  );
}

function Choose({ what, name, label }: { readonly what: Selected; readonly name: string; readonly label: string }) {
  const bench = useTheBench();
  const chosen = useBench(({ selected }) => isSame(selected, what));
  return (
    <button
      type="button"
      className="button quiet"
      aria-pressed={chosen}
      aria-label={label}
      onClick={() => bench.select(chosen ? null : what)}
    >
      {name}
    </button>
  );
}

function isSame(a: Selected | null, b: Selected): boolean {
  if (a?.kind === 'piece') return b.kind === 'piece' && a.id === b.id;
  return a?.kind === 'pad' && b.kind === 'pad' && a.seat === b.seat;
}
