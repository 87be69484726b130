import type { Db } from '../../src/platform/database/tables.ts';
import '../../src/contracts/contracts.tables.ts';
import { insertRows } from '../insert-rows.ts';
import { demoContracts } from '../data/contracts.ts';
import { companyOf } from '../data/lookup.ts';
import type { DemoContract } from '../data/demo.types.ts';
import type { Moments } from './moments.ts';
import { contractId, organizationId } from './demo-ids.ts';

const daysToSign = 4;

function contractRow(contract: DemoContract, { days }: Moments) {
  const { companyKey, version, status, isCompliant, offsetDays } = contract;
  const isNorwegian = companyOf.get(companyKey)?.country === 'NO';
  return {
    contract: contractId(`${companyKey}:${version}`),
    organization: organizationId(companyKey),
    status,
    document_type: isNorwegian ? 'cooperation_norwegian' : 'cooperation_english',
    version,
    is_compliant: isCompliant,
    created_at: days(status === 'in_progress' ? offsetDays : offsetDays - daysToSign),
    updated_at: days(offsetDays),
  } as const;
}

export async function loadContracts(db: Db, moments: Moments): Promise<void> {
  const rows = demoContracts.map((contract) => contractRow(contract, moments));
  await insertRows(db, 'cooperation_contract', rows);
}
