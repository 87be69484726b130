import { environments, linkKeys, type Environment, type LinkKey } from '@torg/protocol/terms';
import { z } from 'zod';
import { environmentRules } from './hardening/environment-rules.ts';
import { parseProxies, type TrustedProxies } from './hardening/trusted-proxies.ts';
import {
  contractRules,
  contractSettings,
  contractVariables,
  type ContractSettings,
} from './settings/contract-settings.ts';
import {
  flowcaseRules,
  flowcaseSettings,
  flowcaseVariables,
  type FlowcaseAddresses,
} from './settings/flowcase-settings.ts';
import {
  embeddingsSettings,
  endpointOf,
  endpointRules,
  type EmbeddingsSettings,
  type LanguageModelSettings,
} from './settings/model-settings.ts';
import { oidcSettings, type OidcSettings } from './settings/oidc-settings.ts';
import { s3Settings, type S3Settings } from './settings/s3-settings.ts';
import { StartError } from './start-error.ts';

/** A wrong setting that stops the start; the message names it and never repeats a secret. */
export class SettingsError extends StartError {}

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 0 or 1')
  .transform((value) => value === '1' || value === 'true');
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine(
      (value) => value >= min && value <= max,
      `must be a whole number from ${min} to ${max}`,
    );
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((url) => url.replace(/\/$/, ''));
const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address of the form postgres://user:password@host:5432/database',
});
const clamdUrl = z.url({
  protocol: /^(tcp|unix)$/,
  error: 'must be an address of the form tcp://host:3310 or unix:/run/clamav/clamd.ctl',
});
const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address of the form smtp://user:password@host:587',
});

const roles = ['all', 'api', 'worker'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const proxies = z
  .string()
  .transform(parseProxies)
  .refine(
    (value) => value !== null,
    'must be the number of proxies in front (1), or their networks (10.0.0.0/8)',
  )
  .transform((value) => value ?? 0);

/** Every setting by its name; `.env.example` has a line for each. */
const variables = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  ENVIRONMENT: oneOf(environments).default('development'),
  ROLE: oneOf(roles).default('all'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_CONNECTIONS: whole(1, 200).default(10),
  LEAST_FREE_MEGABYTES: whole(0, 1_000_000).default(200),
  STALLED_AFTER_SECONDS: whole(0, 86_400).default(60),
  DATABASE_SEARCH_CONNECTIONS: whole(1, 200).default(4),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SESSION_SECRET_BEFORE: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_SECOND_FACTOR: flag.optional(),
  DEMO: flag.optional(),
  LOG_LEVEL: oneOf(logLevels).default('info'),
  TRUST_PROXY: proxies.default(0),
  RATE_LIMITS: flag.default(true),
  REQUESTS_PER_MINUTE: whole(1, 1_000_000).default(600),
  CHECK_ANSWERS: flag.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: smtpUrl.optional(),
  SMTP_REQUIRE_TLS: flag.optional(),
  MAIL_FROM: z.string().default('Torg <noreply@torg.example>'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('eu-north-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.default(false),
  CLAMD_URL: clamdUrl.optional(),
  UPLOADS_PER_DAY: whole(1, 1_000_000).default(500),
  UPLOAD_MEGABYTES_PER_DAY: whole(20, 1_000_000).default(2_000),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_LABEL: z.string().default('OpenID Connect'),
  OIDC_ACR_VALUES: z.string().optional(),
  ...contractVariables,
  ...flowcaseVariables,
  LANGUAGE_MODEL_URL: httpUrl.optional(),
  LANGUAGE_MODEL_KEY: z.string().optional(),
  LANGUAGE_MODEL_NAME: z.string().optional(),
  LANGUAGE_MODEL_PER_DAY: whole(1, 1_000_000).default(500),
  ASSESSMENT_MONTHS: whole(1, 240).default(24),
  COMPANY_REGISTER_URL: httpUrl.optional(),
  SEARCH_BY_MEANING: flag.default(true),
  EMBEDDINGS_URL: httpUrl.optional(),
  EMBEDDINGS_KEY: z.string().optional(),
  EMBEDDINGS_NAME: z.string().optional(),
  EMBEDDINGS_DIMENSIONS: whole(64, 4_000).optional(),
  PUBLIC_SITE_NO: httpUrl.optional(),
  PUBLIC_SITE_SE: httpUrl.optional(),
});

export const settingNames: readonly string[] = Object.keys(variables.shape);

export type ProcessRole = (typeof roles)[number];

export interface Settings extends ContractSettings {
  port: number;
  host: string;
  publicUrl: string;
  environment: Environment;
  role: ProcessRole;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  /** below this much free space changes are refused; 0: never */
  leastFreeMegabytes: number;
  /** the process ends when its event loop stands still for this long; 0: never */
  stalledAfterSeconds: number;
  databaseSearchConnections: number;
  sessionSecret: string;
  /** the one before, until everything that it encrypted is encrypted anew */
  sessionSecretBefore: string | undefined;
  /** an admin without a second factor can do nothing but set one up */
  adminsNeedFactor: boolean;
  demo: boolean;
  logLevel: (typeof logLevels)[number];
  trustProxy: TrustedProxies;
  rateLimits: boolean;
  requestsPerMinute: number;
  checkAnswers: boolean;
  /** gives access to `/metrics`, which is closed in production without it */
  metricsToken: string | undefined;
  smtpUrl: string | undefined;
  /** mail is sent only over an encrypted connection */
  smtpRequireTls: boolean;
  mailFrom: string;
  s3: S3Settings | null;
  /** clamd, which sees every file before it can be opened; undefined: files are not scanned */
  virusScannerUrl: string | undefined;
  /** of one account in a day */
  uploadQuota: { files: number; bytes: number };
  oidc: OidcSettings | null;
  /** null: a stand-in with made-up companies */
  flowcase: FlowcaseAddresses | null;
  /** null: the built-in rules answer */
  languageModel: LanguageModelSettings | null;
  /** so many questions to the model are asked for one organization in a day */
  languageModelPerDay: number;
  /** what machines were sent and answered about people goes so long after the assignment closed */
  assessmentMonths: number;
  /** Enhetsregisteret, up to `/api`; null: a stand-in with made-up companies */
  companyRegisterUrl: string | null;
  /** false: no vectors are made, and searches go by words alone */
  searchByMeaning: boolean;
  /** null: the built-in model, which counts words and parts of words */
  embeddings: EmbeddingsSettings | null;
  /** links that replace built-in pages: LINK_TIME_TRACKING as time_tracking */
  links: Readonly<Partial<Record<LinkKey, string>>>;
}

type Parsed = z.infer<typeof variables>;

/** Reads and checks all settings. An empty one counts as absent. Throws a `SettingsError`. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) throw wrong(result.error.issues[0]);
  const parsed = result.data;
  checkTogether(parsed);
  const isProduction = parsed.ENVIRONMENT === 'production';
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    publicUrl: parsed.PUBLIC_URL ?? `http://${displayHost(parsed.HOST)}:${parsed.PORT}`,
    environment: parsed.ENVIRONMENT,
    role: parsed.ROLE,
    dataDir: parsed.DATA_DIR,
    databaseUrl: parsed.DATABASE_URL,
    databaseConnections: parsed.DATABASE_CONNECTIONS,
    leastFreeMegabytes: parsed.LEAST_FREE_MEGABYTES,
    stalledAfterSeconds: parsed.STALLED_AFTER_SECONDS,
    databaseSearchConnections: parsed.DATABASE_SEARCH_CONNECTIONS,
    sessionSecret: parsed.SESSION_SECRET ?? developmentSecret,
    sessionSecretBefore: parsed.SESSION_SECRET_BEFORE,
    adminsNeedFactor: parsed.ADMIN_SECOND_FACTOR ?? isProduction,
    demo: parsed.DEMO ?? !isProduction,
    logLevel: parsed.LOG_LEVEL,
    trustProxy: parsed.TRUST_PROXY,
    rateLimits: parsed.RATE_LIMITS,
    requestsPerMinute: parsed.REQUESTS_PER_MINUTE,
    checkAnswers: parsed.CHECK_ANSWERS ?? !isProduction,
    metricsToken: parsed.METRICS_TOKEN,
    smtpUrl: parsed.SMTP_URL,
    smtpRequireTls: parsed.SMTP_REQUIRE_TLS ?? isProduction,
    mailFrom: parsed.MAIL_FROM,
    s3: s3Settings(parsed),
    virusScannerUrl: parsed.CLAMD_URL,
    uploadQuota: {
      files: parsed.UPLOADS_PER_DAY,
      bytes: parsed.UPLOAD_MEGABYTES_PER_DAY * 1_000_000,
    },
    oidc: oidcSettings(parsed),
    companyRegisterUrl: parsed.COMPANY_REGISTER_URL ?? (isProduction ? companyRegister : null),
    ...contractSettings(parsed),
    flowcase: flowcaseSettings(parsed),
    languageModel: endpointOf(parsed, 'LANGUAGE_MODEL'),
    languageModelPerDay: parsed.LANGUAGE_MODEL_PER_DAY,
    assessmentMonths: parsed.ASSESSMENT_MONTHS,
    searchByMeaning: parsed.SEARCH_BY_MEANING,
    embeddings: embeddingsSettings(parsed),
    links: linksOut(given),
  };
}

const companyRegister = 'https://data.brreg.no/enhetsregisteret';
const developmentSecret = 'a secret for development, known to everybody';
const everywhere = new Set(['0.0.0.0', '::']);
const displayHost = (host: string): string => (everywhere.has(host) ? 'localhost' : host);

function wrong(issue: z.core.$ZodIssue | undefined): SettingsError {
  return new SettingsError(`${issue?.path.join('.')} ${issue?.message}.`);
}

/** Checks settings that are valid one by one but not together. */
function checkTogether(parsed: Parsed): void {
  const rules: [broken: boolean, sentence: string][] = [
    ...environmentRules(parsed),
    [
      parsed.ENVIRONMENT === 'production' && parsed.ADMIN_SECOND_FACTOR === false,
      'ADMIN_SECOND_FACTOR cannot be 0 in production, where every admin has a second factor.',
    ],
    [
      parsed.ROLE !== 'all' && parsed.DATABASE_URL === undefined,
      'ROLE must be all without DATABASE_URL, because the embedded database serves one process.',
    ],
    [
      parsed.S3_BUCKET === undefined && parsed.S3_ENDPOINT !== undefined,
      'S3_BUCKET must be set together with S3_ENDPOINT.',
    ],
    [
      (parsed.S3_ACCESS_KEY_ID === undefined) !== (parsed.S3_SECRET_ACCESS_KEY === undefined),
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
    ],
    [
      (parsed.OIDC_ISSUER === undefined) !== (parsed.OIDC_CLIENT_ID === undefined),
      'OIDC_ISSUER and OIDC_CLIENT_ID must be set together.',
    ],
    ...contractRules(parsed),
    ...flowcaseRules(parsed),
    ...endpointRules(parsed, 'LANGUAGE_MODEL'),
    ...endpointRules(parsed, 'EMBEDDINGS'),
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  if (broken !== undefined) throw new SettingsError(broken[1]);
}

const ownNames: Partial<Record<LinkKey, string>> = {
  public_site_no: 'PUBLIC_SITE_NO',
  public_site_se: 'PUBLIC_SITE_SE',
};

/** The name of the setting that points a link elsewhere. */
export const linkSetting = (key: LinkKey): string => ownNames[key] ?? `LINK_${key.toUpperCase()}`;

function linksOut(given: Record<string, string | undefined>): Settings['links'] {
  const keys = new Map(linkKeys.map((key) => [linkSetting(key), key]));
  const links: Partial<Record<LinkKey, string>> = {};
  for (const [name, url] of Object.entries(given)) {
    const key = keys.get(name);
    if (name.startsWith('LINK_') && key === undefined) {
      throw new SettingsError(`${name} names no link; ${[...keys.keys()].join(', ')} do.`);
    }
    if (key === undefined || url === undefined) continue;
    const checked = httpUrl.safeParse(url);
    if (!checked.success) throw new SettingsError(`${name} ${checked.error.issues[0]?.message}.`);
    links[key] = checked.data;
  }
  return links;
}
