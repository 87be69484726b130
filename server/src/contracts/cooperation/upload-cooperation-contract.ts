import type { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import { saveFile } from '../../files/files.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal, found } from '../../platform/refusal.ts';
import { createContract } from '../contracts.commands.ts';
import { cooperationContent, senderName } from './cooperation-content.ts';
import { findPublishedVersion } from './current-documents.repository.ts';
import { lockForPaper } from './open-for-paper.ts';

/** The day on paper as a moment that is not ahead of the clock. */
function signedAt(day: string, now: Date): Date {
  const start = new Date(`${day}T00:00:00Z`);
  const oneDay = 86_400_000;
  if (start.getTime() > now.getTime() + oneDay / 12) {
    const issues = [{ path: 'signed_on', message: 'must not be in the future' }];
    throw new Refusal('request_validation_error', { issues });
  }
  return start > now ? now : start;
}

/** Both have signed on paper, so it counts at once; what was signed before it stays. */
export const uploadCooperationContract: Handler<
  typeof cooperationCalls.uploadCooperationContract
> = async (context, { params: { organization_id }, body, file }) => {
  const { db, now } = context;
  const organization = await lockForPaper(context, organization_id);
  const version = found(await findPublishedVersion(db, body.document_id), 'not_found');
  const completed_at = signedAt(body.signed_on, now);
  const signatories = {
    sender: { name: body.sender_signatory_name, email: body.sender_signatory_email },
    recipient: { name: body.recipient_signatory_name, email: body.recipient_signatory_email },
  };
  const { file_id } = await saveFile(context, file, 'contract');
  const contract_id = await createContract(context, {
    kind: 'cooperation',
    provider: 'uploaded',
    document: version.document,
    document_file: file_id,
    document_hash: file.sha256,
    title: version.title,
    organization: organization_id,
    sender_organization: null,
    sender_name: senderName,
    recipient_name: organization.name,
    recipient_country: organization.country,
    signatories,
    content: cooperationContent(version, organization, signatories),
    expires_at: null,
    status: 'completed',
    completed_at,
  });
  return { contract_id };
};
