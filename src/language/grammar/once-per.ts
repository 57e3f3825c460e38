/** Memoises a function by its argument, an immutable object. */
export function oncePer<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, { value: Made }>();
  return (given) => {
    const kept = made.get(given);
    if (kept) return kept.value;
    const value = make(given);
    made.set(given, { value });
    return value;
  };
}
