import type { Country, Locale, OrganizationKind, Role } from '@torg/protocol/terms';

/** The signed-in account that makes a call. */
export interface Actor {
  account: string;
  session: string;
  name: string;
  role: Role;
  verified: boolean;
  completedWizard: boolean;
  isAdminInCompany: boolean;
  organization: string | null;
  organizationKind: OrganizationKind | null;
  country: Country | null;
  locale: Locale;
  /** this session has proved a second factor */
  hasProvedFactor: boolean;
}

/** Who makes a change; null: a job or a provider, which has no account. */
export const accountOf = (actor: Actor | 'system'): string | null =>
  actor === 'system' ? null : actor.account;
