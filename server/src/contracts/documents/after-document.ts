import type { Enqueue } from '../../platform/jobs/job-definition.ts';
import { mailSigningLinks } from '../mails/mail-signing-links.ts';

/** The PDF is there: whoever signs is mailed, here or by the provider. */
export async function afterDocument(enqueue: Enqueue, contract: string): Promise<void> {
  await enqueue(mailSigningLinks, { contract }, { key: contract });
}
