import type { Client, ClientOptions } from 'openapi-fetch';
import type { components, operations, paths } from './api.js';

export type { components, operations, paths };

/** A record of the API by its name, such as `Schema<'Vacancy'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export interface Options extends Omit<ClientOptions, 'baseUrl'> {
  /** The address of the site, such as `https://marketplace.example`, without `/api`. */
  baseUrl: string | URL;
  /** An API key or a session's token, sent with each call. */
  key?: string;
}

/** Makes a client of openapi-fetch whose calls, answers and refusals have the types of the API. */
export declare function createClient(options: Options): Client<paths>;
