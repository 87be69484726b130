import type { LinkKey } from '@torg/protocol/terms';
import type { ShellUser } from '../accounts.queries.ts';

/** The built-in page of each link; an operator's own address replaces it. */
const builtIn: Record<LinkKey, string> = {
  messages: '/messages',
  messages_assignments: '/messages/assignments/{assignment}',
  messages_thread: '/messages/{thread}',
  profiles: '/profiles',
  profiles_saved: '/profiles/saved',
  search_saved: '/search/saved',
  customers: '/customers',
  companies: '/companies',
  administrators: '/administrators',
  number_threads: '/number-threads',
  competencies: '/competencies',
  account_edit: '/account',
  find_consultants: '/find/consultants',
  company_edit: '/company/edit',
  assignment_wizard: '/assignments/{assignment}/wizard',
  assignment_edit: '/assignments/{assignment}/edit',
  admin_account_edit: '/admin/accounts/{account}/edit',
  user_management: '/users',
  invoicing: '/invoicing',
  time_tracking: '/time-tracking',
  agreements: '/agreements',
  login: '/login',
  public_site_no: '/',
  public_site_se: '/',
  benefits: '/benefits',
  tips: '/tips',
  how_it_works_no: '/how-it-works/no',
  how_it_works_se: '/how-it-works/se',
};

interface Particulars {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/**
 * Where a link leads for this user. `params` fill the braces of the address; those for which an
 * operator's own address has no braces are added to its query.
 */
export function addressFor(
  { links }: Pick<ShellUser, 'links'>,
  key: LinkKey,
  { params = {}, query = {} }: Particulars = {},
): string {
  const template = links[key] ?? builtIn[key];
  const inTemplate = Object.entries(params).filter(([name]) => template.includes(`{${name}}`));
  const path = inTemplate.reduce(
    (address, [name, value]) => address.replaceAll(`{${name}}`, encodeURIComponent(value)),
    template,
  );
  const rest = Object.entries(params).filter(([name]) => !template.includes(`{${name}}`));
  const search = new URLSearchParams([...rest, ...Object.entries(query)]).toString();
  if (!search) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}
