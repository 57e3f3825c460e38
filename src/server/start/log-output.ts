/** Milliseconds for which a line may wait for others. */
const WAIT = 100;
/** Warnings and errors are written at once, as the process may end with one. Every line begins with its level. */
const IS_URGENT = /^\{"level":[456]0\b/;
/** Characters that are written without waiting longer. */
const MOST = 64 * 1024;

/** Writes the lines of the log together: a write to a pipe takes as long as a short answer. */
export class LogOutput {
  readonly #out: (text: string) => void;
  #waiting = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(out: (text: string) => void) {
    this.#out = out;
  }

  write(line: string): void {
    this.#waiting += line;
    if (this.#waiting.length >= MOST || IS_URGENT.test(line)) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), WAIT).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#waiting;
    this.#waiting = '';
    if (text) this.#out(text);
  }
}

let toStdout: LogOutput | undefined;

/** The log on standard output, written to its end when the process exits. */
export function standardLog(): LogOutput {
  if (toStdout) return toStdout;
  const log = new LogOutput((text) => process.stdout.write(text));
  // Whoever read it has gone, which must not end the server.
  process.stdout.on('error', () => undefined);
  process.once('exit', () => log.flush());
  toStdout = log;
  return log;
}
