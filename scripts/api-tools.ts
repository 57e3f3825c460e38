// `npm run api:tools`: tries widely used linters and client generators on the API's document. They come from the
// registry, in pinned versions, into dist/api-tools; nothing of the product needs them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SPECIFIED_PATHS, specifiedCause } from './api-tools/specified-paths.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dist/api-tools');
const document = join(root, 'generated/openapi.json');
const TOOLS = {
  '@hey-api/openapi-ts': '0.99.0',
  '@openapitools/openapi-generator-cli': '2.35.0',
  '@redocly/cli': '2.77.0',
  '@stoplight/spectral-cli': '6.16.3',
  orval: '8.38.0',
  typescript: '5.9.3',
  zod: '4.6.7',
};
const OPENAPI_GENERATOR = '7.14.0';

const failures: string[] = [];
const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value, null, 2));

function run(program: string, args: string[]) {
  const isWindows = process.platform === 'win32';
  return spawnSync(program, args, {
    cwd: folder,
    // openapi-generator looks for its settings in PWD.
    env: { ...process.env, PWD: folder },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: isWindows,
  });
}
const tool = (name: string, ...args: string[]) => run(join(folder, 'node_modules/.bin', name), args);

function report(name: string, problems: string[], note = ''): void {
  console.log(`${problems.length ? '✗' : '✓'} ${name}${note && ` (${note})`}`);
  for (const problem of problems.slice(0, 20)) console.log(`    ${problem}`);
  if (problems.length > 20) console.log(`    and ${problems.length - 20} more`);
  failures.push(...problems);
}

/** A tool that did not end well, with the end of what it said. */
const ended = ({ status, stdout, stderr, error }: ReturnType<typeof run>): string[] =>
  status === 0 ? [] : [error?.message ?? `${stdout}${stderr}`.trim().split('\n').slice(-8).join('\n    ')];

function lintWithRedocly(): void {
  const { stdout } = tool('redocly', 'lint', document, '--extends=recommended', '--format=json');
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
  const causes = problems.map(({ ruleId, message }) => specifiedCause(ruleId, message));
  const left = problems.filter((_, index) => causes[index] === undefined);
  const needless = SPECIFIED_PATHS.filter(({ path }) => !causes.includes(path));
  report(
    'Redocly, recommended',
    [
      ...left.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ...needless.map(({ path, rule }) => `${path} causes no ${rule} any more`),
    ],
    `${problems.length - left.length} findings caused by ${SPECIFIED_PATHS.length} specified paths`,
  );
}

function lintWithSpectral(): void {
  write('.spectral.yaml', 'extends: ["spectral:oas"]\n');
  const { stdout } = tool(
    'spectral',
    'lint',
    document,
    '--ruleset=.spectral.yaml',
    '--format=json',
    '--quiet',
  );
  const found = JSON.parse(stdout) as { code: string; path: string[]; message: string }[];
  report(
    'Spectral, oas',
    found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`),
  );
}

function generate(): void {
  const hey = [
    ...ended(
      tool(
        'openapi-ts',
        '-i',
        document,
        '-o',
        'out/hey-api',
        '-p',
        '@hey-api/client-fetch',
        '@hey-api/typescript',
        '@hey-api/sdk',
        'zod',
      ),
    ),
  ];
  report('hey-api: fetch and zod', hey);
  const input = { target: document };
  const config = {
    fetch: { input, output: { target: './out/orval/fetch.ts', client: 'fetch', mode: 'single' } },
    zod: { input, output: { target: './out/orval/zod.ts', client: 'zod', mode: 'single' } },
  };
  write('orval.config.mjs', `export default ${JSON.stringify(config)};\n`);
  report('orval: fetch and zod', ended(tool('orval', '--config', 'orval.config.mjs', '--fail-on-warnings')));
}

/** Needs Java and, once, Maven Central; a jar that is already there is named by OPENAPI_GENERATOR_JAR. */
function generateWithJava(): void {
  const jar = process.env.OPENAPI_GENERATOR_JAR;
  if (!jar) write('openapitools.json', { 'generator-cli': { version: OPENAPI_GENERATOR } });
  const call = (...args: string[]) =>
    jar ? run('java', ['-jar', resolve(jar), ...args]) : tool('openapi-generator-cli', ...args);
  if (call('version').status !== 0) {
    console.log(
      '– openapi-generator was not tried: it needs Java and Maven Central, or OPENAPI_GENERATOR_JAR',
    );
    return;
  }
  for (const language of ['typescript-fetch', 'python'])
    report(
      `openapi-generator: ${language}`,
      ended(call('generate', '-g', language, '-i', document, '-o', `out/${language}`)),
    );
  if (existsSync(join(folder, 'out/python')))
    report('Python compiles', ended(run('python3', ['-m', 'compileall', '-q', 'out/python'])));
}

function compile(): void {
  write('tsconfig.json', {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      skipLibCheck: true,
    },
    include: ['out'],
  });
  report('tsc --strict', ended(tool('tsc', '-p', '.')));
}

console.log(
  `Trying ${Object.keys(TOOLS).length} packages on generated/openapi.json; installing them takes a minute.`,
);
mkdirSync(folder, { recursive: true });
rmSync(join(folder, 'out'), { recursive: true, force: true });
write('package.json', { private: true, type: 'module', dependencies: TOOLS });
const installed = run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--silent']);
if (installed.status !== 0) {
  console.error(`The tools could not be installed. ${ended(installed).join('\n')}`);
  process.exit(1);
}
lintWithRedocly();
lintWithSpectral();
generate();
generateWithJava();
compile();
console.log(failures.length ? `${failures.length} problems` : 'Nothing wrong');
process.exitCode = failures.length ? 1 : 0;
