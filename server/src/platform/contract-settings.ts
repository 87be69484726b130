import { existsSync } from 'node:fs';
import type { Environment } from '@torg/protocol/terms';

/** Who provides the signatures of new cooperation contracts. */
export const newContractProviders = ['torg_sign', 'oneflow'] as const;
export type NewContractProvider = (typeof newContractProviders)[number];

export interface SealingSettings {
  /** PKCS#12; undefined: a self-signed key is made in the data folder */
  keyFile: string | undefined;
  passphrase: string | undefined;
  /** of a time stamp authority (RFC 3161) */
  timestampUrl: string | undefined;
}

interface Variables {
  ENVIRONMENT: Environment;
  CONTRACT_PROVIDER: NewContractProvider;
  SIGNING_KEY_FILE?: string | undefined;
  SIGNING_KEY_PASSPHRASE?: string | undefined;
  TIMESTAMP_URL?: string | undefined;
}

export const sealingSettings = (parsed: Variables): SealingSettings => ({
  keyFile: parsed.SIGNING_KEY_FILE,
  passphrase: parsed.SIGNING_KEY_PASSPHRASE,
  timestampUrl: parsed.TIMESTAMP_URL,
});

export const sealingRules = (parsed: Variables): [broken: boolean, sentence: string][] => [
  [
    parsed.ENVIRONMENT === 'production' &&
      parsed.CONTRACT_PROVIDER === 'torg_sign' &&
      parsed.SIGNING_KEY_FILE === undefined,
    'SIGNING_KEY_FILE must be set in production, where contracts that are signed at Torg are sealed with its key.',
  ],
  [
    parsed.SIGNING_KEY_FILE === undefined && parsed.SIGNING_KEY_PASSPHRASE !== undefined,
    'SIGNING_KEY_FILE must be set together with SIGNING_KEY_PASSPHRASE.',
  ],
  [
    parsed.SIGNING_KEY_FILE !== undefined && !existsSync(parsed.SIGNING_KEY_FILE),
    'SIGNING_KEY_FILE names a file that is not there.',
  ],
];
