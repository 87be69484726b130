import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Country, LinkKey, Role } from '@torg/protocol/terms';
import type { ShellUser } from '../accounts/accounts.queries.ts';

export type Condition = (user: ShellUser) => boolean;

/** Where a row leads: a page of the app, an address that an operator may change, or an action. */
export type Target =
  | { page: string | ((user: ShellUser) => string) }
  | { link: LinkKey; query?: Record<string, string> }
  | { action: 'new_assignment' };

export interface NavigationRow {
  /** names the row's icon, and identifies the row within its role */
  key: NavigationKey;
  label: MessageDescriptor;
  target: Target;
  when: Condition;
}

interface RoleNavigation {
  /** without it the role has no navigation at all */
  when: Condition;
  primary: readonly NavigationRow[];
  secondary: readonly NavigationRow[];
}

const always: Condition = () => true;
const verified: Condition = (user) => user.roleData.verified;
const wizardDone: Condition = (user) => user.roleData.completedWizard;
const companyAdmin: Condition = (user) => user.roleData.isAdminInCompany;
const hasCompany: Condition = (user) => user.companyId !== null;
export const notInProduction: Condition = (user) => user.environment !== 'production';
const betaCompanyAdmin: Condition = (user) =>
  wizardDone(user) && companyAdmin(user) && notInProduction(user);
const inCountry =
  (country: Country): Condition =>
  (user) =>
    user.account.currentOrganization?.organizationCountryCode === country;

const page = (to: string | ((user: ShellUser) => string)): Target => ({ page: to });
const link = (key: LinkKey, query?: Record<string, string>): Target => ({ link: key, query });
const ownProfile = page((user) => `/profiles/${user.account.account}`);
const inviteColleague = link('company_edit', { 'invite-colleague': 'true' });

const row = (
  key: NavigationKey,
  label: MessageDescriptor,
  target: Target,
  when = always,
): NavigationRow => ({ key, label, target, when });

/** The navigation of every role, in the order of the links. */
export const navigation: Record<Role, RoleNavigation> = {
  consultant: {
    when: verified,
    primary: [
      row('assignments', msg`Oppdrag`, page('/assignments'), wizardDone),
      row('my-profile', msg`Min profil`, ownProfile, wizardDone),
      row('messages', msg`Meldinger`, link('messages'), wizardDone),
      row('my-company', msg`Min bedrift`, page('/consultant-company'), companyAdmin),
      row('needs', msg`Mine oppdrag (beta)`, page('/opportunities'), betaCompanyAdmin),
      row('hours', msg`Mine timer`, link('time_tracking')),
    ],
    secondary: [
      row('settings', msg`Innstillinger`, link('account_edit')),
      row('benefits', msg`Fordeler`, link('benefits'), inCountry('NO')),
      row('tips', msg`Tips`, link('tips'), inCountry('NO')),
      row('how-it-works', msg`Slik fungerer det`, link('how_it_works_no'), inCountry('NO')),
      row('how-it-works', msg`Slik fungerer det`, link('how_it_works_se'), inCountry('SE')),
    ],
  },

  consultant_buyer: {
    when: always,
    primary: [
      row('new-assignment', msg`Nytt oppdrag`, { action: 'new_assignment' }),
      row('my-assignments', msg`Mine oppdrag`, page('/assignments/mine')),
      row('find-consultants', msg`Finn konsulenter`, link('find_consultants')),
      row('messages', msg`Meldinger`, link('messages')),
      row('invite-colleague', msg`Inviter kollega`, inviteColleague, hasCompany),
      row('agreements', msg`Mine avtaler`, link('agreements')),
    ],
    secondary: [
      row('my-details', msg`Mine opplysninger`, link('company_edit'), hasCompany),
      row('favourites', msg`Favoritter`, link('profiles_saved')),
      row('saved-searches', msg`Lagrede søk`, link('search_saved'), inCountry('NO')),
    ],
  },

  admin: {
    when: always,
    primary: [
      row('find-consultants', msg`Finn konsulenter`, page('/admin/find/consultants')),
      row('my-assignments', msg`Mine oppdrag`, page('/admin/assignments/mine')),
      row('assignments', msg`Oppdrag`, page('/admin/assignments')),
      row('messages', msg`Meldinger`, link('messages')),
      row('consultants', msg`Konsulenter`, link('profiles')),
      row('users', msg`Brukere`, link('user_management')),
      row('invoicing', msg`Faktura`, link('invoicing')),
      row('hours', msg`Timer`, link('time_tracking')),
      row('qa-interviews', msg`Fagintervjuer`, page('/admin/qa-interview')),
    ],
    secondary: [
      row('customers', msg`Oppdragsgivere`, link('customers')),
      row('companies', msg`Selskaper`, link('companies')),
      row('contracts', msg`Samarbeidsavtaler`, page('/admin/cooperation-contracts')),
      row('administrators', msg`Administratorer`, link('administrators')),
      row('number-threads', msg`Antall tråder`, link('number_threads')),
      row('needs', msg`Behov`, page('/admin/opportunity')),
      row('favourites', msg`Favoritter`, link('profiles_saved')),
      row('saved-searches', msg`Lagrede søk`, link('search_saved')),
      row('competencies', msg`Kompetanser og roller`, link('competencies')),
      row('synonyms', msg`Kompetansesynonymer`, page('/admin/competencies/synonyms')),
      row('delete-flowcase', msg`Slett Flowcase-data`, page('/admin/delete-flowcase-data')),
    ],
  },
};

export type NavigationKey =
  | 'administrators'
  | 'agreements'
  | 'assignments'
  | 'benefits'
  | 'companies'
  | 'competencies'
  | 'consultants'
  | 'contracts'
  | 'customers'
  | 'delete-flowcase'
  | 'favourites'
  | 'find-consultants'
  | 'hours'
  | 'how-it-works'
  | 'invite-colleague'
  | 'invoicing'
  | 'messages'
  | 'my-assignments'
  | 'my-company'
  | 'my-details'
  | 'my-profile'
  | 'needs'
  | 'new-assignment'
  | 'number-threads'
  | 'qa-interviews'
  | 'saved-searches'
  | 'settings'
  | 'synonyms'
  | 'tips'
  | 'users';
