/** Failure is a value: a stable code, a sentence for a person, and where in the input it is. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  /** JSON path of the place at fault, e.g. `$.pieces[2].xMm`; absent where there is no file. */
  readonly path?: string;
}

export type Result<T, F = Fault> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: F };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** The same failure, handed on. */
export const fail = (fault: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault });
export const fault = (code: string, message: string, path?: string): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: path === undefined ? { code, message } : { code, message, path },
});
