import { type ScreenEntry, screens } from '../../../generated/screens.ts';

export function screenNamed(name: string): ScreenEntry {
  const entry = screens.find((screen) => screen.name === name);
  if (!entry) throw new Error(`There is no screen "${name}"`);
  return entry;
}
