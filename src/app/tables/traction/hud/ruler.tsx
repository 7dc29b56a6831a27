import { useStore } from 'zustand';
import { useNaming, useTheSession } from './useTable.ts';
import { toggleRuler } from '#play/ruler/measurable.ts';
import { measurableOf, thingsOf } from '#play/traction/session/measurable.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useShortcut } from '#app/frame/keys/useShortcut.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { type Landmark, landmarkAt } from '#play/ruler/landmarks.ts';
import { lengthMm } from '#play/ruler/ruler.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { measured } from '#play/texts/lengths.ts';
import { DismissButton } from '#app/frame/DismissButton.tsx';
import { KeyHint } from '#app/frame/keys/Kbd.tsx';
import type { Naming } from '#play/traction/say/naming.ts';

/** Lays the ruler on the table, or takes it away. */
export function RulerButton({ onPressed }: { readonly onPressed: () => void }) {
  const session = useTheSession();
  const laid = useStore(session.ruler, ({ ruler }) => ruler !== null);
  const shortcut = useShortcut('ruler', gameTexts.aids.rulerOpen);
  const press = (): void => {
    // Its keys are the table's; so that is where the focus is wanted.
    if (toggleRuler(measurableOf(session)))
      document.querySelector<HTMLElement>('[data-testid=table]')?.focus({ preventScroll: true });
    onPressed();
  };
  return (
    <button type="button" className="button" aria-pressed={laid} {...shortcut} onClick={press}>
      {gameTexts.aids.ruler}
    </button>
  );
}

/** The ruler's reading, from where to where; said to a screen reader whenever an end has come to rest. */
export function RulerNote() {
  const session = useTheSession();
  const { ruler } = session;
  const settled = useStore(ruler, (state) => state.settled);
  const units = useSettings((settings) => settings.units);
  const naming = useNaming();
  const { hints } = gameTexts.keys;
  const named = (place: PlaceMm): string => nameOf(landmarkAt(thingsOf(session), place), naming);
  const reads = settled && gameTexts.aids.rulerReads(named(settled[0]), named(settled[1]), lengthMm(settled), units);
  return (
    // The output is always there: one that comes with its words is not read out.
    <div className={reads === null ? 'ruler-note away' : 'panel ruler-note'}>
      <output data-said="ruler">{reads}</output>
      {settled !== null && (
        <span className="ruler-short" aria-hidden="true">
          {measured(lengthMm(settled), units)}
        </span>
      )}
      {reads !== null && (
        <>
          <DismissButton onDismiss={() => ruler.away()} label={gameTexts.aids.rulerAway} />
          <p className="hint-more">
            <KeyHint ids={['ruler-left', 'ruler-right', 'ruler-away', 'ruler-nearer']} what={hints.rulerEnd} />{' '}
            <KeyHint ids={['ruler-swap']} what={hints.rulerSwap} />{' '}
            <KeyHint ids={['ruler-next']} what={hints.rulerThing} />
          </p>
        </>
      )}
    </div>
  );
}

function nameOf(landmark: Landmark | null, naming: Naming): string {
  const { part } = gameTexts.aids;
  if (landmark === null) return part.table;
  const { of } = landmark;
  if ('pad' in of) {
    const pad = gameTexts.names.pad(naming.whose(of.pad));
    return { corner: part.padCorner, middle: part.middle, edge: part.edge }[of.part](pad);
  }
  const piece = naming.piece(of.piece);
  if (of.part === 'middle' || of.part === 'tip') return part[of.part](piece);
  return part.corner(piece, of.part);
}
