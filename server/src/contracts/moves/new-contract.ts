import type { ContractKind, ContractProvider } from '@torg/protocol/contracts/contract-terms';
import type { Country } from '@torg/protocol/terms';
import type { ContractContent } from '../contract-content.ts';

interface Person {
  name: string;
  email: string;
}

export interface NewContract {
  kind: ContractKind;
  provider: ContractProvider;
  /** the version of the document */
  document: string;
  /** the PDF that was signed on paper, and its hash; otherwise a job makes one */
  document_file?: string;
  document_hash?: string;
  title: string;
  /** the consultants' company */
  organization: string;
  /** the client of an assignment; null: Torg */
  sender_organization: string | null;
  sender_name: string;
  recipient_name: string;
  recipient_country: Country;
  signatories: { sender: Person; recipient: Person };
  content: ContractContent;
  expires_at: Date | null;
  /** `completed` for what was signed on paper, with the moment when */
  status?: 'in_progress' | 'completed';
  completed_at?: Date;
}
