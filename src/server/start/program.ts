import type { FastifyBaseLogger } from 'fastify';
import { userChanges } from '../engine/db/user-changes.ts';
import type { Foundation } from './foundation.ts';
import { openDatabase } from './open-database.ts';
import { buildProduct, type Product, type ProductOptions } from './product.ts';
import { settleStored } from './stored-definitions.ts';

export type JoinOptions = Omit<ProductOptions, 'foundation' | 'hasPages'> & Pick<Foundation, 'urls'>;

/** A product with its own connections to a database that runs already. */
export type JoinedProduct = { product: Product; stop: () => Promise<void> };

/** What a running process uses of a program that was built for it. */
export type Program = {
  settleStored: typeof settleStored;
  join: (options: JoinOptions) => Promise<JoinedProduct>;
};

/**
 * Builds the product with its own connections: nothing of the program that runs already is shared, so both may differ in
 * everything.
 */
async function join({ urls, config, ...options }: JoinOptions): Promise<JoinedProduct> {
  let product: Product | undefined;
  const log = (): FastifyBaseLogger | undefined => product?.server.log;
  const database = await openDatabase({ ...config, ...urls }, log);
  const { db, pool, visitors, replica } = database;
  const changes = userChanges(
    database.directUrl,
    (error) => log()?.warn({ err: error }, 'the database’s news were lost'),
    replica?.changed,
  );
  const stop = async () => {
    await product?.server.close();
    await changes.close();
    await database.stop();
  };
  try {
    const foundation = { db, pool, visitors, replica, changes, urls, stop: database.stop };
    product = await buildProduct({ ...options, config, foundation, hasPages: true });
    await product.server.ready();
    return { product, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const program: Program = { settleStored, join };
