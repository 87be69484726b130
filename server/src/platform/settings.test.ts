import { readFileSync } from 'node:fs';
import { linkKeys } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import { inProduction } from '../testing/in-production.ts';
import { linkSetting, readSettings, settingNames, SettingsError } from './settings.ts';

const anOneflowAccount = {
  ONEFLOW_URL: 'https://oneflow.example/v1/',
  ONEFLOW_TOKEN: 'a-token',
  ONEFLOW_WORKSPACE_ID: '12345',
  ONEFLOW_TEMPLATE_ID: '110010',
};

describe('settings', () => {
  it('need none on a fresh machine', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      role: 'all',
      environment: 'development',
      publicUrl: 'http://127.0.0.1:3000',
      demo: true,
      s3: null,
      oidc: null,
      languageModel: null,
      searchByMeaning: true,
      embeddings: null,
      links: {},
    });
  });

  it('show no demo data and no development secret in production', () => {
    const sessionSecret = inProduction.SESSION_SECRET;
    expect(readSettings(inProduction)).toMatchObject({
      demo: false,
      checkAnswers: false,
      sessionSecret,
    });
  });

  it('require a second factor of admins in production, and elsewhere if they say so', () => {
    const production = readSettings(inProduction);
    expect(production.adminsNeedFactor).toBe(true);
    expect(readSettings({}).adminsNeedFactor).toBe(false);
    expect(readSettings({ ADMIN_SECOND_FACTOR: '1' }).adminsNeedFactor).toBe(true);
  });

  it('treat an empty value as absent', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: '' }).port).toBe(3000);
  });

  it('count the proxies in front, or name them', () => {
    expect(readSettings({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(readSettings({ TRUST_PROXY: 'false' }).trustProxy).toBe(0);
    const networks = readSettings({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::1' }).trustProxy;
    expect(networks).toEqual(['10.0.0.0/8', '2001:db8::1']);
  });

  it('point a link elsewhere', () => {
    const env = {
      LINK_TIME_TRACKING: 'https://time.example/',
      PUBLIC_SITE_SE: 'https://se.example',
    };
    expect(readSettings(env).links).toEqual({
      time_tracking: 'https://time.example',
      public_site_se: 'https://se.example',
    });
  });

  it('name the account at Oneflow', () => {
    const settings = readSettings({ ...anOneflowAccount, CONTRACT_PROVIDER: 'oneflow' });
    expect(settings.contractProvider).toBe('oneflow');
    expect(settings.oneflow).toEqual({
      url: 'https://oneflow.example/v1',
      token: 'a-token',
      workspaceId: 12_345,
      templateId: 110_010,
    });
    expect(readSettings({}).contractProvider).toBe('torg_sign');
  });

  it.each([
    [{ PORT: 'three' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ ROLE: 'both' }, 'ROLE must be one of all, api, worker.'],
    [{ ROLE: 'worker' }, 'ROLE must be all without DATABASE_URL'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
    [{ ENVIRONMENT: 'production' }, 'SESSION_SECRET must be set in production'],
    [{ SESSION_SECRET_BEFORE: 'short' }, 'SESSION_SECRET_BEFORE must have at least 32 characters'],
    [
      { ...inProduction, ADMIN_SECOND_FACTOR: '0' },
      'ADMIN_SECOND_FACTOR cannot be 0 in production',
    ],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'me' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_ISSUER and OIDC_CLIENT_ID'],
    [{ CONTRACT_PROVIDER: 'uploaded' }, 'CONTRACT_PROVIDER must be one of torg_sign, oneflow.'],
    [{ ...inProduction, SIGNING_KEY_FILE: '' }, 'SIGNING_KEY_FILE must be set in production'],
    [{ SIGNING_KEY_PASSPHRASE: 'hush' }, 'SIGNING_KEY_FILE must be set together with'],
    [{ SIGNING_KEY_FILE: '/nowhere/seal.p12' }, 'SIGNING_KEY_FILE names a file that is not there.'],
    [{ TIMESTAMP_URL: 'ftp://stamp.example' }, 'TIMESTAMP_URL must be an address that begins'],
    [{ LANGUAGE_MODEL_NAME: 'a-model' }, 'LANGUAGE_MODEL_URL and LANGUAGE_MODEL_NAME'],
    [{ LANGUAGE_MODEL_KEY: 'k' }, 'LANGUAGE_MODEL_URL must be set together with'],
    [{ EMBEDDINGS_URL: 'http://x.example' }, 'EMBEDDINGS_URL and EMBEDDINGS_NAME'],
    [{ CONTRACT_PROVIDER: 'paper' }, 'CONTRACT_PROVIDER must be one of torg_sign, oneflow.'],
    [{ ONEFLOW_TOKEN: 'x' }, 'ONEFLOW_TEMPLATE_ID must be set together.'],
    [{ ONEFLOW_WORKSPACE_ID: 'seven' }, 'ONEFLOW_WORKSPACE_ID must be a number'],
    [
      { ...inProduction, CONTRACT_PROVIDER: 'oneflow' },
      'ONEFLOW_TEMPLATE_ID must be set when CONTRACT_PROVIDER is oneflow.',
    ],
    [
      { ...inProduction, ...anOneflowAccount, ONEFLOW_URL: 'http://oneflow.example/v1' },
      'ONEFLOW_URL must be an https:// address in production.',
    ],
    [{ LINK_TIME_TRAVEL: 'https://x.example' }, 'LINK_TIME_TRAVEL names no link'],
    [{ LINK_PROFILES: 'javascript:alert(1)' }, 'LINK_PROFILES must be an address'],
  ])('stop the start with one sentence: %j', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(sentence);
  });

  it('never repeat a secret', () => {
    const wrong = { DATABASE_URL: 'mysql://torg:hush@db', SESSION_SECRET: 'hush' };
    expect(() => readSettings(wrong)).toThrow(/^(?!.*hush)/);
  });

  it('are all listed in .env.example, and nothing else is', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    const read = [...settingNames, ...linkKeys.map(linkSetting)];
    expect(new Set(listed)).toEqual(new Set(read));
    expect(listed).toHaveLength(new Set(listed).size);
  });
});
