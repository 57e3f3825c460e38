import type { RunningServer } from './running-server.ts';

/** Ids of the question types by their keys. */
export async function questionTypes(server: RunningServer) {
  const types = (await (await fetch(`${server.url}/api/application-question-types`)).json()) as {
    data: { id: number; type_key: string }[];
  };
  return (key: string) => types.data.find((type) => type.type_key === key)!.id;
}
