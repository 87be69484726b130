import { createHash, randomUUID } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import { aContractDocument } from '../contracts/contracts.fixtures.ts';
import type { ContractTable } from '../contracts/contracts.tables.ts';
import { mailSigningLinks } from '../contracts/mails/mail-signing-links.ts';
import { insertSignatory } from '../contracts/moves/create-contract.repository.ts';
import { aFile } from '../files/files.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import type { TestApi } from './start-test-api.ts';

export const pdf = Buffer.from('%PDF-1.7\nen avtale\n%%EOF');
export const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');
export const pdfHash = hashOf(pdf);

interface Options extends Partial<Insertable<ContractTable>> {
  /** addresses; by default made up, without accounts */
  sender?: string;
  recipient?: string;
  /** the PDF to sign */
  paper?: Buffer;
}

export interface ToSign {
  contract: string;
  organization: string;
  sender: { signatory: string; email: string };
  recipient: { signatory: string; email: string };
}

async function saveDocument({ db, torg }: TestApi, content: Buffer): Promise<string> {
  const storage_key = `signed-${randomUUID()}`;
  await torg.parts.external.storage.put(storage_key, content, {
    contentType: 'application/pdf',
    size: content.length,
  });
  return aFile(db, {
    ...{ storage_key, file_name: 'avtale.pdf', media_type: 'application/pdf' },
    ...{ size: content.length, sha256: hashOf(content), purpose: 'contract' },
  });
}

/** A contract whose PDF is there, and that nobody has been mailed about. */
export async function aContractToSign(api: TestApi, options: Options = {}): Promise<ToSign> {
  const { db, clock } = api;
  const unique = randomUUID().slice(0, 8);
  const { sender = `siri.${unique}@torg.example`, recipient = `kari.${unique}@fjord.example` } =
    options;
  const { sender: _sender, recipient: _recipient, paper = pdf, ...fields } = options;
  const organization =
    fields.organization ?? (await anOrganization(db, { kind: 'consultant_company' }));
  const now = clock.now();
  const { contract } = await db
    .insertInto('contract')
    .values({
      ...{ kind: 'cooperation', provider: 'torg_sign', title: 'Samarbeidsavtale' },
      document: await aContractDocument(db, 'cooperation_norwegian'),
      ...{ organization, sender_name: 'Torg', recipient_name: 'Fjordkode AS' },
      ...{ recipient_country: 'NO', content: '{}' },
      document_file: await saveDocument(api, paper),
      document_hash: hashOf(paper),
      expires_at: new Date(now.getTime() + 30 * 86_400_000),
      ...{ created_at: now, updated_at: now, ...fields },
    })
    .returning('contract')
    .executeTakeFirstOrThrow();
  const one = async (side: 'sender' | 'recipient', name: string, email: string) => ({
    email,
    signatory: await db
      .transaction()
      .execute((tx) =>
        insertSignatory(tx, { contract, side, name, email, signed_at: null, created_at: now }),
      ),
  });
  return {
    ...{ contract, organization },
    sender: await one('sender', 'Siri Torg', sender),
    recipient: await one('recipient', 'Kari Fjord', recipient),
  };
}

/** Mails the links, as when the PDF has been made. */
export async function mailLinks(api: TestApi, { contract }: ToSign): Promise<void> {
  const { jobs } = api.torg.parts;
  await api.db.transaction().execute((tx) => jobs.enqueue(tx, mailSigningLinks, { contract }));
  await api.runJobs();
}

/** The token of the newest link that was mailed to this address. */
export function tokenFor({ mail }: TestApi, email: string): string {
  const found = mail.sent
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => [...text.matchAll(/\/sign#([\w-]+)/g)])
    .at(-1);
  if (found?.[1] === undefined) throw new Error(`no link was mailed to ${email}`);
  return found[1];
}

/** The newest code that was mailed to this address. */
export function codeFor({ mail }: TestApi, email: string): string {
  const found = mail.sent
    .filter(({ to }) => to === email)
    .flatMap(({ subject }) => [...subject.matchAll(/^(\d{6}) /g)])
    .at(-1);
  if (found?.[1] === undefined) throw new Error(`no code was mailed to ${email}`);
  return found[1];
}

export const chainOf = async ({ db }: TestApi, contract: string): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`select kind from contract_event
    where contract = ${contract} order by number`.execute(db);
  return rows.map(({ kind }) => kind);
};
