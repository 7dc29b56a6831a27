/** Whether a dialog lies over the page: keys are its own then. */
export const isSheetOpen = (): boolean => document.querySelector('dialog[open]') !== null;
