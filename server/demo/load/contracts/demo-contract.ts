import {
  cooperationTypeOf,
  type ContractKind,
  type ContractSide,
} from '@torg/protocol/contracts/contract-terms';
import { limits } from '@torg/protocol/limits';
import { demoContracts } from '../../data/contracts.ts';
import { companyOf, personOf } from '../../data/lookup.ts';
import { demoConsultants } from '../../data/people.ts';
import type { DemoCompany, DemoContract, DemoPerson } from '../../data/demo.types.ts';
import {
  cooperationContent,
  senderName,
} from '../../../src/contracts/cooperation/cooperation-content.ts';
import { contractId } from '../demo-ids.ts';
import type { Moments } from '../moments.ts';
import { versionOf, type DemoVersion } from './demo-versions.ts';

/** Whoever signs for Torg in both countries. */
export const senderKey = 'ingrid-solvang';

export function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`the demo data lacks ${what}`);
  return thing;
}

export const signerOf = (companyKey: string): DemoPerson => {
  const people = demoConsultants.filter((one) => one.companyKey === companyKey);
  return found(people.find((one) => one.isAdminInCompany) ?? people[0], `${companyKey}'s signer`);
};

export const daysToSign = 4;

/** A contract of the demo data with everybody and everything that it names. */
export function contractParts(
  contract: DemoContract,
  { days }: Moments,
  versions: readonly DemoVersion[],
) {
  const { companyKey, status, offsetDays, provider = 'torg_sign' } = contract;
  const company = found(companyOf.get(companyKey), companyKey);
  const type = cooperationTypeOf[company.country];
  const version = versionOf(versions, type, contract);
  const [sender, recipient] = [found(personOf.get(senderKey), senderKey), signerOf(companyKey)];
  const isOpen = status === 'in_progress';
  const waited = status === 'expired' ? 30 : daysToSign;
  const { name, country, organizationNumber: organization_number } = company;
  return {
    contract,
    kind: 'cooperation' as ContractKind,
    /** of an assignment; null: Torg */
    client: null as DemoCompany | null,
    id: contractId(`${companyKey}:${contract.version}`),
    title: version.title,
    senderName,
    expiresAfterDays: limits.contract.expiresAfterDays as number,
    provider,
    company,
    version,
    people: { sender, recipient } as Record<ContractSide, DemoPerson>,
    sentAt: days(isOpen ? offsetDays : offsetDays - waited),
    endedAt: isOpen ? null : days(offsetDays),
    content: cooperationContent(
      { type },
      { name, country, organization_number },
      { sender, recipient },
    ),
  };
}
export type ContractParts = ReturnType<typeof contractParts>;

export const allParts = (moments: Moments, versions: readonly DemoVersion[]): ContractParts[] =>
  demoContracts.map((contract) => contractParts(contract, moments, versions));
