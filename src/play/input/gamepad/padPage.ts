/** The page around the table, walked through with a gamepad: sheets, questions, panels. */
export interface PadPage {
  /** Whether the gamepad is the page's now: a sheet is open, something waits for an answer, or one has gone there. */
  active(): boolean;
  /** Goes to the panels, and back to the table. */
  toggle(): void;
  move(by: 1 | -1): void;
  /** Changes what has the focus, where that has a value; else moves on. */
  adjust(by: 1 | -1): void;
  press(): void;
  /** Closes the sheet, or goes back to the table. */
  leave(): void;
}
