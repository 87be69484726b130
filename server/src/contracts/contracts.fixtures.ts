import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { CooperationContractTable } from './contracts.tables.ts';

type ContractFields = Partial<Omit<Insertable<CooperationContractTable>, 'organization'>>;

/** A made-up cooperation agreement, by default signed and in force. */
export async function aCooperationAgreement(
  db: Db,
  organization: string,
  fields: ContractFields = {},
): Promise<string> {
  const { contract } = await db
    .insertInto('cooperation_contract')
    .values({
      organization,
      status: 'completed',
      document_type: 'cooperation_norwegian',
      version: 1,
      is_compliant: true,
      ...fields,
    })
    .returning('contract')
    .executeTakeFirstOrThrow();
  return contract;
}
