import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import { ratePeriods } from '@torg/protocol/agreements/scope';
import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import type { Insertable } from 'kysely';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import {
  aContractDocument,
  aCooperationAgreement,
  anAssignmentContract,
} from '../contracts/contracts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import type { Db } from '../platform/database/tables.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import type { AgreementDraftTable } from './agreements.tables.ts';
import { completeBasis } from './hiring-basis.fixtures.ts';
import { insertAgreement, insertRates } from './in-force/agreements.repository.ts';

type Country = 'NO' | 'SE';

/** A client with a buyer, and a company with an admin and a consultant, who may hire and be hired. */
export interface HirePeople {
  client: string;
  company: string;
  buyer: string;
  companyAdmin: string;
  consultant: string;
  salesAdmin: string;
}

export async function peopleOfHire(db: Db, country: Country = 'NO'): Promise<HirePeople> {
  const salesAdmin = await anAccount(db, { role: 'admin', name: 'Siri Torg' });
  const client = await anOrganization(db, { country, sales_admin: salesAdmin });
  const company = await anOrganization(db, {
    name: 'Fjordkode AS',
    kind: 'consultant_company',
    country,
  });
  const buyer = await anAccount(db, {
    role: 'consultant_buyer',
    name: 'Kari Vestli',
    title: 'Innkjøpssjef',
    organization: client,
  });
  const companyAdmin = await aConsultant(db, {
    account: { name: 'Berit Haug', organization: company, is_admin_in_company: true },
  });
  const consultant = await aConsultant(db, {
    account: { name: 'Ida Solbakken', title: 'Backendutvikler', organization: company },
  });
  await aCooperationAgreement(db, company);
  await aContractDocument(db, country === 'NO' ? 'assignment_norwegian' : 'assignment_swedish', {
    title: 'Oppdragsavtale',
    text: '# Oppdragsavtale\n\nPartene er enige.',
  });
  return { client, company, buyer, companyAdmin, consultant, salesAdmin };
}

const person = (name: string, email: string): AgreementFormData['client']['contact'] => ({
  ...{ name, email, image: null, phone: '', title: '' },
});

/** Complete terms for a whole year, with one adjustment of the rate. */
export function completeTerms(
  changes: Partial<AgreementFormData['assignment']> = {},
  country: Country = 'NO',
): AgreementFormData {
  return {
    assignment: {
      scope: { startDate: '2027-01-04', endDate: '2027-12-31', custom: '', percentage: 80 },
      role: 'Backendutvikler',
      description: { short: 'Fornyer fakturaløpet', long: 'Tar eierskap til tjenestene.' },
      paymentTerms: {
        currency: country === 'NO' ? 'NOK' : 'SEK',
        hourlyRate: 1350.5,
        adjustments: [{ startDate: '2027-07-01', hourlyRate: 1400 }],
        additionalSpecification: 'Faktureres månedlig.',
      },
      ...changes,
    },
    client: {
      reuseContact: true,
      name: 'Nordfjell Kraft',
      contact: person('Kari Vestli', 'kari.vestli@nordfjell.example'),
      representative: person('', ''),
    },
    consultantCompany: {
      name: 'Fjordkode AS',
      representative: person('Berit Haug', 'berit.haug@fjordkode.example'),
    },
    note: '',
  };
}

type DraftFields = Partial<Insertable<AgreementDraftTable>> & {
  form?: AgreementFormData;
  rounds?: number;
};

/** A made-up draft between these people, by default edited and complete. */
export async function anAgreementDraft(
  db: Db,
  { client, company, buyer, companyAdmin, consultant }: Omit<HirePeople, 'salesAdmin'>,
  { form = completeTerms(), ...fields }: DraftFields = {},
): Promise<string> {
  const agreement_form_data = JSON.stringify(form);
  const { agreement_draft } = await db
    .insertInto('agreement_draft')
    .values({
      ...{ client, agreement_form_data },
      provider: company,
      profile: consultant,
      representative: companyAdmin,
      hired_for: fields.assignment ?? client,
      hiring_basis: JSON.stringify(completeBasis),
      created_by: buyer,
      ...fields,
    })
    .returning('agreement_draft')
    .executeTakeFirstOrThrow();
  for (let round = 1; round <= (fields.rounds ?? 0); round += 1) {
    await db
      .insertInto('agreement_round')
      .values({
        ...{ agreement_draft, round, agreement_form_data },
        side: round % 2 === 1 ? 'client' : 'provider',
        account: round % 2 === 1 ? buyer : companyAdmin,
        sent_by: 'Kari Vestli',
        message: '',
        sent_at: new Date(),
      })
      .execute();
  }
  return agreement_draft;
}

type Signed = Pick<HirePeople, 'client' | 'company' | 'buyer' | 'companyAdmin' | 'consultant'>;

/** A made-up draft that was accepted, with its contract; by default that waits for both to sign. */
export async function aContractOfHire(
  db: Db,
  people: Signed,
  {
    status = 'in_progress',
    ...fields
  }: Omit<DraftFields, 'status'> & { status?: ContractStatus } = {},
): Promise<{ draft: string; contract: string }> {
  const contract = await anAssignmentContract(db, {
    ...{ status, client: people.client, organization: people.company },
    signers: { sender: people.buyer, recipient: people.companyAdmin },
  });
  const accepted = { status: 'accepted', contract, rounds: 1, ...fields } as const;
  return { contract, draft: await anAgreementDraft(db, people, accepted) };
}

/** A made-up agreement that both have signed, with its rates. */
export async function anAgreement(
  db: Db,
  people: Signed,
  { form = completeTerms(), ...fields }: Omit<DraftFields, 'status'> = {},
): Promise<string> {
  const { scope, role, paymentTerms } = form.assignment;
  const { draft, contract } = await aContractOfHire(db, people, {
    ...{ status: 'completed', form, ...fields },
  });
  return db.transaction().execute(async (tx) => {
    const agreement = await insertAgreement(tx, {
      ...{ agreement_draft: draft, contract, role, currency: paymentTerms.currency },
      client: people.client,
      provider: people.company,
      profile: people.consultant,
      percentage: scope.percentage ?? 100,
      start_date: scope.startDate ?? '',
      end_date: scope.endDate ?? '',
    });
    if (agreement === undefined) throw new Error('a new contract has no agreement');
    await insertRates(tx, agreement, ratePeriods(form.assignment));
    return agreement;
  });
}
