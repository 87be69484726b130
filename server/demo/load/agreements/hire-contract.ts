import { assignmentTypeOf, localeOfDocument } from '@torg/protocol/contracts/contract-terms';
import { limits } from '@torg/protocol/limits';
import { contractContent } from '../../../src/agreements/rounds/contract-content.ts';
import type { DemoCompany } from '../../data/demo.types.ts';
import { demoHires } from '../../data/hires.ts';
import type { DemoHire } from '../../data/hires.types.ts';
import { daysToSign, found, type ContractParts } from '../contracts/demo-contract.ts';
import type { DemoVersion } from '../contracts/demo-versions.ts';
import { contractId, organizationId } from '../demo-ids.ts';
import type { Moments } from '../moments.ts';
import { formOf, peopleOf } from './hire-form.ts';

export const hireContractId = ({ key }: DemoHire): string => contractId(`hire:${key}`);
const { contractExpiresAfterDays: expiresAfterDays } = limits.agreement;

/** When the contract was sent, which is when the terms were accepted. */
export function sentOffset({ offsetDays, contract }: DemoHire): number {
  if (contract === undefined || contract.status === 'in_progress') return offsetDays;
  return offsetDays - (contract.status === 'expired' ? expiresAfterDays : daysToSign);
}

const partyOf = ({ key, name, country, organizationNumber }: DemoCompany) => ({
  ...{ organization: organizationId(key), name, country },
  organization_number: organizationNumber,
});

function partsOf(
  hire: DemoHire,
  moments: Moments,
  versions: readonly DemoVersion[],
): ContractParts[] {
  if (hire.contract === undefined) return [];
  const { buyer, consultant, client, provider, signer } = peopleOf(hire);
  const type = assignmentTypeOf[client.country];
  const version = found(
    versions.find((one) => one.type === type),
    type,
  );
  const { offsetDays, contract } = hire;
  const form = formOf(hire, moments, hire.proposedRate ?? hire.hourlyRate);
  return [
    {
      contract: { companyKey: provider.key, version: 'current', offsetDays, ...contract },
      ...{ kind: 'assignment', client, id: hireContractId(hire), provider: 'torg_sign' },
      ...{ company: provider, version, expiresAfterDays, senderName: client.name },
      title: `${version.title}: ${consultant.name}`,
      people: { sender: buyer, recipient: signer },
      sentAt: moments.days(sentOffset(hire)),
      endedAt: contract.status === 'in_progress' ? null : moments.days(offsetDays),
      content: contractContent(form, {
        locale: localeOfDocument[type],
        consultant: consultant.name,
        client: partyOf(client),
        provider: partyOf(provider),
      }),
    },
  ];
}

/** The contracts of all accepted terms, for both to sign. */
export const hireContracts = (
  moments: Moments,
  versions: readonly DemoVersion[],
): ContractParts[] => demoHires.flatMap((hire) => partsOf(hire, moments, versions));
