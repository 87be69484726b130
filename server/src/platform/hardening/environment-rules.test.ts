import { describe, expect, it } from 'vitest';
import { inProduction } from '../../testing/in-production.ts';
import { readSettings, SettingsError } from '../settings.ts';

const without = (name: keyof typeof inProduction) => ({ ...inProduction, [name]: undefined });
const more = (env: Record<string, string>) => ({ ...inProduction, ...env });

const sentences = (env: NodeJS.ProcessEnv): string => {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
};

describe('production', () => {
  it('starts with what is needed', () => {
    const settings = readSettings(inProduction);
    expect(settings).toMatchObject({
      ...{ demo: false, checkAnswers: false, rateLimits: true, smtpRequireTls: true },
      sessionSecret: inProduction.SESSION_SECRET,
    });
  });

  it.each([
    ['the published secret', more({ SESSION_SECRET: publishedSecret() }), 'SESSION_SECRET'],
    ['a repeated secret', more({ SESSION_SECRET: 'a'.repeat(32) }), 'SESSION_SECRET'],
    ['a rhythmic secret', more({ SESSION_SECRET: 'q7Zx'.repeat(9) }), 'SESSION_SECRET'],
    ['a counted secret', more({ SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }), 'SESS'],
    ['no secret', without('SESSION_SECRET'), 'SESSION_SECRET must be set in production'],
    ['no address', without('PUBLIC_URL'), 'PUBLIC_URL must be an https:// address in production'],
    ['a plain address', more({ PUBLIC_URL: 'http://torg.example' }), 'PUBLIC_URL must be an https'],
    ['no limits', more({ RATE_LIMITS: '0' }), 'RATE_LIMITS must be 1 in production'],
    ['any proxy', more({ TRUST_PROXY: 'true' }), 'TRUST_PROXY must be the number of proxies'],
    ['known passwords', more({ DEMO: '1' }), 'DEMO must be 0 in production'],
    ['no mail server', without('SMTP_URL'), 'SMTP_URL must be set in production'],
    ['a weak token', more({ METRICS_TOKEN: 'b'.repeat(16) }), 'METRICS_TOKEN must be random'],
  ])('is refused with %s, in one sentence', (_what, env, sentence) => {
    const said = sentences(env);
    expect(said).toContain(sentence);
    expect(said).toMatch(/^[A-Z][^\n]*[^.\s]\.$/);
    expect(said).not.toContain(env.SESSION_SECRET ?? 'nothing');
  });

  it('sends mail without STARTTLS only when told to', () => {
    const settings = readSettings(more({ SMTP_REQUIRE_TLS: '0' }));
    expect(settings.smtpRequireTls).toBe(false);
    expect(readSettings({}).smtpRequireTls).toBe(false);
  });
});

/** Everybody can read it in the source. */
function publishedSecret(): string {
  return readSettings({}).sessionSecret;
}

describe('development', () => {
  it.each([
    [{ HOST: '0.0.0.0' }, 'ENVIRONMENT must be production or test when HOST'],
    [{ HOST: '::' }, 'ENVIRONMENT must be production or test when HOST'],
    [{ HOST: '192.0.2.10' }, 'ENVIRONMENT must be production or test when HOST'],
    [{ HOST: 'torg.example' }, 'ENVIRONMENT must be production or test when HOST'],
    [{ PUBLIC_URL: 'https://torg.example' }, 'ENVIRONMENT must be production or test when PUBLIC'],
  ])('is refused where others can reach it: %j', (env, sentence) => {
    expect(sentences(env)).toContain(sentence);
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('starts on %s', (HOST) => {
    expect(readSettings({ HOST }).host).toBe(HOST);
  });
});

describe('a test environment', () => {
  it('that others can reach has a secret of its own', () => {
    const open = { ENVIRONMENT: 'test', HOST: '0.0.0.0' };
    expect(sentences(open)).toContain('SESSION_SECRET must be set');
    expect(sentences({ ...open, SESSION_SECRET: inProduction.SESSION_SECRET })).toBe('');
    expect(sentences({ ENVIRONMENT: 'test' })).toBe('');
  });
});
