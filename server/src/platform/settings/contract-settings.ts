import { existsSync } from 'node:fs';
import type { Environment } from '@torg/protocol/terms';
import { z } from 'zod';
import {
  oneflowRules,
  oneflowSettings,
  oneflowVariables,
  type OneflowSettings,
} from './oneflow-settings.ts';
import { httpUrl } from './setting-shapes.ts';

/** Who provides the signatures of new cooperation contracts. */
const newContractProviders = ['torg_sign', 'oneflow'] as const;
type NewContractProvider = (typeof newContractProviders)[number];

export interface SealingSettings {
  /** PKCS#12; undefined: a self-signed key is made in the data folder */
  keyFile: string | undefined;
  passphrase: string | undefined;
  /** of a time stamp authority (RFC 3161) */
  timestampUrl: string | undefined;
}

export interface ContractSettings extends OneflowSettings {
  contractProvider: NewContractProvider;
  /** the key that seals what was signed at Torg */
  sealing: SealingSettings;
}

export const contractVariables = {
  CONTRACT_PROVIDER: z
    .enum(newContractProviders, `must be one of ${newContractProviders.join(', ')}`)
    .default('torg_sign'),
  SIGNING_KEY_FILE: z.string().optional(),
  SIGNING_KEY_PASSPHRASE: z.string().optional(),
  TIMESTAMP_URL: httpUrl.optional(),
  ...oneflowVariables,
};

type Variables = z.output<z.ZodObject<typeof contractVariables>> & { ENVIRONMENT: Environment };

export const contractSettings = (parsed: Variables): ContractSettings => ({
  contractProvider: parsed.CONTRACT_PROVIDER,
  sealing: {
    keyFile: parsed.SIGNING_KEY_FILE,
    passphrase: parsed.SIGNING_KEY_PASSPHRASE,
    timestampUrl: parsed.TIMESTAMP_URL,
  },
  ...oneflowSettings(parsed),
});

const sealingRules = (parsed: Variables): [broken: boolean, sentence: string][] => [
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

export const contractRules = (parsed: Variables): [broken: boolean, sentence: string][] => [
  ...sealingRules(parsed),
  ...oneflowRules(parsed),
];
