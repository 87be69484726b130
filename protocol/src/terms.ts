/**
 * The enumerations of the specification, each once. No zod here, so that they cost the app nothing.
 */

export const roles = ['admin', 'consultant', 'consultant_buyer'] as const;
export type Role = (typeof roles)[number];

export const countries = ['NO', 'SE'] as const;
export type Country = (typeof countries)[number];

export const locales = ['nb', 'sv', 'en'] as const;
export type Locale = (typeof locales)[number];

export const markets = ['norwegian_market', 'swedish_market'] as const;
export type Market = (typeof markets)[number];

export const currencies = ['NOK', 'SEK'] as const;
export type Currency = (typeof currencies)[number];

export const marketOf: Record<Country, Market> = { NO: 'norwegian_market', SE: 'swedish_market' };

/** The language of a market, for people who have not chosen one. */
export const localeOf: Record<Country, Locale> = { NO: 'nb', SE: 'sv' };

export const environments = ['production', 'test', 'development'] as const;
export type Environment = (typeof environments)[number];

export const organizationKinds = ['client', 'consultant_company', 'independent'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

export const disciplines = [
  'technology',
  'design',
  'project_and_test_management',
  'management_consulting',
  'security',
] as const;
export type Discipline = (typeof disciplines)[number];

export const competencyTypes = ['role', 'skill', 'discipline'] as const;
export type CompetencyType = (typeof competencyTypes)[number];

export const assignmentTypes = ['public', 'direct'] as const;
export type AssignmentType = (typeof assignmentTypes)[number];

export const requirementKinds = ['must', 'should'] as const;
export type RequirementKind = (typeof requirementKinds)[number];

export const deadlineKinds = ['date', 'continuous', 'asap'] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** Why an assignment was closed. */
export const closeReasons = ['hired_on_torg', 'hired_elsewhere', 'cancelled'] as const;
export type CloseReason = (typeof closeReasons)[number];

export const consultantGroupFilters = [
  'active-assignments',
  'new-last-week-assignments',
  'has-expressed-interest-assignments',
] as const;
export type ConsultantGroupFilter = (typeof consultantGroupFilters)[number];

export const myGroupFilters = ['all-my', 'my-active', 'my-inactive'] as const;
export type MyGroupFilter = (typeof myGroupFilters)[number];

export const adminGroupFilters = ['admin-all', 'admin-active', 'admin-inactive'] as const;
export type AdminGroupFilter = (typeof adminGroupFilters)[number];

export const sortFields = [
  'created_at_and_public_date',
  'deadline_date',
  'newest_message',
] as const;
export type SortField = (typeof sortFields)[number];

export const adminSortFields = [...sortFields, 'admin_deadline'] as const;
export type AdminSortField = (typeof adminSortFields)[number];

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

export const remoteFilters = ['any', 'remote-only', 'onsite-only'] as const;
export type RemoteFilter = (typeof remoteFilters)[number];

export const threadKinds = ['interest', 'direct', 'hire_request', 'support'] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** Links that an operator can point elsewhere; each defaults to a built-in page. */
export const linkKeys = [
  'messages',
  'messages_assignments',
  'messages_thread',
  'profiles',
  'profiles_saved',
  'search_saved',
  'customers',
  'companies',
  'administrators',
  'number_threads',
  'competencies',
  'account_edit',
  'find_consultants',
  'company_edit',
  'assignment_wizard',
  'assignment_edit',
  'admin_account_edit',
  'user_management',
  'invoicing',
  'time_tracking',
  'agreements',
  'login',
  'public_site_no',
  'public_site_se',
  'benefits',
  'tips',
  'how_it_works_no',
  'how_it_works_se',
] as const;
export type LinkKey = (typeof linkKeys)[number];

/** The search engine has no row of its own; its history uses this id. */
export const searchEngineId = '6b8f5f2e-6d0c-5f0a-9f39-3d6f6f0f7a11';
