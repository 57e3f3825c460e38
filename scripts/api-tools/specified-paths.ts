/**
 * Paths of the specification that linters report, by rule. The specification fixes them, and the router prefers
 * the literal segment, so every request still reaches one operation.
 */
export const SPECIFIED_PATHS: {
  rule: string;
  path: string;
  /** The paths that it overlaps. */
  overlaps: RegExp;
}[] = [
  { rule: 'no-ambiguous-paths', path: '/{id}/status', overlaps: /^\/[\w-]+\/\{\w+\}$/ },
  { rule: 'no-ambiguous-paths', path: '/application/school/{id}', overlaps: /^\/application\/\{id\}\// },
  {
    rule: 'no-ambiguous-paths',
    path: '/vacancy/suggest-jobs/{candidate_id}',
    overlaps: /^\/vacancy\/\{id\}\//,
  },
];

/** Finds the path that the specification fixes and that causes a finding, if there is one. */
export function specifiedCause(rule: string, message: string): string | undefined {
  const paths = [...message.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
  return SPECIFIED_PATHS.find(
    (one) => one.rule === rule && paths.includes(one.path) && paths.some((path) => one.overlaps.test(path)),
  )?.path;
}
