import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that hold secrets. */
const SECRETS = [
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'ADMIN_PASSWORD',
];

/**
 * Returns the variables, with the secrets that lie in files: where `SMTP_URL_FILE` names one, its content is `SMTP_URL`.
 * So a vault hands them over, and they stand in no environment, which every process of the account can read.
 *
 * @throws Error that names the variable, when its file cannot be read or is empty, or both are set
 */
export function withSecretFiles(environment: Environment): Environment {
  const secrets = SECRETS.flatMap((name) => {
    const file = environment[`${name}_FILE`];
    if (!file) return [];
    if (environment[name]) throw new Error(`${name} and ${name}_FILE say the same: set one.`);
    return [
      [name, secretIn(file, `${name}_FILE`)],
      [`${name}_FILE`, undefined],
    ];
  });
  return secrets.length === 0 ? environment : { ...environment, ...Object.fromEntries(secrets) };
}

function secretIn(file: string, variable: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${variable} names a file that cannot be read: ${(error as Error).message}`);
  }
  const secret = text.replace(/\r?\n$/, '');
  if (!secret) throw new Error(`${variable} names an empty file.`);
  return secret;
}
