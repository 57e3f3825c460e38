/** The part of an error that is logged. */
export type LoggableError = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  /** The failed statement, without its values. */
  query?: string;
  cause?: LoggableError;
  [detail: string]: unknown;
};

/**
 * Removes from an error the values of failed statements, which are names, codes and hashes, and which Drizzle
 * writes into message and stack.
 */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const { code, query } = error as { code?: unknown; query?: unknown };
  const hasValues = 'params' in error;
  return {
    type: error.name,
    message: hasValues ? 'a statement failed' : error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: hasValues ? '' : (error.stack ?? ''),
    ...(typeof query === 'string' ? { query } : {}),
    ...(error.cause === undefined ? {} : { cause: loggableError(error.cause) }),
  };
}
