import type { Country, OrganizationKind } from '@torg/protocol/terms';
import '../../src/contracts/contracts.tables.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { dice, type Dice } from '../dice.ts';
import { insertRows } from '../insert-rows.ts';
import type { Moments } from '../load/moments.ts';
import { contractId, organizationId } from './fill-ids.ts';
import { names } from './names.ts';

export interface Company {
  organization: string;
  name: string;
  kind: OrganizationKind;
  country: Country;
}

/** Six in ten of everything are Norwegian. */
const countryOf = (chance: Dice): Country => (chance.chance(0.6) ? 'NO' : 'SE');

function nameOf(kind: OrganizationKind, country: Country, chance: Dice): string {
  const { first, last, beginnings, ends, clientTrades, consultantTrades } = names[country];
  if (kind === 'independent') return `${chance.pick(first)} ${chance.pick(last)} Konsult`;
  const trade = chance.pick(kind === 'client' ? clientTrades : consultantTrades);
  return `${chance.pick(beginnings)}${chance.pick(ends)} ${trade}`;
}

function makeCompany(kind: OrganizationKind, number: number): Company {
  const chance = dice(`${kind} ${number}`);
  const country = countryOf(chance);
  return {
    organization: organizationId(`${kind} ${number}`),
    name: nameOf(kind, country, chance),
    kind,
    country,
  };
}

const documentTypes = ['cooperation_norwegian', 'cooperation_english'] as const;
type CompanyDocument = (typeof documentTypes)[number];
const documentId = (type: CompanyDocument) => contractId(`document ${type}`);

/** Nine in ten have signed; half of the others have received the agreement. */
function contractRows(company: Company, place: number, created_at: Date) {
  if (company.kind === 'client' || place % 20 === 19) return [];
  const isSigned = place % 20 !== 9;
  const type: CompanyDocument =
    company.country === 'NO' ? 'cooperation_norwegian' : 'cooperation_english';
  return [
    {
      contract: contractId(`${company.kind} ${place}`),
      kind: 'cooperation' as const,
      provider: 'torg_sign' as const,
      organization: company.organization,
      status: isSigned ? ('completed' as const) : ('in_progress' as const),
      document: documentId(type),
      title: 'Samarbeidsavtale',
      sender_name: 'Torg',
      recipient_name: company.name,
      recipient_country: company.country,
      content: '{}',
      completed_at: isSigned ? created_at : null,
      created_at,
      updated_at: created_at,
    },
  ];
}

/** Whoever signs, or has signed, for both sides. */
const signatoryRows = ({
  contract,
  status,
  recipient_name,
}: ReturnType<typeof contractRows>[number]) =>
  (['sender', 'recipient'] as const).map((side) => ({
    contract,
    side,
    status: status === 'completed' ? ('signed' as const) : ('unopened' as const),
    name: side === 'sender' ? 'Torg' : recipient_name,
    email: `${side}@torg.example`,
  }));

export interface Companies {
  clients: Company[];
  consultantCompanies: Company[];
  independents: Company[];
}

/**
 * A client for every forty assignments, a company for every forty consultants; one in twelve is
 * independent.
 */
export async function fillCompanies(
  db: Db,
  size: { profiles: number; assignments: number },
  { days }: Moments,
): Promise<Companies> {
  const make = (kind: OrganizationKind, count: number) =>
    Array.from({ length: Math.max(2, Math.ceil(count)) }, (_, number) => makeCompany(kind, number));
  const clients = make('client', size.assignments / 40);
  const consultantCompanies = make('consultant_company', size.profiles / 40);
  const independents = make('independent', size.profiles / 12);
  const created_at = days(-800);
  const rows = [...clients, ...consultantCompanies, ...independents];
  await insertRows(
    db,
    'organization',
    rows.map((row) => ({ ...row, created_at })),
  );
  const contracts = [consultantCompanies, independents].flatMap((some) =>
    some.flatMap((company, place) => contractRows(company, place, created_at)),
  );
  const documents = documentTypes.map((type) => ({
    document: documentId(type),
    type,
    version: 1,
    state: 'published' as const,
    title: 'Samarbeidsavtale',
    text: 'Partene samarbeider.',
    published_at: created_at,
  }));
  await insertRows(db, 'contract_document', documents);
  await insertRows(db, 'contract', contracts);
  await insertRows(db, 'contract_signatory', contracts.flatMap(signatoryRows));
  return { clients, consultantCompanies, independents };
}
