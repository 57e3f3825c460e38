import { Client } from 'pg';

/** Notifies about changed notifications or sessions of a user, whichever server process made the change. */
export type UserChanges = {
  /** Calls back after each change of a user's data; returns a function that unsubscribes. */
  of: (userId: number, onChange: () => void) => () => void;
  close: () => Promise<void>;
};

/** The database's notification channel: `tell_user_changed()` in its migrations. */
const CHANNEL = 'user_changed';
/** Milliseconds before a lost connection is reopened: initially, and at most. */
const PAUSE = { first: 250, longest: 10_000 };

/**
 * Listens to the database on a single connection for all subscribers, opened for the first one. Changes made
 * before it is open are missed, so every subscriber is called once it is. `onEvery` hears of all users from the start;
 * null stands for what may have been missed.
 */
export function userChanges(
  url: string,
  onLost: (error: Error) => void = () => {},
  onEvery?: (userId: number | null) => void,
): UserChanges {
  const waiting = new Map<number, Set<() => void>>();
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let pause = PAUSE.first;
  let isClosed = false;

  const callAll = (of: ReadonlySet<() => void> | undefined) => {
    for (const onChange of of ?? []) onChange();
  };

  const lose = (lost: Client, error: Error) => {
    if (client !== lost || isClosed) return;
    client = undefined;
    onLost(error);
    void lost.end().catch(() => {});
    again = setTimeout(open, pause);
    pause = Math.min(pause * 2, PAUSE.longest);
  };

  const open = () => {
    if (client || isClosed) return;
    const connection = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      application_name: 'marketplace listener',
      keepAlive: true,
    });
    client = connection;
    connection.on('error', (error) => lose(connection, error));
    connection.on('end', () => lose(connection, new Error('The database has closed the connection.')));
    connection.on('notification', ({ payload }) => {
      onEvery?.(Number(payload));
      callAll(waiting.get(Number(payload)));
    });
    connection
      .connect()
      .then(() => connection.query(`listen ${CHANNEL}`))
      .then(() => {
        pause = PAUSE.first;
        onEvery?.(null);
        for (const of of waiting.values()) callAll(of);
      })
      .catch((error: Error) => lose(connection, error));
  };

  if (onEvery) open();
  return {
    of(userId, onChange) {
      const listeners = waiting.get(userId) ?? new Set();
      waiting.set(userId, listeners.add(onChange));
      if (!again) open();
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0 && waiting.get(userId) === listeners) waiting.delete(userId);
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => {});
    },
  };
}
