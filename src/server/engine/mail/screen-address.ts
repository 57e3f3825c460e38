import { screens } from '../../../../generated/screens.ts';

const PATHS: ReadonlyMap<string, string> = new Map(screens.map(({ name, path }) => [name, path]));

type Values = Readonly<Record<string, unknown>>;

/** A screen's URL from its definition, so that it follows a renamed path. A list repeats its parameter. */
export function screenAddress(
  publicUrl: string,
  name: string,
  { params = {}, query = {} }: { params?: Values; query?: Values } = {},
): string {
  const path = PATHS.get(name);
  if (path === undefined) throw new Error(`There is no screen "${name}".`);
  const filled = path.replace(/\{(\w+)\}/g, (_, gap: string) => {
    if (params[gap] === undefined) throw new Error(`The address of the screen "${name}" needs "${gap}".`);
    return encodeURIComponent(String(params[gap]));
  });
  const pairs = Object.entries(query).flatMap(([parameter, value]) =>
    [value].flat().map((one): [string, string] => [parameter, String(one)]),
  );
  return `${publicUrl}${filled}${pairs.length ? `?${new URLSearchParams(pairs)}` : ''}`;
}
