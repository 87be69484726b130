import { localeOfDocument } from '@torg/protocol/contracts/contract-terms';
import type { Typesetting } from '../../../src/platform/ports/typesetting.ts';
import type { DemoFile } from '../files/demo-files.ts';
import { makePdf } from '../files/pdf.ts';
import { accountId } from '../demo-ids.ts';
import { senderKey, type ContractParts } from './demo-contract.ts';

export const contractFileKey = ({ id }: Pick<ContractParts, 'id'>): string => `contract:${id}`;

/** As the scanner of an office makes it. */
const scanned = ({ version, company }: ContractParts): Buffer =>
  makePdf(`${version.title}: ${company.name}`, version.text.replaceAll(/[#*]+ ?/g, ''));

const typeset = (typesetting: Typesetting, parts: ContractParts): Promise<Buffer> => {
  const { version, content, id, sentAt } = parts;
  return typesetting.typeset('contract', {
    ...{ locale: localeOfDocument[version.type], title: version.title, version: version.version },
    ...{ reference: id, made: sentAt, signing: 'electronic', text: version.text },
    ...{ parties: content.parties, facts: content.facts, texts: content.texts },
  });
};

/** The PDF that was signed, or is to be. */
export async function contractFile(
  typesetting: Typesetting,
  parts: ContractParts,
): Promise<DemoFile> {
  const isScanned = parts.provider === 'uploaded';
  const content = isScanned ? scanned(parts) : await typeset(typesetting, parts);
  const { version, company, sentAt } = parts;
  return {
    key: contractFileKey(parts),
    name: `${version.title} ${company.name}.pdf`,
    mediaType: 'application/pdf',
    content,
    purpose: 'contract',
    uploadedBy: isScanned ? accountId(senderKey) : null,
    createdAt: sentAt,
  };
}
