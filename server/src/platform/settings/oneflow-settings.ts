import { z } from 'zod';
import type { Environment } from '@torg/protocol/terms';

/** The account at Oneflow in which contracts are made. */
export interface OneflowAccount {
  /** the address up to and with `/v1` */
  url: string;
  token: string;
  workspaceId: number;
  /** a template with a section for one PDF */
  templateId: number;
}

const idThere = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'must be a number, as Oneflow shows it')
  .transform(Number);

export const oneflowVariables = {
  ONEFLOW_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.oneflow.com/v1' })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  ONEFLOW_TOKEN: z
    .string()
    .regex(/^[a-zA-Z0-9-]+$/, 'must be the token as Oneflow shows it')
    .optional(),
  ONEFLOW_WORKSPACE_ID: idThere.optional(),
  ONEFLOW_TEMPLATE_ID: idThere.optional(),
  ONEFLOW_SIGN_KEY: z.string().optional(),
};

type OneflowVariables = z.output<z.ZodObject<typeof oneflowVariables>> & {
  CONTRACT_PROVIDER: 'torg_sign' | 'oneflow';
  ENVIRONMENT: Environment;
};

const names = [
  'ONEFLOW_URL',
  'ONEFLOW_TOKEN',
  'ONEFLOW_WORKSPACE_ID',
  'ONEFLOW_TEMPLATE_ID',
] as const;

/** All four or none; outside production a stand-in takes the place of none. */
export function oneflowRules(parsed: OneflowVariables): [isBroken: boolean, sentence: string][] {
  const set = names.filter((name) => parsed[name] !== undefined).length;
  const isNeeded = parsed.CONTRACT_PROVIDER === 'oneflow' && parsed.ENVIRONMENT === 'production';
  const all = 'ONEFLOW_URL, ONEFLOW_TOKEN, ONEFLOW_WORKSPACE_ID and ONEFLOW_TEMPLATE_ID';
  return [
    [set > 0 && set < names.length, `${all} must be set together.`],
    [isNeeded && set === 0, `${all} must be set when CONTRACT_PROVIDER is oneflow.`],
    [
      parsed.ENVIRONMENT === 'production' && parsed.ONEFLOW_URL?.startsWith('http:') === true,
      'ONEFLOW_URL must be an https:// address in production.',
    ],
  ];
}

export interface OneflowSettings {
  /** null: no account there; outside production a stand-in takes its place */
  oneflow: OneflowAccount | null;
  /** signs Oneflow's webhooks; without it they are refused */
  oneflowSignKey: string | undefined;
}

function accountOf(parsed: OneflowVariables): OneflowAccount | null {
  const { ONEFLOW_URL: url, ONEFLOW_TOKEN: token } = parsed;
  const { ONEFLOW_WORKSPACE_ID: workspaceId, ONEFLOW_TEMPLATE_ID: templateId } = parsed;
  if (url === undefined || token === undefined) return null;
  if (workspaceId === undefined || templateId === undefined) return null;
  return { url, token, workspaceId, templateId };
}

export const oneflowSettings = (parsed: OneflowVariables): OneflowSettings => ({
  oneflow: accountOf(parsed),
  oneflowSignKey: parsed.ONEFLOW_SIGN_KEY,
});
