import type { Db } from '../../src/platform/database/tables.ts';
import '../../src/contracts/contracts.tables.ts';
import { insertRows } from '../insert-rows.ts';
import { townContracts } from '../town/contracts.ts';
import { companyOf } from '../town/lookup.ts';
import type { TownContract } from '../town/town.types.ts';
import type { Moments } from './moments.ts';
import { contractId, organizationId } from './town-ids.ts';

const daysToSign = 4;

function contractRow(one: TownContract, { days }: Moments) {
  const { companyKey, version, status, isCompliant, offsetDays } = one;
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
  const rows = townContracts.map((one) => contractRow(one, moments));
  await insertRows(db, 'cooperation_contract', rows);
}
