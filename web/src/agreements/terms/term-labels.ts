import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TermName } from './term-fields.ts';

/** What each term is called, in the order of the page. */
export const termLabels: Record<TermName, MessageDescriptor> = {
  startDate: msg`Første dag`,
  endDate: msg`Siste dag`,
  percentage: msg`Stillingsprosent`,
  custom: msg`Mer om tiden`,
  role: msg`Rolle`,
  short: msg`Kort om oppdraget`,
  long: msg`Oppdraget`,
  hourlyRate: msg`Timepris`,
  currency: msg`Valuta`,
  adjustments: msg`Prisendringer`,
  additional: msg`Mer om betalingen`,
  clientName: msg`Oppdragsgiver`,
  contact: msg`Kontakt`,
  reuseContact: msg`Kontakten signerer for oppdragsgiveren`,
  representative: msg`Signerer for oppdragsgiveren`,
  companyName: msg`Konsulentens selskap`,
  companyRepresentative: msg`Signerer for konsulentens selskap`,
  note: msg`Merknad`,
};
