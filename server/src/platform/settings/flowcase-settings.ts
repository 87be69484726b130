import type { Environment } from '@torg/protocol/terms';
import { z } from 'zod';
import { isLoopback } from '../hardening/addresses.ts';

/** Where the companies' accounts at Flowcase are reached; each company has its own key. */
export interface FlowcaseAddresses {
  /** up to and with `/api`, with `{subdomain}` in it */
  url: string;
  /** hosts where pictures may lie; `*.flowcase.com` is every host under that one */
  pictureHosts: readonly string[];
}

const place = '{subdomain}';
const isTemplate = (url: string): boolean =>
  url.split(place).length === 2 &&
  /^https?:\/\//.test(url) &&
  URL.canParse(url.replace(place, 'a'));
const hostForm = /^(?:\*\.)?(?:[a-z\d-]{1,63}\.)+[a-z]{2,63}$/;

export const flowcaseVariables = {
  FLOWCASE_URL: z
    .string()
    .refine(isTemplate, 'must be an address such as https://{subdomain}.flowcase.com/api')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  FLOWCASE_PICTURE_HOSTS: z
    .string()
    .default('*.flowcase.com, *.cvpartner.com')
    .transform((hosts) =>
      hosts
        .toLowerCase()
        .split(',')
        .map((host) => host.trim()),
    )
    .refine(
      (hosts) => hosts.every((host) => hostForm.test(host)),
      'must be hosts with commas between them, such as *.flowcase.com, pictures.example',
    ),
};

type FlowcaseVariables = z.output<z.ZodObject<typeof flowcaseVariables>> & {
  ENVIRONMENT: Environment;
  ROLE: 'all' | 'api' | 'worker';
};

const isEncrypted = (url: string): boolean => url.startsWith('https://');
const isOnThisMachine = (url: string): boolean =>
  isLoopback(new URL(url.replace(place, 'a')).hostname.replaceAll(/^\[|\]$/g, ''));

/** Keys and CVs travel encrypted, except to a stand-in on the same machine. */
export function flowcaseRules(parsed: FlowcaseVariables): [isBroken: boolean, sentence: string][] {
  const { FLOWCASE_URL: url, ENVIRONMENT: environment } = parsed;
  const isOpen = url !== undefined && !isEncrypted(url);
  return [
    [
      isOpen && environment === 'production',
      'FLOWCASE_URL must be an https:// address in production.',
    ],
    [
      isOpen && !isOnThisMachine(url),
      'FLOWCASE_URL must be an https:// address, unless it is one of this machine.',
    ],
  ];
}

const flowcaseItself = `https://${place}.flowcase.com/api`;

/** Null: a stand-in with made-up companies, in a process that does everything. */
export function flowcaseSettings(parsed: FlowcaseVariables): FlowcaseAddresses | null {
  const hasStandIn = parsed.ENVIRONMENT !== 'production' && parsed.ROLE === 'all';
  const url = parsed.FLOWCASE_URL ?? (hasStandIn ? undefined : flowcaseItself);
  return url === undefined ? null : { url, pictureHosts: parsed.FLOWCASE_PICTURE_HOSTS };
}
