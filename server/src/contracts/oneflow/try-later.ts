import type { z } from 'zod';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { EsignFailure, type EsignProvider } from '../../platform/ports/esign.ts';
import { claimSeconds } from './claim.ts';

interface ContractJob {
  name: string;
  input: z.ZodType<{ contract: string }>;
}

/** Enqueues a job of this contract once more, for later. */
export async function tryLater(
  { transaction }: Pick<JobContext, 'transaction'>,
  job: ContractJob,
  contract: string,
  startAfterSeconds: number = claimSeconds + 1,
): Promise<void> {
  await transaction((_tx, { enqueue }) =>
    enqueue(job, { contract }, { key: contract, startAfterSeconds }),
  );
}

/** How long to wait before a further try; undefined: it would not help. */
function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof EsignFailure)) return undefined;
  if (error.reason === 'busy') return error.retryAfterSeconds ?? 60;
  return error.isUncertain ? (error.retryAfterSeconds ?? claimSeconds + 1) : undefined;
}

/** Runs a job at the provider. While that does not answer it is tried on and on, never given up. */
export async function atProvider(
  context: JobContext,
  { job, contract }: { job: ContractJob; contract: string },
  work: (esign: EsignProvider) => Promise<void>,
): Promise<void> {
  const { esign } = context.external;
  if (esign === null) throw new EsignFailure('refused', 'no account there is set up');
  try {
    await work(esign);
  } catch (error) {
    const pause = pauseAfter(error);
    if (pause === undefined) throw error;
    context.log.warn({ err: error, contract, pause }, 'the e-sign provider is tried again later');
    await tryLater(context, job, contract, pause);
  }
}
