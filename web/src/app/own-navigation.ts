import type { MessageDescriptor } from '@lingui/core';
import type { ShellUser } from '../accounts/accounts.queries.ts';
import { addressFor } from '../accounts/public/links.ts';
import { navigation, notInProduction } from './navigation.ts';
import type { NavigationKey, NavigationRow } from './navigation.ts';

/** A row as one user sees it; an action has no address. */
export interface NavigationLink {
  key: NavigationKey;
  label: MessageDescriptor;
  href?: string;
}

export interface OwnNavigation {
  primary: NavigationLink[];
  secondary: NavigationLink[];
}

export function navigationFor(user: ShellUser): OwnNavigation {
  const { when, primary, secondary } = navigation[user.roleData.role];
  const own = (rows: readonly NavigationRow[]) =>
    when(user) ? rows.filter((row) => row.when(user)).map((row) => linkOf(row, user)) : [];
  return { primary: own(primary), secondary: own(secondary) };
}

function linkOf({ key, label, target }: NavigationRow, user: ShellUser): NavigationLink {
  if ('action' in target) return { key, label };
  if ('link' in target) return { key, label, href: addressFor(user, target.link, target) };
  const { page } = target;
  return { key, label, href: typeof page === 'string' ? page : page(user) };
}

/** A page that is opened from a list may have an address that does not continue the list's own. */
const listsOf: Record<string, readonly NavigationKey[]> = {
  '/assignments/': ['assignments', 'my-assignments'],
  '/admin/consultant-company/': ['companies'],
  '/contracts/': ['contracts', 'my-company', 'agreements'],
};

/** The link of the current page: the longest one that the path continues. */
export function activeKey(
  links: readonly NavigationLink[],
  pathname: string,
): NavigationKey | undefined {
  const [longest] = links
    .filter(({ href }) => href && (pathname === href || pathname.startsWith(`${href}/`)))
    .toSorted((a, b) => (b.href ?? '').length - (a.href ?? '').length);
  if (longest !== undefined) return longest.key;
  const prefix = Object.keys(listsOf).find((start) => pathname.startsWith(start));
  const lists = prefix === undefined ? [] : (listsOf[prefix] ?? []);
  return lists.find((list) => links.some(({ key }) => key === list));
}

/** The header's link to the consultant search, for those who have access to it. */
export function searchShortcut(user: ShellUser): string | undefined {
  const { role, isAdminInCompany } = user.roleData;
  if (role === 'admin') return '/admin/find/consultants';
  const companySearch = role === 'consultant' && isAdminInCompany && notInProduction(user);
  return companySearch ? '/consultant-company/search' : undefined;
}

/** The first page after signing in. */
export function homeFor(user: ShellUser): string {
  const { role, verified, completedWizard, isAdminInCompany } = user.roleData;
  if (!verified) return '/welcome';
  if (role === 'admin') return '/admin';
  if (role === 'consultant_buyer') return '/assignments/mine';
  if (completedWizard) return '/assignments';
  const { account, currentOrganization } = user.account;
  // Somebody who runs a one-person company writes a first profile like everybody else.
  const runsOthers = isAdminInCompany && currentOrganization?.kind !== 'independent';
  return runsOthers ? '/consultant-company' : `/profiles/${account}/wizard`;
}

/** Signs out at the login host, and continues to the public site of the user's country. */
export function logoutAddress(user: ShellUser): string {
  const country = user.account.currentOrganization?.organizationCountryCode;
  const site = addressFor(user, country === 'SE' ? 'public_site_se' : 'public_site_no');
  const goto = user.environment === 'development' ? '/' : site;
  const login = addressFor(user, 'login');
  const host = login.startsWith('/') ? '' : new URL(login).origin;
  return `${host}/logout?${new URLSearchParams({ goto })}`;
}
