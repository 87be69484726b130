import { join } from 'node:path';

/** The least that production starts with; the secrets are made up. */
export const inProduction = {
  ENVIRONMENT: 'production',
  PUBLIC_URL: 'https://torg.example',
  SESSION_SECRET: 'Zq4nT8wLx2vJ7bRk5mYc9dHs3fPg6uAe',
  SMTP_URL: 'smtp://mail.example:587',
  RATE_LIMITS: '1',
  SIGNING_KEY_FILE: join(import.meta.dirname, 'seal', 'test-seal.p12'),
  SIGNING_KEY_PASSPHRASE: 'a-made-up-passphrase',
} as const;
