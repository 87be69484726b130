import type { Db } from '../../src/platform/database/tables.ts';
import '../../src/contracts/contracts.tables.ts';
import { insertRows } from '../insert-rows.ts';
import { demoContracts } from '../data/contracts.ts';
import { companyOf } from '../data/lookup.ts';
import type { DemoContract } from '../data/demo.types.ts';
import type { Moments } from './moments.ts';
import { contractId, organizationId } from './demo-ids.ts';

const daysToSign = 4;

function documentOf({ companyKey }: DemoContract) {
  const isNorwegian = companyOf.get(companyKey)?.country === 'NO';
  return isNorwegian ? ('cooperation_norwegian' as const) : ('cooperation_english' as const);
}
const documentId = (type: string, version: number) => contractId(`document:${type}:${version}`);

/** Versions that the contracts were signed on; those that stay good are marked so. */
function documentRows({ days }: Moments) {
  const types = ['cooperation_norwegian', 'cooperation_english'] as const;
  return types.flatMap((type) => {
    const ofType = demoContracts.filter((contract) => documentOf(contract) === type);
    return [...new Set(ofType.map(({ version }) => version))].map((version) => ({
      document: documentId(type, version),
      type,
      version,
      state: 'published' as const,
      title: type === 'cooperation_norwegian' ? 'Samarbeidsavtale' : 'Cooperation agreement',
      text: '',
      stays_good: ofType.some((one) => one.version === version && one.isCompliant)
        ? ('forever' as const)
        : ('no' as const),
      published_at: days(-900 + version),
    }));
  });
}

function contractRow(contract: DemoContract, { days }: Moments) {
  const { companyKey, version, status, offsetDays } = contract;
  const company = companyOf.get(companyKey);
  return {
    contract: contractId(`${companyKey}:${version}`),
    kind: 'cooperation',
    provider: 'torg_sign',
    status,
    document: documentId(documentOf(contract), version),
    title:
      documentOf(contract) === 'cooperation_norwegian'
        ? 'Samarbeidsavtale'
        : 'Cooperation agreement',
    organization: organizationId(companyKey),
    sender_name: 'Torg',
    recipient_name: company?.name ?? '',
    recipient_country: company?.country ?? 'NO',
    content: '{}',
    completed_at: status === 'completed' ? days(offsetDays) : null,
    created_at: days(status === 'in_progress' ? offsetDays : offsetDays - daysToSign),
    updated_at: days(offsetDays),
  } as const;
}

export async function loadContracts(db: Db, moments: Moments): Promise<void> {
  await insertRows(db, 'contract_document', documentRows(moments));
  const rows = demoContracts.map((contract) => contractRow(contract, moments));
  await insertRows(db, 'contract', rows);
  const signatories = rows.flatMap(({ contract, status, recipient_name, completed_at }) =>
    (['sender', 'recipient'] as const).map((side) => ({
      contract,
      side,
      status: status === 'completed' ? ('signed' as const) : ('unopened' as const),
      name: side === 'sender' ? 'Torg' : recipient_name,
      email: '',
      signed_at: completed_at,
    })),
  );
  await insertRows(db, 'contract_signatory', signatories);
}
