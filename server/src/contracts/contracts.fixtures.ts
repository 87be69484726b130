import type { documentTypes } from '@torg/protocol/contracts/contract-terms';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { ContractDocumentTable, ContractTable } from './contracts.tables.ts';

type DocumentFields = Partial<Omit<Insertable<ContractDocumentTable>, 'type'>>;

/** A published version of a document; the same one for the same type and version. */
export async function aContractDocument(
  db: Db,
  type: (typeof documentTypes)[number],
  { version = 1, ...fields }: DocumentFields = {},
): Promise<string> {
  const { document } = await db
    .insertInto('contract_document')
    .values({
      type,
      version,
      state: 'published',
      title: 'Samarbeidsavtale',
      text: 'Partene samarbeider.',
      published_at: new Date(),
      ...fields,
    })
    .onConflict((of) => of.columns(['type', 'version']).doUpdateSet({ version, ...fields }))
    .returning('document')
    .executeTakeFirstOrThrow();
  return document;
}

type ContractFields = Partial<
  Pick<
    Insertable<ContractTable>,
    'status' | 'provider' | 'completed_at' | 'created_at' | 'updated_at' | 'recipient_name'
  >
> & {
  document_type?: 'cooperation_norwegian' | 'cooperation_english';
  version?: number;
  /** whether it counts though its version is not the current one */
  stays_good?: boolean;
};

interface AssignmentContract {
  client: string;
  organization: string;
  status: NonNullable<ContractFields['status']>;
  /** accounts */
  signers: { sender: string; recipient: string };
}

/** A made-up contract of an assignment, between a client and the consultant's company. */
export async function anAssignmentContract(
  db: Db,
  { client, organization, status, signers }: AssignmentContract,
): Promise<string> {
  const isSigned = status === 'completed';
  const { contract } = await db
    .insertInto('contract')
    .values({
      ...{ kind: 'assignment', provider: 'torg_sign', title: 'Oppdragsavtale', status },
      document: await aContractDocument(db, 'assignment_norwegian'),
      ...{ organization, sender_organization: client },
      ...{ sender_name: 'Nordfjell Kraft', recipient_name: 'Fjordkode AS' },
      ...{ recipient_country: 'NO', content: '{}' },
      completed_at: isSigned ? new Date() : null,
    })
    .returning('contract')
    .executeTakeFirstOrThrow();
  const signer = (side: 'sender' | 'recipient', name: string) => ({
    ...{ contract, side, name, account: signers[side] },
    email: `${side}.${contract}@torg.example`,
    status: isSigned ? ('signed' as const) : ('unopened' as const),
  });
  await db
    .insertInto('contract_signatory')
    .values([signer('sender', 'Kari Vestli'), signer('recipient', 'Berit Haug')])
    .execute();
  return contract;
}

/** A made-up cooperation contract, by default signed and in force. */
export async function aCooperationAgreement(
  db: Db,
  organization: string,
  {
    document_type = 'cooperation_norwegian',
    version = 1,
    stays_good,
    ...fields
  }: ContractFields = {},
): Promise<string> {
  const good =
    stays_good === undefined ? {} : ({ stays_good: stays_good ? 'forever' : 'no' } as const);
  const document = await aContractDocument(db, document_type, { version, ...good });
  const status = fields.status ?? 'completed';
  const { contract } = await db
    .insertInto('contract')
    .values((of) => ({
      kind: 'cooperation' as const,
      provider: 'torg_sign' as const,
      document,
      title: 'Samarbeidsavtale',
      organization,
      sender_name: 'Torg',
      recipient_name: 'Fjordkode AS',
      recipient_country: of
        .selectFrom('organization')
        .select('country')
        .where('organization', '=', organization),
      content: sql<string>`'{}'`,
      completed_at: status === 'completed' ? new Date() : null,
      ...fields,
      status,
    }))
    .returning('contract')
    .executeTakeFirstOrThrow();
  const signed = status === 'completed' ? ('signed' as const) : ('unopened' as const);
  await db
    .insertInto('contract_signatory')
    .values([
      { contract, side: 'sender', status: signed, name: 'Siri Torg', email: 'siri@torg.example' },
      {
        contract,
        side: 'recipient',
        status: signed,
        name: 'Kari Fjord',
        email: 'kari@fjord.example',
      },
    ])
    .execute();
  return contract;
}

export interface WorldContract {
  contract: string;
  /** who signs for the company */
  signatory: string;
}

/** A contract with its PDF that waits for the signatures of two accounts. */
export async function aWorldContract(
  db: Db,
  parties: Record<'organization' | 'sender' | 'recipient' | 'document', string> & {
    client?: string;
  },
): Promise<WorldContract> {
  const { organization, client = null } = parties;
  const kind = client === null ? 'cooperation' : 'assignment';
  const type = client === null ? 'cooperation_norwegian' : 'assignment_norwegian';
  const { contract } = await db
    .insertInto('contract')
    .values({
      ...{ kind, provider: 'torg_sign', title: 'En avtale', organization },
      document: await aContractDocument(db, type),
      ...{ sender_organization: client, sender_name: 'Avsenderen', recipient_name: 'Selskapet' },
      ...{ recipient_country: 'NO', content: '{}', document_hash: 'f'.repeat(64) },
      document_file: parties.document,
    })
    .returning('contract')
    .executeTakeFirstOrThrow();
  const one = async (side: 'sender' | 'recipient', account: string): Promise<string> => {
    const { signatory } = await db
      .insertInto('contract_signatory')
      .values((of) => ({
        ...{ contract, side, name: 'Et navn', account },
        email: of.selectFrom('account').select('email').where('account', '=', account),
      }))
      .returning('signatory')
      .executeTakeFirstOrThrow();
    return signatory;
  };
  await one('sender', parties.sender);
  return { contract, signatory: await one('recipient', parties.recipient) };
}
