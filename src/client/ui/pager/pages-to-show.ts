/** Returns the page numbers to show: the ends, the current page and its neighbours; `undefined` is a gap. */
export function pagesToShow(page: number, last: number): (number | undefined)[] {
  const wanted = new Set([1, page - 1, page, page + 1, last]);
  const numbers = [...wanted].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // A gap of a single page shows that page instead.
    return number - before === 2 ? [number - 1, number] : [undefined, number];
  });
}
