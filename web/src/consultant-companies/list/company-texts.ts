import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgreementFilter, CompanySort, CompanyType } from './companies-search.ts';

export const companyTypeTexts: Record<CompanyType, MessageDescriptor> = {
  consultant_company: msg`Konsulentselskap`,
  independent: msg`Selvstendig`,
};

export const agreementTexts: Record<AgreementFilter, MessageDescriptor> = {
  signed: msg`Signert`,
  missing: msg`Ikke signert`,
};

export const companySortTexts: Record<CompanySort, MessageDescriptor> = {
  name: msg`Navn, A til Å`,
  consultants: msg`Flest konsulenter først`,
  active: msg`Flest aktive først`,
};
