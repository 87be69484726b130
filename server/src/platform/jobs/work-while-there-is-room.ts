import type { JobsInput } from './job-queue.ts';

/**
 * A job that cannot write would use up its attempts, and with them a mail that was promised. So while
 * the storage is full jobs wait in their queues.
 */
export async function workWhileThereIsRoom(
  { space, log }: Pick<JobsInput, 'space' | 'log'>,
  begin: () => Promise<void>,
  pause: () => Promise<void>,
): Promise<void> {
  let isWorking = false;
  let last: Promise<void> = Promise.resolve();
  const adapt = async (): Promise<void> => {
    const shouldWork = !space.isFull();
    if (shouldWork === isWorking) return;
    isWorking = shouldWork;
    await (shouldWork ? begin() : pause());
  };
  space.onChange(() => {
    last = last
      .then(adapt)
      .catch((error: unknown) => log.error({ err: error }, 'jobs were not paused or begun again'));
  });
  await (last = adapt());
}
