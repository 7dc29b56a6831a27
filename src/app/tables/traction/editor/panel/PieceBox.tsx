import { nameOf } from '#games/traction/pieces.ts';
import type { Seat } from '#sim/ids.ts';
import { ownerOf, type PyramidSize } from '#sim/pyramid.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useEditor, useScenario, useTheEditor } from '../EditorContext.tsx';
import { nextPiece, type Selected, withPad, withPieceNear } from '#play/traction/editor/edits.ts';
import { ALL_SEATS, EDITOR_SEATS, nameOfSeat } from '#play/traction/editor/plainly.ts';
import { Button } from '#app/ui/Button.tsx';

const SIZES: readonly PyramidSize[] = ['S', 'M', 'L'];
const MIDDLE = { xMm: 0, zMm: 0 };

/** The pieces to put down, a row a seat, and those that stand already. */
export function PieceBox() {
  return (
    <section className="menu-part">
      <h2>{gameTexts.editor.pieces}</h2>
      {ALL_SEATS.map((owner) => (
        <SeatRow key={owner} owner={owner} />
      ))}
    </section>
  );
}

function SeatRow({ owner }: { readonly owner: Seat }) {
  const editor = useTheEditor();
  const scenario = useScenario();
  const name = nameOfSeat(owner);
  const placed = scenario.pieces.filter(({ id }) => ownerOf(id) === owner);
  const pad = scenario.pads.find((p) => p.seat === owner);
  const add = (size: PyramidSize): void => {
    const id = nextPiece(scenario, owner, size);
    if (id === undefined) return;
    editor.edit((s) => withPieceNear(s, id, MIDDLE));
    editor.select({ kind: 'piece', id });
  };
  return (
    <fieldset className="editor-seat" aria-label={name}>
      <SeatBadge colour={EDITOR_SEATS[owner]?.colour ?? 0} small />
      {SIZES.map((size) => (
        <Button
          key={size}
          aria-label={gameTexts.editor.add(name, size)}
          disabled={nextPiece(scenario, owner, size) === undefined}
          onClick={() => add(size)}
        >
          +{size}
        </Button>
      ))}
      {pad === undefined ? (
        <Button
          aria-label={gameTexts.editor.addPad(name)}
          onClick={() => {
            editor.edit((s) => withPad(s, { seat: owner, xMm: 0, zMm: 0, yawDeg: 0 }));
            editor.select({ kind: 'pad', seat: owner });
          }}
        >
          +{gameTexts.editor.padShort}
        </Button>
      ) : (
        <Choose
          what={{ kind: 'pad', seat: owner }}
          name={gameTexts.editor.padShort}
          label={gameTexts.editor.pad(name)}
        />
      )}
      {placed.map(({ id }) => (
        <Choose key={id} what={{ kind: 'piece', id }} name={nameOf(id)} label={texts.names.piece(name, nameOf(id))} />
      ))}
    </fieldset>
  );
}

function Choose({ what, name, label }: { readonly what: Selected; readonly name: string; readonly label: string }) {
  const editor = useTheEditor();
  const chosen = useEditor(({ selected }) => isSame(selected, what));
  return (
    <Button look="quiet" aria-pressed={chosen} aria-label={label} onClick={() => editor.select(chosen ? null : what)}>
      {name}
    </Button>
  );
}

function isSame(a: Selected | null, b: Selected): boolean {
  if (a?.kind === 'piece') return b.kind === 'piece' && a.id === b.id;
  return a?.kind === 'pad' && b.kind === 'pad' && a.seat === b.seat;
}
