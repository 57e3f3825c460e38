/** An object of the OpenAPI document, as written. */
export type ApiNode = { [key: string]: unknown };
