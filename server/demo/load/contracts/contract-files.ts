import { contractPaper } from '../../../src/contracts/documents/contract-paper.ts';
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
  const { version, content, id: reference, sentAt: made } = parts;
  const about = { title: parts.title, reference, made, content };
  return typesetting.typeset('contract', contractPaper(version, about));
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
