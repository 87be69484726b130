import { TOTP } from 'otpauth';

const stepSeconds = 30;

/**
 * An app on a telephone, with the key that the page shows. No code counts twice, so a test that needs
 * several within half a minute takes those of the steps before and after, which count too.
 */
export function codeApp(key: string): { code: (step: -1 | 0 | 1) => string } {
  const app = new TOTP({ secret: key.replaceAll(' ', ''), period: stepSeconds });
  return { code: (step) => app.generate({ timestamp: Date.now() + step * stepSeconds * 1_000 }) };
}
