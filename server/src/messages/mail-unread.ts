import { limits } from '@torg/protocol/limits';
import { z } from 'zod';
import { defineJob, type JobContext } from '../platform/jobs/job-definition.ts';
import { unreadMail } from './unread-mail.ts';
import {
  claimUnread,
  dropClaim,
  findOldestWaiting,
  findUnread,
  markMailed,
} from './unread.repository.ts';

const patienceMs = limits.unreadMailAfterMinutes * 60_000;

/** Mails those in a thread who have had something unread for long enough, each once until they read. */
export const mailUnread = defineJob({
  name: 'mail-unread',
  input: z.object({ thread: z.uuid() }),
  expireInSeconds: 120,
  async run(context, { thread }) {
    const now = context.now();
    const before = new Date(now.getTime() - patienceMs);
    const due = await context.transaction((tx) => claimUnread(tx, thread, { before, now }));
    const failures: unknown[] = [];
    for (const account of due) {
      await mailOne(context, thread, account).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'mail about unread was not sent');
    await lookAgain(context, thread);
  },
});

async function mailOne(context: JobContext, thread: string, account: string): Promise<void> {
  const { db, outside, transaction, now } = context;
  try {
    const unread = await findUnread(db, thread, account);
    if (unread === undefined) return;
    await outside.mail.send(unreadMail(unread, outside.settings.publicUrl));
    await transaction((tx) => markMailed(tx, { thread, account, now: now() }));
  } catch (error) {
    await transaction((tx) => dropClaim(tx, { thread, account }));
    throw error;
  }
}

/** A message that came while this job waited has waited for less: it gets a job of its own. */
async function lookAgain({ db, transaction, now }: JobContext, thread: string): Promise<void> {
  const oldest = await findOldestWaiting(db, thread);
  if (oldest === undefined) return;
  const waitMs = oldest.getTime() + patienceMs - now().getTime();
  const startAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  await transaction((_tx, { enqueue }) =>
    enqueue(mailUnread, { thread }, { key: thread, startAfterSeconds }),
  );
}
