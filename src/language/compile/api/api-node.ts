/** An object of the API's document, as written. */
export type ApiNode = { [key: string]: unknown };
