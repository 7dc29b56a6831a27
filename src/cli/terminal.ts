import type { Result } from '#sim/result.ts';

/** A command's only way to the world: everything it reads, writes and shows goes through here. */
export interface Terminal {
  /** The answer, to standard output. */
  out(text: string): void;
  /** An error message to standard error, on a line of its own. */
  error(sentence: string): void;
  /** The text of a file; `-` is standard input. Faults: one sentence without the file's name. */
  read(path: string): Promise<Result<string>>;
  /** The bytes of a file, so many at most. Faults: one sentence without the file's name. */
  bytes(path: string, most: number): Promise<Result<Uint8Array>>;
  /** Writes a file. Faults: one sentence without the file's name. */
  write(path: string, text: string): Promise<Result<null>>;
  /**
   * Ctrl-C has this done before the command ends, unless it takes more than a moment. Returns a function after which it
   * is no longer so.
   */
  atInterrupt(last: () => Promise<void>): () => void;
  /** Whether the answer may be in colour. */
  readonly colour: boolean;
  /** Milliseconds, by a clock that is never set back. */
  now(): number;
  /** Starts to tell how far along something is that has so many parts. */
  progress(total: number, what: string): Progress;
}

export interface Progress {
  /** So many parts are done. Also gives way to waiting events, such as Ctrl-C. */
  done(parts: number): Promise<void>;
  /** Nothing more will be told; what was shown is gone. */
  stop(): void;
}
