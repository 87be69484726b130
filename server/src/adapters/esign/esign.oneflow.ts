import { z } from 'zod';
import {
  EsignFailure,
  type EsignProvider,
  type EsignSigner,
  type NewEsignContract,
} from '../../platform/ports/esign.ts';
import {
  OneflowContract,
  OneflowCreated,
  OneflowFile,
  OneflowPage,
  OneflowTemplate,
  reportOf,
} from './oneflow-answers.ts';
import { oneflowClient, type OneflowHttpSettings } from './oneflow-http.ts';
import type { OneflowAccount } from '../../platform/settings/oneflow-settings.ts';

type Client = ReturnType<typeof oneflowClient>;

const timeouts = { timeoutMs: 15_000, fileTimeoutMs: 60_000 };
const rowsOfPage = 100;
/** Oneflow ends its lists at 20,000 rows. */
const mostPages = 200;

const nameOf = ({ title, reference }: Pick<NewEsignContract, 'title' | 'reference'>): string =>
  `${title} · ${reference}`;
const pathOf = (id: string, rest = ''): string => `contracts/${encodeURIComponent(id)}${rest}`;

/** All rows of a list. The number of rows that an answer names is not reliable; its links are. */
async function readAll(client: Client, first: URL): Promise<unknown[]> {
  const rows: unknown[] = [];
  const seen = new Set<string>();
  for (let next: URL | null = first; next !== null;) {
    if (seen.has(next.href) || seen.size >= mostPages) {
      throw new EsignFailure('not_an_answer', 'a list without end');
    }
    seen.add(next.href);
    const page: z.output<typeof OneflowPage> = await client.ask(OneflowPage, next);
    rows.push(...page.data);
    const href = page._links.next?.href;
    next = href ? client.addressOf(href) : null;
  }
  return rows;
}

/** What we know of whoever signs; a method that needs more cannot be used. */
const known = new Set(['name', 'email']);

/** The template's preferred way to sign, if it asks nothing of people that we do not know. */
function signMethodOf({ available_options: options }: OneflowTemplate): string {
  if (!options.can_receive_expanded_pdf) {
    throw new EsignFailure('refused', 'the template has no section for a PDF');
  }
  const possible = options.sign_methods.filter(({ required_participant_attributes: required }) =>
    required.every((attribute) => known.has(attribute)),
  );
  const method = possible.find(({ preferred }) => preferred) ?? possible[0];
  if (method === undefined) throw new EsignFailure('refused', 'the template has no way to sign');
  return method.name;
}

const participantOf = ({ name, email }: EsignSigner, sign_method: string) => ({
  ...{ name, email, sign_method },
  signatory: true,
  delivery_channel: 'email',
  two_step_authentication_method: 'none',
  _permissions: { 'contract:update': false },
});

function payloadOf(settings: OneflowAccount, contract: NewEsignContract, signMethod: string) {
  const { sender, recipient } = contract;
  return {
    workspace_id: settings.workspaceId,
    template_id: settings.templateId,
    name: nameOf(contract),
    my_party: {
      creator_inherit_settings_from_template: false,
      participants: [{ ...participantOf(sender, signMethod), organizer: true }],
    },
    parties: [
      {
        type: 'company',
        name: recipient.name,
        country_code: recipient.country,
        ...(recipient.organizationNumber === null
          ? {}
          : { identification_number: recipient.organizationNumber }),
        participants: [participantOf(recipient.signer, signMethod)],
      },
    ],
  };
}

function formOf({ name, content }: { name: string; content: Buffer }): FormData {
  const form = new FormData();
  form.append('upload_as', 'expanded_pdf');
  form.append('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name);
  return form;
}

/** Null in place of an answer that there is no such thing. */
async function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof EsignFailure && error.reason === 'missing') return null;
    throw error;
  }
}

/** Oneflow's public API, version 1. */
export function oneflow(
  settings: OneflowAccount,
  options: Partial<typeof timeouts> = {},
): EsignProvider {
  const { timeoutMs, fileTimeoutMs } = { ...timeouts, ...options };
  const http: OneflowHttpSettings = { url: settings.url, token: settings.token, timeoutMs };
  const client = oneflowClient(http);
  const addressOf: Client['addressOf'] = (path, query) => client.addressOf(path, query);
  return {
    async find(contract) {
      const query = { 'filter[name]': nameOf(contract), limit: String(rowsOfPage), offset: '0' };
      const rows = await readAll(client, addressOf('contracts', query));
      return rows
        .map((row) => OneflowContract.safeParse(row))
        .flatMap((parsed) => (parsed.success ? [reportOf(parsed.data)] : []))
        .filter(({ name }) => name?.endsWith(contract.reference))
        .map(({ id }) => id)
        .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    },
    async create(contract) {
      const template = `templates/${settings.templateId}`;
      const signMethod = signMethodOf(await client.ask(OneflowTemplate, addressOf(template)));
      const json = payloadOf(settings, contract, signMethod);
      const address = addressOf('contracts/create');
      return (await client.ask(OneflowCreated, address, { method: 'POST', json })).id;
    },
    async upload(id, pdf) {
      const address = addressOf(pathOf(id, '/files'));
      const form = formOf(pdf);
      await client.ask(z.unknown(), address, { method: 'POST', form, timeoutMs: fileTimeoutMs });
    },
    async publish(id, mail) {
      const address = addressOf(pathOf(id, '/publish'));
      await client.ask(z.unknown(), address, { method: 'POST', json: mail });
    },
    async read(id) {
      const row = await orMissing(client.ask(OneflowContract, addressOf(pathOf(id))));
      return row && reportOf(row);
    },
    async listFiles(id) {
      const rows = await readAll(client, addressOf(pathOf(id, '/files'), { limit: '100' }));
      return rows.map((row) => {
        const file = OneflowFile.safeParse(row);
        if (!file.success) throw new EsignFailure('not_an_answer');
        return file.data;
      });
    },
    fetchFile(id, file) {
      const path = pathOf(id, `/files/${encodeURIComponent(file)}`);
      const address = addressOf(path, { download: 'true' });
      return client.download(address, { accept: 'application/pdf', timeoutMs: fileTimeoutMs });
    },
    async remove(id) {
      await orMissing(client.ask(z.unknown(), addressOf(pathOf(id)), { method: 'DELETE' }));
    },
  };
}
