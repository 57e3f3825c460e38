/** Returns where a name stands in a line as a word of its own; -1 if it does not. */
export function wordIn(line: string, name: string): number {
  const isLetter = (at: number) => /[\w-]/.test(line[at] ?? '');
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + name.length)) return at;
  return -1;
}
