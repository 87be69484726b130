import { TOTP } from 'otpauth';

const stepSeconds = 30;

/** Ten slow hashes are made for them, beside whatever else the machine does. */
export const untilCodes = { timeout: 60_000 };

export interface AuthenticatorApp {
  /** the code that the app shows */
  current: () => string;
  /** the one after it, which counts already: no code counts twice, and a test does not wait */
  next: () => string;
}

/** An authenticator app on a telephone, with the key that the page shows. */
export function authenticatorApp(key: string): AuthenticatorApp {
  const app = new TOTP({ secret: key.replaceAll(' ', ''), period: stepSeconds });
  return {
    current: () => app.generate(),
    next: () => app.generate({ timestamp: Date.now() + stepSeconds * 1_000 }),
  };
}
