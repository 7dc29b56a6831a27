/** Where letters are typed, or choose something: no key does anything else there. */
export const TYPING_FIELDS =
  'input:not([type=range], [type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]';
