import type { z } from 'zod';
import {
  CvToolFailure,
  type CvTool,
  type ToolCvStamp,
  type ToolTenant,
} from '../../platform/ports/cv-tool.ts';
import type { FlowcaseAddresses } from '../../platform/settings/flowcase-settings.ts';
import { checkAnswer } from './check-answer.ts';
import { baseOf, isPictureAddress } from './flowcase-addresses.ts';
import { FlowcaseCv } from './flowcase-cv.ts';
import { send, type Answered, type ToSend } from './flowcase-http.ts';
import { SearchPage, UsersPage } from './flowcase-users.ts';
import { pace, type Pace } from './pace.ts';
import { tryAgain } from './try-again.ts';

export interface FlowcaseOptions extends FlowcaseAddresses {
  timeoutMs?: number;
  /** for so long what may pass is tried again */
  patienceMs?: number;
  pace?: Pace;
  /** the key of a tenant that has given none; only a stand-in has one */
  keyOf?: (subdomain: string) => string;
}

const perPage = 100;
const mostPeople = 20_000;
const mostBytes = { page: 5_000_000, cv: 10_000_000, picture: 5_000_000 };

/** What cannot lead to another path. */
const idForm = /^[\w-]{1,100}$/;
/** What a header can hold, and what cannot end the quotes around it. */
const keyForm = /^[!#-[\]-~]{1,500}$/;

function readJson<S extends z.ZodType>(shape: S, content: Buffer): z.output<S> {
  try {
    const parsed = shape.safeParse(JSON.parse(content.toString('utf8')));
    if (parsed.success) return parsed.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new CvToolFailure('malformed');
}

/** Adds pages until one says nothing new, since a tool may cut its pages shorter than we ask. */
async function allPages<T>(keyOf: (one: T) => string, page: (offset: number) => Promise<T[]>) {
  const all = new Map<string, T>();
  for (let offset = 0; ;) {
    const found = await page(offset);
    const before = all.size;
    for (const one of found) all.set(keyOf(one), one);
    if (all.size === before) return [...all.values()];
    if (all.size > mostPeople) throw new CvToolFailure('too_large', 'people');
    offset += found.length;
  }
}

/** Sends a request when the tenant's turn has come, and again where that may help. */
function patientSender(options: FlowcaseOptions) {
  const { timeoutMs = 15_000, patienceMs = 20_000, pace: turns = pace() } = options;
  return (
    tenant: ToolTenant,
    request: Pick<ToSend, 'url' | 'headers' | 'json' | 'mostBytes'>,
  ): Promise<Answered> =>
    tryAgain(tenant.subdomain, turns, patienceMs, async () => {
      const { origin: openOrigin } = baseOf(options, tenant.subdomain);
      return checkAnswer(await send({ ...request, timeoutMs, openOrigin }));
    });
}

function keyOf({ subdomain, key }: ToolTenant, options: FlowcaseOptions): string {
  const used = key ?? options.keyOf?.(subdomain) ?? '';
  if (!keyForm.test(used)) throw new CvToolFailure('unauthorized', 'no key');
  return used;
}

interface Path {
  path: string;
  json?: unknown;
  most?: number;
}

/** Reads answers of the API, which alone is told the key. */
const reader =
  (options: FlowcaseOptions, sendPatiently: ReturnType<typeof patientSender>) =>
  async <S extends z.ZodType>(
    tenant: ToolTenant,
    shape: S,
    { path, json, most = mostBytes.page }: Path,
  ): Promise<z.output<S>> => {
    const headers = {
      accept: 'application/json',
      authorization: `Token token="${keyOf(tenant, options)}"`,
    };
    const url = new URL(path, baseOf(options, tenant.subdomain));
    const { content } = await sendPatiently(tenant, { url, headers, json, mostBytes: most });
    return readJson(shape, content);
  };
type Read = ReturnType<typeof reader>;

async function listCvs(read: Read, tenant: ToolTenant): Promise<ToolCvStamp[] | null> {
  try {
    return await allPages<ToolCvStamp>(
      ({ cv }) => cv,
      (offset) => {
        const json = { office_ids: [], offset, size: perPage, must: [] };
        return read(tenant, SearchPage, { path: 'v4/search', json });
      },
    );
  } catch (error) {
    const isAbsent =
      error instanceof CvToolFailure && ['not_found', 'malformed'].includes(error.reason);
    if (isAbsent) return null;
    throw error;
  }
}

/** The company's own account at Flowcase (formerly CV Partner), each with its subdomain and key. */
export function flowcase(options: FlowcaseOptions): CvTool {
  const sendPatiently = patientSender(options);
  const read = reader(options, sendPatiently);
  return {
    needsKey: options.keyOf === undefined,
    listUsers: (tenant) =>
      allPages(
        ({ id }) => id,
        (offset) => read(tenant, UsersPage, { path: `v1/users?offset=${offset}&limit=${perPage}` }),
      ),
    listCvs: (tenant) => listCvs(read, tenant),
    async readCv(tenant, { user, cv }) {
      if (![user, cv].every((id) => idForm.test(id))) throw new CvToolFailure('not_found', 'no id');
      const path = `v3/cvs/${user}/${cv}`;
      const found = await read(tenant, FlowcaseCv, { path, most: mostBytes.cv });
      const isAnother = found.id !== cv || found.user !== user;
      if (isAnother) throw new CvToolFailure('malformed', 'another CV');
      return found;
    },
    async fetchPicture(tenant, address) {
      const url = URL.canParse(address) ? new URL(address) : null;
      if (url === null || !isPictureAddress(options, baseOf(options, tenant.subdomain), url)) {
        throw new CvToolFailure('not_allowed', 'a picture elsewhere');
      }
      // Without the key, which nobody but the API is told.
      const request = { url, headers: { accept: 'image/*' }, mostBytes: mostBytes.picture };
      return (await sendPatiently(tenant, request)).content;
    },
  };
}
