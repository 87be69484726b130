import { demoPassword } from '../../src/accounts/demo-accounts.ts';
import { hashPassword } from '../../src/accounts/password.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { dice, type Dice } from '../dice.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { Moments } from '../load/moments.ts';
import type { Catalogue } from './catalogue.ts';
import { fillProfiles } from './fill-profiles.ts';
import type { Companies, Company } from './fill-companies.ts';
import { accountId } from './fill-ids.ts';
import { names } from './names.ts';
import { personPattern, type Pattern } from './patterns.ts';

export interface Person {
  account: string;
  name: string;
  company: Company;
}

export interface Consultant extends Person, Pattern {
  number: number;
  isAdmin: boolean;
  visible: boolean;
  title: string;
}

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
    ...more,
  };
}

async function fillBuyers(db: Db, clients: Company[], more: Row<'account'>): Promise<Person[]> {
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

/** One in twelve works alone; nine in ten are visible. */
function makeConsultant(
  number: number,
  companies: Companies,
  catalogue: Catalogue,
): Omit<Consultant, 'isAdmin'> {
  const chance = dice(`consultant ${number}`);
  const { independents, consultantCompanies } = companies;
  const alone = number % 12 === 11 ? independents[Math.floor(number / 12)] : undefined;
  const company = alone ?? chance.pick(consultantCompanies);
  const pattern = personPattern(chance, catalogue);
  const locale = company.country === 'NO' ? 'nb' : 'sv';
  return {
    number,
    account: accountId(`consultant ${number}`),
    name: personNamed(company, chance),
    company,
    visible: chance.chance(0.9),
    title: catalogue.nameOf(pattern.roles[0] ?? '', locale),
    ...pattern,
  };
}

const consultantRow = (one: Consultant, more: Row<'account'>): Row<'account'> =>
  accountRow(one, {
    ...more,
    email: `consultant${one.number}@fill.example`,
    role: 'consultant',
    title: one.title,
    is_admin_in_company: one.isAdmin,
  });

export interface People {
  buyers: Person[];
  consultants: Consultant[];
}

export async function fillPeople(
  db: Db,
  wish: { profiles: number; companies: Companies; catalogue: Catalogue },
  moments: Moments,
): Promise<People> {
  const { profiles, companies, catalogue } = wish;
  const password_hash = await hashPassword(demoPassword);
  const created_at = moments.days(-500);
  const more = { password_hash, created_at, updated_at: created_at };
  const buyers = await fillBuyers(db, companies.clients, more);
  // The first of a company is its admin.
  const led = new Set<Company>();
  const consultants = Array.from({ length: profiles }, (_, number) => {
    const one = makeConsultant(number, companies, catalogue);
    const isFirst = one.company.kind === 'consultant_company' && !led.has(one.company);
    led.add(one.company);
    return { ...one, isAdmin: isFirst };
  });
  for (let from = 0; from < profiles; from += atOnce) {
    const some = consultants.slice(from, from + atOnce);
    await insertRows(
      db,
      'account',
      some.map((one) => consultantRow(one, more)),
    );
    await fillProfiles(db, some, { catalogue, moments });
  }
  return { buyers, consultants };
}
