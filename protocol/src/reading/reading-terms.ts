/** What a reader finds in a text. No zod here, so that the lists cost the app nothing. */

export const spanKinds = [
  'role',
  'skill',
  'industry',
  'seniority',
  'years',
  'language',
  'clearance',
  'place',
  'work_mode',
  'start',
  'end',
  'duration',
  'deadline',
  'extent',
  'rate',
  'customer',
  'organization',
] as const;
export type SpanKind = (typeof spanKinds)[number];

export const seniorities = ['junior', 'intermediate', 'senior', 'expert'] as const;
export type Seniority = (typeof seniorities)[number];

export const workModes = ['remote', 'hybrid', 'on_site'] as const;
export type WorkMode = (typeof workModes)[number];

/** `unspecified`: some clearance, without its level; `background_check`: a police certificate. */
export const clearances = [
  'background_check',
  'unspecified',
  'restricted',
  'confidential',
  'secret',
  'top_secret',
] as const;
export type Clearance = (typeof clearances)[number];

/** Who may be wanted or not: companies, or people who are their own company. */
export const wantedOrganizations = ['consultant_company', 'independent'] as const;
export type WantedOrganization = (typeof wantedOrganizations)[number];

export const rateUnits = ['hour', 'day', 'month'] as const;
export type RateUnit = (typeof rateUnits)[number];

/** How the words were taken for a role or a skill. */
export const matches = ['named', 'compound', 'misspelled'] as const;
export type Match = (typeof matches)[number];
