import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgreementIssueCode } from '@torg/protocol/agreements/readiness';

export const issueTexts: Record<AgreementIssueCode, MessageDescriptor> = {
  role_required: msg`Skriv hvilken rolle konsulenten skal ha`,
  description_required: msg`Beskriv oppdraget med noen ord`,
  start_date_required: msg`Velg den første dagen`,
  end_date_required: msg`Velg den siste dagen`,
  end_before_start: msg`Den siste dagen er før den første`,
  end_has_passed: msg`Den siste dagen har vært`,
  scope_too_long: msg`Avtalen kan vare i høyst fem år`,
  percentage_required: msg`Skriv hvor mange prosent konsulenten skal arbeide`,
  rate_required: msg`Skriv timeprisen`,
  currency_of_other_country: msg`Valutaen må være den som gjelder i oppdragsgiverens land`,
  adjustments_out_of_order: msg`To prisendringer har samme dag`,
  adjustment_outside_scope: msg`En prisendring må ligge mellom første og siste dag`,
  contact_required: msg`Skriv navn og e-post til kontaktpersonen`,
  client_representative_required: msg`Skriv navn og e-post til den som signerer for oppdragsgiveren`,
  company_representative_required: msg`Skriv navn og e-post til den som signerer for konsulentens selskap`,
  email_not_valid: msg`Skriv e-postadressen, som navn@firma.no`,
  name_not_valid: msg`Navnet må stå på én linje, uten spesialtegn`,
  representatives_must_differ: msg`De to som signerer, må ha hver sin e-postadresse`,
  consultant_has_other_company: msg`Konsulenten har byttet selskap. Begynn en ny avtale`,
};

/** What is merely missing is not shown while one still fills in; what is wrong is, at once. */
const merelyMissing: readonly AgreementIssueCode[] = [
  'role_required',
  'description_required',
  'start_date_required',
  'end_date_required',
  'percentage_required',
  'rate_required',
  'contact_required',
  'client_representative_required',
  'company_representative_required',
];

export const isWrong = (code: AgreementIssueCode): boolean => !merelyMissing.includes(code);
