/** An object of the API's document, as it is written. */
export type ApiNode = { [key: string]: unknown };
