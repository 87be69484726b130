import {
  localeOfDocument,
  type ContractSide,
  type DocumentType,
} from '@torg/protocol/contracts/contract-terms';
import type { Country, Locale } from '@torg/protocol/terms';
import type { ContractContent } from '../contract-content.ts';

type Party = ContractContent['parties'][number];

const headings: Record<Locale, Record<'marketplace' | 'client' | 'company', string>> = {
  nb: { marketplace: 'Markedsplassen', client: 'Oppdragsgiver', company: 'Konsulentselskapet' },
  sv: { marketplace: 'Marknadsplatsen', client: 'Beställare', company: 'Konsultbolaget' },
  en: { marketplace: 'The marketplace', client: 'The client', company: 'The consultant company' },
};
const titles: Record<Locale, string> = {
  nb: 'Daglig leder',
  sv: 'Verkställande direktör',
  en: 'Managing director',
};

const facts: Partial<Record<DocumentType, ContractContent['facts']>> = {
  assignment_norwegian: [
    { label: 'Konsulent', value: 'Ida Eksempel' },
    { label: 'Rolle', value: 'Systemutvikler' },
    { label: 'Periode', value: '1. januar 2027 – 30. juni 2027' },
    { label: 'Omfang', value: '100 %' },
    { label: 'Timepris', value: '1 250 kr, uten merverdiavgift' },
  ],
  assignment_swedish: [
    { label: 'Konsult', value: 'Ida Exempel' },
    { label: 'Roll', value: 'Systemutvecklare' },
    { label: 'Period', value: '1 januari 2027 – 30 juni 2027' },
    { label: 'Omfattning', value: '100 %' },
    { label: 'Timpris', value: '1 150 kr, exklusive mervärdesskatt' },
  ],
};

const someone: Record<ContractSide, { name: string; email: string }> = {
  sender: { name: 'Siri Eksempel', email: 'siri@kunde.example' },
  recipient: { name: 'Kari Eksempel', email: 'kari@konsulent.example' },
};

/** A contract between people and companies that do not exist. */
export function madeUpContent(type: DocumentType): ContractContent {
  const locale = localeOfDocument[type];
  const isCooperation = type.startsWith('cooperation');
  const country: Country = locale === 'nb' ? 'NO' : 'SE';
  const party = (side: ContractSide, about: Pick<Party, 'heading' | 'name'>): Party => ({
    ...{ side, country, ...about },
    organization_number: locale === 'nb' ? '999 999 999' : '559999-9999',
    signatory: { ...someone[side], title: titles[locale] },
  });
  const { marketplace, client, company } = headings[locale];
  return {
    locale,
    parties: [
      isCooperation
        ? { ...party('sender', { heading: marketplace, name: 'Torg' }), organization_number: null }
        : party('sender', { heading: client, name: 'Eksempelkunde AS' }),
      party('recipient', { heading: company, name: 'Eksempelkonsulent AS' }),
    ],
    facts: facts[type] ?? [],
    texts: [],
  };
}
