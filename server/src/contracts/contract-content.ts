import type { ContractSide } from '@torg/protocol/contracts/contract-terms';
import type { Country, Locale } from '@torg/protocol/terms';

/**
 * What a document is filled with, frozen when the contract is made. All of it is data that people
 * typed: it is set as text, never read as markup of the typesetter.
 */
export interface ContractContent {
  locale: Locale;
  parties: readonly {
    side: ContractSide;
    /** the role in the contract, as `Oppdragsgiver` */
    heading: string;
    name: string;
    organization_number: string | null;
    country: Country;
    signatory: { name: string; email: string; title: string };
  }[];
  /** the terms, as a table */
  facts: readonly { label: string; value: string }[];
  /** longer texts after the table; markdown: paragraphs, lists, bold */
  texts: readonly { heading: string; text: string }[];
}
