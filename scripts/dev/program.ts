import { join } from 'node:path';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { Product, ProductOptions } from '../../src/server/start/product.ts';

type ProductModule = { buildProduct: (options: ProductOptions) => Promise<Product> };

/**
 * The development server. Vite knows which modules have changed since they were loaded and reloads them;
 * database and port stay. If the new program fails to start, the running one stays.
 */
export class LiveProgram {
  readonly #vite: ViteDevServer;
  readonly #options: ProductOptions;
  readonly #load: () => Promise<ProductModule>;
  #product: Product | undefined;
  #renewal: Promise<void> = Promise.resolve();

  constructor(vite: ViteDevServer, options: ProductOptions) {
    this.#vite = vite;
    this.#options = options;
    const runner = createServerModuleRunner(vite.environments.ssr!, { hmr: false });
    const file = join(options.root, 'src/server/start/product.ts');
    this.#load = () => runner.import<ProductModule>(file);
  }

  get product(): Product {
    if (!this.#product) throw new Error('The program has not started yet.');
    return this.#product;
  }

  /** Replaces the running program with the current one, one replacement at a time. */
  renew(changed: readonly string[] = []): Promise<void> {
    const next = this.#renewal.catch(() => {}).then(() => this.#renew(changed));
    this.#renewal = next;
    return next;
  }

  async #renew(changed: readonly string[]): Promise<void> {
    for (const file of changed)
      this.#vite.environments.ssr!.moduleGraph.onFileChange(join(this.#options.root, file));
    const { buildProduct } = await this.#load();
    const next = await buildProduct(this.#options);
    await next.server.ready();
    const former = this.#product;
    this.#product = next;
    next.start();
    await former?.server.close();
  }

  async stop(): Promise<void> {
    await this.#renewal.catch(() => {});
    await this.#product?.server.close();
  }
}
