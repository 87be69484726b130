import { z } from 'zod';
import type { Enqueue } from '../../platform/jobs/job-definition.ts';

/** Requests the PDF of a new contract, once. */
export async function requestDocument(
  { enqueue }: { enqueue: Enqueue },
  contract: string,
): Promise<void> {
  const job = { name: 'make-contract-document', input: z.object({ contract: z.uuid() }) };
  await enqueue(job, { contract }, { key: contract });
}
