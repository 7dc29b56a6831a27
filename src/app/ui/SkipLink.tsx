import { texts } from '#play/texts.ts';

/** The next thing to do: a question if there is one, else the dock. */
const YOUR_MOVE = '.prompt button, .command-line input, .dock button:not(:disabled)';

/**
 * The first stop of the keyboard: past the table, where Tab goes from piece to piece, and past everything in the head.
 */
export function SkipLink() {
  return (
    <button
      type="button"
      className="button skip"
      onClick={() => document.querySelector<HTMLElement>(YOUR_MOVE)?.focus()}
    >
      {texts.table.skip}
    </button>
  );
}
