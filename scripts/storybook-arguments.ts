/** Storybook's arguments for the words after `npm run storybook --`: an optional command and its options. */
export function storybookArguments(words: readonly string[]): string[] {
  const [first] = words;
  const isCommand = first !== undefined && !first.startsWith('-');
  const command = isCommand ? first : 'dev';
  const options = isCommand ? words.slice(1) : words;
  // Defaults come first, because Storybook uses the last of duplicate options.
  const usual = command === 'dev' ? ['--port', '6006', '--ci'] : [];
  return [command, ...usual, ...options, '--disable-telemetry'];
}
