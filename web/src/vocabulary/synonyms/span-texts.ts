import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  Clearance,
  RateUnit,
  Seniority,
  SpanKind,
  WantedOrganization,
  WorkMode,
} from '@torg/protocol/reading/reading-terms';

/** What a reader finds in a text, by kind. */
export const spanKindTexts: Record<SpanKind, MessageDescriptor> = {
  role: msg`Rolle`,
  skill: msg`Ferdighet`,
  industry: msg`Bransje`,
  seniority: msg`Nivå`,
  years: msg`Års erfaring`,
  language: msg`Språk`,
  clearance: msg`Klarering`,
  place: msg`Sted`,
  work_mode: msg`Arbeidsform`,
  start: msg`Oppstart`,
  end: msg`Slutt`,
  duration: msg`Varighet`,
  deadline: msg`Frist`,
  extent: msg`Omfang`,
  rate: msg`Pris`,
  customer: msg`Kunde`,
  organization: msg`Hvem som kan svare`,
};

export const seniorityTexts: Record<Seniority, MessageDescriptor> = {
  junior: msg`Nyutdannet`,
  intermediate: msg`Noe erfaren`,
  senior: msg`Erfaren`,
  expert: msg`Ekspert`,
};

export const workModeTexts: Record<WorkMode, MessageDescriptor> = {
  remote: msg`Hjemmefra`,
  hybrid: msg`Delvis hjemmefra`,
  on_site: msg`Hos kunden`,
};

export const clearanceTexts: Record<Clearance, MessageDescriptor> = {
  background_check: msg`Politiattest eller bakgrunnssjekk`,
  unspecified: msg`Sikkerhetsklarering`,
  restricted: msg`Begrenset`,
  confidential: msg`Konfidensielt`,
  secret: msg`Hemmelig`,
  top_secret: msg`Strengt hemmelig`,
};

export const wantedTexts: Record<WantedOrganization, MessageDescriptor> = {
  consultant_company: msg`Konsulentselskaper`,
  independent: msg`Selvstendige`,
};

export const rateUnitTexts: Record<RateUnit, MessageDescriptor> = {
  hour: msg`per time`,
  day: msg`per dag`,
  month: msg`per måned`,
};
