import { TOTP } from 'otpauth';

const stepSeconds = 30;

/** Ten slow hashes are made for them, beside whatever else the machine does. */
export const untilCodes = { timeout: 60_000 };

export interface CodeApp {
  /** the code that the app shows */
  current: () => string;
  /** the one after it, which counts already: no code counts twice, and a test does not wait */
  next: () => string;
}

/** An app on a telephone, with the key that the page shows. */
export function codeApp(key: string): CodeApp {
  const app = new TOTP({ secret: key.replaceAll(' ', ''), period: stepSeconds });
  return {
    current: () => app.generate(),
    next: () => app.generate({ timestamp: Date.now() + stepSeconds * 1_000 }),
  };
}
