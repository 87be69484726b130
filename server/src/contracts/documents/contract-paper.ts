import { localeOfDocument, type DocumentType } from '@torg/protocol/contracts/contract-terms';
import type { ContractPaper } from '../../platform/ports/typesetting.ts';
import type { ContractContent } from '../contract-content.ts';

interface Version {
  type: DocumentType;
  version: number;
  text: string;
}

interface About {
  title: string;
  reference: string;
  made: Date;
  content: ContractContent;
}

/** A version of a document, filled with what a contract is about. */
export function contractPaper({ type, version, text }: Version, about: About): ContractPaper {
  const { title, reference, made, content } = about;
  const { parties, facts, texts } = content;
  return {
    ...{ locale: localeOfDocument[type], title, version, reference, made, text },
    ...{ parties, facts, texts, signing: 'electronic' },
  };
}
