import { isLoopback } from './addresses.ts';
import { isWeakSecret } from './weak-secret.ts';

/** What the rules of the environments are about. */
interface Given {
  ENVIRONMENT: 'production' | 'test' | 'development';
  HOST: string;
  PUBLIC_URL?: string | undefined;
  SESSION_SECRET?: string | undefined;
  METRICS_TOKEN?: string | undefined;
  SMTP_URL?: string | undefined;
  RATE_LIMITS: boolean;
  DEMO?: boolean | undefined;
}

type Rule = [isBroken: boolean, sentence: string];

const isHttps = (url: string | undefined): boolean => url?.startsWith('https://') ?? false;
const isWeak = (secret: string | undefined): boolean =>
  secret !== undefined && isWeakSecret(secret);

/** Production starts only with settings that keep people's data safe. */
function productionRules(given: Given): Rule[] {
  return [
    [
      given.SESSION_SECRET === undefined,
      'SESSION_SECRET must be set in production, to at least 32 random characters.',
    ],
    [
      isWeak(given.SESSION_SECRET),
      'SESSION_SECRET must be random in production, as `openssl rand -base64 32` prints it.',
    ],
    [!isHttps(given.PUBLIC_URL), 'PUBLIC_URL must be an https:// address in production.'],
    [
      given.SMTP_URL === undefined,
      'SMTP_URL must be set in production, because mails hold links that sign people in.',
    ],
    [!given.RATE_LIMITS, 'RATE_LIMITS must be 1 in production.'],
    [
      given.DEMO === true,
      'DEMO must be 0 in production, because everybody knows the passwords of the demo accounts.',
    ],
    [
      isWeak(given.METRICS_TOKEN),
      'METRICS_TOKEN must be random in production, as `openssl rand -hex 16` prints it.',
    ],
  ];
}

/** The development secret and the demo's passwords are published, so nobody else may reach them. */
function developmentRules(given: Given): Rule[] {
  return [
    [
      !isLoopback(given.HOST),
      'ENVIRONMENT must be production or test when HOST is not this machine alone, such as 127.0.0.1.',
    ],
    [
      isHttps(given.PUBLIC_URL),
      'ENVIRONMENT must be production or test when PUBLIC_URL is an https:// address.',
    ],
  ];
}

/** A test environment may have made-up people, but its sessions are its own. */
function testRules(given: Given): Rule[] {
  const isOpen = !isLoopback(given.HOST) || isHttps(given.PUBLIC_URL);
  return [
    [
      isOpen && (given.SESSION_SECRET === undefined || isWeak(given.SESSION_SECRET)),
      'SESSION_SECRET must be set where others can reach the server, to at least 32 random characters.',
    ],
  ];
}

export function environmentRules(given: Given): Rule[] {
  if (given.ENVIRONMENT === 'production') return productionRules(given);
  return given.ENVIRONMENT === 'test' ? testRules(given) : developmentRules(given);
}
