import { encoding } from './chapters/v01-encoding.ts';
import { businessLogic } from './chapters/v02-business-logic.ts';
import { webFrontend } from './chapters/v03-web-frontend.ts';
import { api } from './chapters/v04-api.ts';
import { fileHandling } from './chapters/v05-files.ts';
import { authentication } from './chapters/v06-authentication.ts';
import { sessions } from './chapters/v07-sessions.ts';
import { authorization } from './chapters/v08-authorization.ts';
import { tokens } from './chapters/v09-tokens.ts';
import { oauth } from './chapters/v10-oauth.ts';
import { cryptography } from './chapters/v11-cryptography.ts';
import { communication } from './chapters/v12-communication.ts';
import { configuration } from './chapters/v13-configuration.ts';
import { dataProtection } from './chapters/v14-data.ts';
import { coding } from './chapters/v15-coding.ts';
import { logging } from './chapters/v16-logging.ts';
import { webRtc } from './chapters/v17-webrtc.ts';

/** Levels 1 and 2 of OWASP ASVS 5.0, chapter by chapter. */
export const chapters = [
  encoding,
  businessLogic,
  webFrontend,
  api,
  fileHandling,
  authentication,
  sessions,
  authorization,
  tokens,
  oauth,
  cryptography,
  communication,
  configuration,
  dataProtection,
  coding,
  logging,
  webRtc,
] as const;
