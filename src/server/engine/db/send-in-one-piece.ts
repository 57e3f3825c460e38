import type { PoolClient } from 'pg';

/** The connections that hold back what they are asked until the turn ends. */
const holding = new WeakSet<PoolClient['connection']>();

/**
 * Has a connection send what it is asked in this turn of the event loop in one piece: a call of the system costs more
 * than what a statement adds to it.
 */
export function sendInOnePiece(client: PoolClient): PoolClient {
  const { connection } = client;
  if (holding.has(connection)) return client;
  holding.add(connection);
  connection.stream.cork();
  setImmediate(() => {
    holding.delete(connection);
    connection.stream.uncork();
  });
  return client;
}
