import '../styles/typeface.css'; // every page has it from here, and none waits for it
import { useSingleKeys } from './useSingleKeys.ts';

/** Hears the keys of pages without a table, so that text presses no button there, either. */
export function TextKeys() {
  useSingleKeys();
  return null;
}
