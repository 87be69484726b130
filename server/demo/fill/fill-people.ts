import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import type { Country } from '@torg/protocol/terms';
import { sql } from 'kysely';
import { demoPassword } from '../../src/accounts/demo-accounts.ts';
import { hashPassword } from '../../src/accounts/sign-in/password.ts';
import type { Tx } from '../../src/platform/database/tables.ts';
import { updateSearchDocuments } from '../../src/profiles/competencies/update-search-documents.ts';
import { dice, type Dice } from '../dice.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { Moments } from '../load/moments.ts';
import { fileRow } from '../load/files/demo-files.ts';
import { clients as demoClients } from '../data/companies.ts';
import type { Catalogue } from './catalogue.ts';
import type { Consultant, Person } from './consultant.ts';
import { crowdPhoto, crowdPhotos } from './crowd-photos.ts';
import { fillCareers } from './fill-careers.ts';
import { fillProfiles } from './fill-profiles.ts';
import { fillReviews } from './fill-reviews.ts';
import type { Companies, Company } from './fill-companies.ts';
import { accountId } from './fill-ids.ts';
import { names } from './names.ts';
import { personPattern } from './patterns.ts';

const buyersInCompany = 4;
const atOnce = 1_000;

function personNamed(company: Company, chance: Dice): string {
  const { first, last } = names[company.country];
  return `${chance.pick(first)} ${chance.pick(last)}`;
}

function accountRow(person: Person, more: Row<'account'>): Row<'account'> {
  return {
    account: person.account,
    name: person.name,
    locale: person.company.country === 'NO' ? 'nb' : 'sv',
    phone: null,
    organization: person.company.organization,
    verified: true,
    completed_wizard: true,
    is_admin_in_company: false,
    recommendation_mails: true,
    image_file: null,
    ...more,
  };
}

async function fillBuyers(db: Tx, clients: Company[], more: Row<'account'>): Promise<Person[]> {
  const buyers = clients.flatMap((company) =>
    Array.from({ length: buyersInCompany }, () => company),
  );
  const people = buyers.map((company, number) => ({
    account: accountId(`buyer ${number}`),
    name: personNamed(company, dice(`buyer ${number}`)),
    company,
  }));
  const rows = people.map((person, number) =>
    accountRow(person, {
      ...more,
      email: `buyer${number}@fill.example`,
      role: 'consultant_buyer',
      title: person.company.country === 'NO' ? 'Innkjøper' : 'Inköpare',
    }),
  );
  await insertRows(db, 'account', rows);
  return people;
}

/** Eight in ten are approved; the others are at earlier steps. */
function drawStatus(chance: Dice): ProfileQaStatus {
  const drawn = chance.throw();
  if (drawn < 0.8) return 'approved';
  if (drawn < 0.88) return 'in_progress';
  return drawn < 0.93 ? 'rejected' : 'not_started';
}

/** One in forty: of 20,000, the largest company has 500. */
const isInLargest = (number: number): boolean => number % 40 === 0;

/** One in twelve is independent; the others are in the largest company or one of the others. */
function companyFor(number: number, companies: Companies, chance: Dice): Company {
  const { independents, consultantCompanies } = companies;
  const [largest, ...others] = consultantCompanies;
  const drawn = chance.pick(others);
  if (largest !== undefined && isInLargest(number)) return largest;
  const alone = number % 12 === 11 ? independents[Math.floor(number / 12)] : undefined;
  return alone ?? drawn;
}

/** Nearly all who are approved are visible. */
function makeConsultant(
  number: number,
  companies: Companies,
  catalogue: Catalogue,
): Omit<Consultant, 'isAdmin'> {
  const chance = dice(`consultant ${number}`);
  const company = companyFor(number, companies, chance);
  const pattern = personPattern(chance, catalogue);
  const locale = company.country === 'NO' ? 'nb' : 'sv';
  const qaStatus = drawStatus(chance);
  return {
    number,
    account: accountId(`consultant ${number}`),
    name: personNamed(company, chance),
    company,
    qaStatus,
    visible: qaStatus === 'approved' && chance.chance(0.96),
    title: catalogue.nameOf(pattern.roles[0] ?? '', locale),
    ...pattern,
  };
}

const consultantRow = (consultant: Consultant, more: Row<'account'>): Row<'account'> =>
  accountRow(consultant, {
    ...more,
    email: `consultant${consultant.number}@fill.example`,
    role: 'consultant',
    title: consultant.title,
    image_file: consultant.qaStatus === 'approved' ? crowdPhoto(consultant.number) : null,
    is_admin_in_company: consultant.isAdmin,
  });

const demoCustomers = (country: Country): string[] =>
  demoClients.filter((one) => one.country === country).map(({ name }) => name);

/** The clients that people of a country have worked for. */
const namesIn = (clients: readonly Company[], country: Country): string[] => [
  ...demoCustomers(country),
  ...clients.filter((one) => one.country === country).map(({ name }) => name),
];

export interface People {
  buyers: Person[];
  consultants: Consultant[];
}

/** Runs after `analyze`: without statistics, the plan would read everything for each profile. */
async function fillDocuments(db: Tx, consultants: readonly Consultant[]): Promise<void> {
  await sql`analyze account, profile, profile_role, profile_skill, profile_region, profile_item,
    profile_item_competency, profile_search`.execute(db);
  for (let from = 0; from < consultants.length; from += atOnce) {
    const some = consultants.slice(from, from + atOnce).map(({ account }) => account);
    await updateSearchDocuments(db, some);
  }
}

export async function fillPeople(
  db: Tx,
  demand: { profiles: number; companies: Companies; catalogue: Catalogue },
  moments: Moments,
): Promise<People> {
  const { profiles, companies, catalogue } = demand;
  const password_hash = await hashPassword(demoPassword);
  const created_at = moments.days(-500);
  const more = { password_hash, created_at, updated_at: created_at };
  const buyers = await fillBuyers(db, companies.clients, more);
  await insertRows(db, 'file', crowdPhotos(created_at).map(fileRow));
  // The first consultant of a company is its admin.
  const led = new Set<Company>();
  const consultants = Array.from({ length: profiles }, (_, number) => {
    const one = makeConsultant(number, companies, catalogue);
    const isFirst = one.company.kind === 'consultant_company' && !led.has(one.company);
    led.add(one.company);
    return { ...one, isAdmin: isFirst };
  });
  const customers = {
    NO: namesIn(companies.clients, 'NO'),
    SE: namesIn(companies.clients, 'SE'),
  };
  for (let from = 0; from < profiles; from += atOnce) {
    const some = consultants.slice(from, from + atOnce);
    await insertRows(
      db,
      'account',
      some.map((one) => consultantRow(one, more)),
    );
    await fillProfiles(db, some, { catalogue, moments });
    await fillCareers(db, some, { catalogue, moments, customers });
    await fillReviews(db, some, moments);
  }
  await fillDocuments(db, consultants);
  return { buyers, consultants };
}
