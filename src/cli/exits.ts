/** Exit codes of every command. */
export const OK = 0;
/** Something was not as expected: an expectation, a hash. */
export const DIFFERS = 1;
/** A file, an argument or an option that is refused. */
export const BAD_INPUT = 2;
/** An answer that cannot be written, to a full disk for one. */
export const BAD_OUTPUT = 2;
/** Our own fault; EX_SOFTWARE of sysexits.h. */
export const BUG = 70;
