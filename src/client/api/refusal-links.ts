/** A link from a refusal to a screen, by name, with the parameters of its address. */
export interface RefusalLink {
  text: string;
  screen: string;
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
}

/** Parses a response's links, whatever a server or a proxy has sent. */
export const refusalLinks = (links: readonly unknown[]): RefusalLink[] => links.flatMap(linkOf);

function linkOf(link: unknown): RefusalLink[] {
  const { text, screen, params, query } = recordOf(link);
  if (typeof text !== 'string' || typeof screen !== 'string') return [];
  return [{ text, screen, params: recordOf(params), query: recordOf(query) }];
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
