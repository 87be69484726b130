import { localeOfDocument } from '@torg/protocol/contracts/contract-terms';
import type { Country } from '@torg/protocol/terms';
import type { ContractContent } from '../contract-content.ts';
import type { CooperationVersion } from './current-documents.repository.ts';

interface Person {
  name: string;
  email: string;
}

interface Company {
  name: string;
  organization_number: string | null;
  country: Country;
}

export interface Signers {
  sender: Person;
  recipient: Person;
}

export const senderName = 'Torg';

const headings = {
  nb: { sender: 'Markedsplassen', recipient: 'Konsulentselskapet' },
  sv: { sender: 'Marknadsplatsen', recipient: 'Konsultbolaget' },
  en: { sender: 'The marketplace', recipient: 'The consultant company' },
} as const;

/** What the document of a cooperation contract is filled with. */
export function cooperationContent(
  { type }: Pick<CooperationVersion, 'type'>,
  { name, organization_number, country }: Company,
  { sender, recipient }: Signers,
): ContractContent {
  const locale = localeOfDocument[type];
  const heading = headings[locale];
  return {
    locale,
    parties: [
      {
        side: 'sender',
        heading: heading.sender,
        name: senderName,
        organization_number: null,
        country,
        signatory: { ...sender, title: '' },
      },
      {
        side: 'recipient',
        heading: heading.recipient,
        name,
        organization_number,
        country,
        signatory: { ...recipient, title: '' },
      },
    ],
    facts: [],
    texts: [],
  };
}
