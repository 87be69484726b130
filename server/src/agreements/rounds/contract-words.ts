import type { Locale } from '@torg/protocol/terms';
import { languageTags } from '../../platform/text/language-tags.ts';

/** The words of the terms in a contract, in the language of its document. */
export interface ContractWords {
  client: string;
  provider: string;
  consultant: string;
  role: string;
  period: string;
  periodNote: string;
  extent: string;
  rate: string;
  rateFrom: (day: string) => string;
  perHour: string;
  contact: string;
  description: string;
  specification: string;
  note: string;
}

export const contractWords: Record<Locale, ContractWords> = {
  nb: {
    client: 'Oppdragsgiver',
    provider: 'Leverandør',
    consultant: 'Konsulent',
    role: 'Rolle',
    period: 'Periode',
    periodNote: 'Om perioden',
    extent: 'Omfang',
    rate: 'Timepris',
    rateFrom: (day) => `Timepris fra ${day}`,
    perHour: 'per time',
    contact: 'Kontaktperson hos oppdragsgiver',
    description: 'Oppdraget',
    specification: 'Betaling og øvrige vilkår',
    note: 'Merknad',
  },
  sv: {
    client: 'Uppdragsgivare',
    provider: 'Leverantör',
    consultant: 'Konsult',
    role: 'Roll',
    period: 'Period',
    periodNote: 'Om perioden',
    extent: 'Omfattning',
    rate: 'Timpris',
    rateFrom: (day) => `Timpris från ${day}`,
    perHour: 'per timme',
    contact: 'Kontaktperson hos uppdragsgivaren',
    description: 'Uppdraget',
    specification: 'Betalning och övriga villkor',
    note: 'Anmärkning',
  },
  en: {
    client: 'Client',
    provider: 'Consultant company',
    consultant: 'Consultant',
    role: 'Role',
    period: 'Period',
    periodNote: 'About the period',
    extent: 'Extent',
    rate: 'Hourly rate',
    rateFrom: (day) => `Hourly rate from ${day}`,
    perHour: 'per hour',
    contact: 'Contact at the client',
    description: 'The assignment',
    specification: 'Payment and other terms',
    note: 'Note',
  },
};

export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const amountText = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
