import type { Role } from '@torg/protocol/terms';
import { hashPassword } from '../../src/accounts/sign-in/password.ts';
import { demoPassword } from '../../src/accounts/demo-accounts.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { dice } from '../dice.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { demoAdmins, demoBuyers, demoConsultants } from '../data/people.ts';
import type { DemoConsultant, DemoPerson } from '../data/demo.types.ts';
import type { Moments } from './moments.ts';
import { accountId, organizationId } from './demo-ids.ts';

const daysAgo = (email: string, isNew: boolean): number =>
  dice(`joined ${email}`).whole(isNew ? 1 : 110, isNew ? 6 : 480);

const isNew = ({ status }: DemoConsultant): boolean => !status.completedWizard;

/** How many days ago deactivated consultants left. */
export const awayForDays = 14;

/** Those who have not finished the wizard joined recently. */
export const joinedDaysAgo = (one: DemoConsultant): number => daysAgo(one.email, isNew(one));

function accountRow(person: DemoPerson, role: Role, more: Row<'account'>): Row<'account'> {
  return {
    account: accountId(person.key),
    email: person.email,
    name: person.name,
    role,
    title: person.title,
    phone: person.phone,
    locale: person.locale,
    organization: null,
    is_admin_in_company: false,
    verified: true,
    was_verified: false,
    deactivated_at: null,
    completed_wizard: true,
    recommendation_mails: true,
    ...more,
  };
}

function consultantRow(person: DemoConsultant, { days }: Moments): Row<'account'> {
  const { companyKey, status, isAdminInCompany = false } = person;
  const { deactivated = false, verified } = status;
  return accountRow(person, 'consultant', {
    organization: organizationId(companyKey),
    is_admin_in_company: isAdminInCompany,
    verified: verified && !deactivated,
    was_verified: verified && deactivated,
    deactivated_at: deactivated ? days(-awayForDays) : null,
    completed_wizard: status.completedWizard,
  });
}

/** Loads all accounts with one password. It is hashed only once, since it protects nothing. */
export async function loadPeople(db: Db, moments: Moments): Promise<void> {
  const { days } = moments;
  const password_hash = await hashPassword(demoPassword);
  const rows = [
    ...demoAdmins.map((person) => accountRow(person, 'admin', {})),
    ...demoBuyers.map((person) =>
      accountRow(person, 'consultant_buyer', { organization: organizationId(person.companyKey) }),
    ),
    ...demoConsultants.map((person) => consultantRow(person, moments)),
  ];
  const newcomers = new Set(demoConsultants.filter(isNew).map(({ email }) => email));
  const complete = rows.map((row) => {
    const email = row.email ?? '';
    const created_at = days(-daysAgo(email, newcomers.has(email)));
    return { ...row, password_hash, created_at, updated_at: created_at };
  });
  await insertRows(db, 'account', complete);
}
