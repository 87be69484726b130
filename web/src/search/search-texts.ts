import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MarketCode, MatchType } from './find-search.ts';
import type { SearchProfile } from './search.queries.ts';
import type { Suggestion } from './suggestions.ts';

export const matchTexts: Record<MatchType, MessageDescriptor> = {
  all: msg`Alle ferdighetene`,
  any: msg`Minst én av dem`,
};

export const marketTexts: Record<MarketCode, MessageDescriptor> = {
  'norwegian-market': msg`Norge`,
  'swedish-market': msg`Sverige`,
};

/** The part of a profile that matches the words. */
export const reasonTexts: Record<SearchProfile['why'][number]['kind'], MessageDescriptor> = {
  name: msg`Navn`,
  title: msg`Tittel`,
  role: msg`Rolle`,
  skill: msg`Ferdighet`,
  project: msg`Prosjekt`,
  education: msg`Utdanning`,
  text: msg`I teksten`,
  company: msg`Selskap`,
};

/** The same for parts that are similar in meaning. */
export const nearTexts: Partial<typeof reasonTexts> = {
  project: msg`Lignende prosjekt`,
  education: msg`Lignende utdanning`,
};

export const suggestionTexts: Record<Suggestion['type'], MessageDescriptor> = {
  profile: msg`Konsulent`,
  consultant_company: msg`Selskap`,
  profile_skill: msg`Ferdighet`,
  profile_role: msg`Rolle`,
  project_skill: msg`Ferdighet i prosjekter`,
  project_role: msg`Rolle i prosjekter`,
  project_customer: msg`Kunde`,
  consultant_company_type: msg`Ansettelse`,
  region: msg`Region`,
  remote: msg`Arbeidssted`,
  availability: msg`Ledighet`,
  profile_certifications: msg`Sertifisering`,
  ranked_by_query: msg`Søk på ordene`,
};
