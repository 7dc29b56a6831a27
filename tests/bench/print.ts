const WIDTH = 44;

/** What was measured, and beside it what is asked of it. */
export function say(what: string, measured: string, asked = ''): void {
  console.log(`  ${what.padEnd(WIDTH)} ${measured}${asked === '' ? '' : `   (asked: ${asked})`}`);
}

/** Says whether what is asked is reached, and leaves it in the exit code. */
export function verdict(what: string, reached: boolean, measured: string, asked: string): void {
  say(`${reached ? 'reached' : 'NOT REACHED'}: ${what}`, measured, asked);
  if (!reached) process.exitCode = 1;
}

export const ms = (value: number, digits = 1): string => `${value.toFixed(digits)} ms`;
export const micros = (valueMs: number): string => `${(valueMs * 1000).toFixed(1).padStart(7)} us`;
export const times = (value: number): string => `${value.toFixed(1)} times`;
export const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0).padStart(3)} %`;
export const mib = (bytes: number): string => `${(bytes / (1024 * 1024)).toFixed(1)} MiB`;
