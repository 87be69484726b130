import { limits } from '@torg/protocol/limits';
import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { sendOnce } from '../../platform/mail/send-once.ts';
import { unreadMail } from './unread-mail.ts';
import {
  claimUnread,
  findDue,
  findOldestWaiting,
  findUnread,
  releaseUnread,
} from './unread.repository.ts';

const mailAfterMs = limits.unreadMailAfterMinutes * 60_000;

/** Mails participants whose messages were unread for long enough, once until they read. */
export const mailUnread = defineJob({
  name: 'mail-unread',
  input: z.object({ thread: z.uuid() }),
  expireInSeconds: 120,
  async run(context, { thread }) {
    const before = new Date(context.now().getTime() - mailAfterMs);
    const due = await findDue(context.db, thread, before);
    const failures: unknown[] = [];
    for (const account of due) {
      await mailOne(context, thread, account).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'mail about unread was not sent');
    await scheduleNextMail(context, thread);
  },
});

async function mailOne(context: JobContext, thread: string, account: string): Promise<void> {
  const { db, external, transaction, now } = context;
  const unread = await findUnread(db, thread, account);
  if (unread === undefined) return;
  const id = `unread.${account}.${unread.message}`;
  const mail = { id, ...unreadMail(unread, external.settings.publicUrl) };
  await sendOnce(context, mail, {
    claim: () => transaction((tx) => claimUnread(tx, unread, now())),
    release: () => transaction((tx) => releaseUnread(tx, unread)),
  });
}

/** A message that arrived while this job waited is not due yet: it gets a job of its own. */
async function scheduleNextMail(
  { db, transaction, now }: JobContext,
  thread: string,
): Promise<void> {
  const oldest = await findOldestWaiting(db, thread);
  if (oldest === undefined) return;
  const waitMs = oldest.getTime() + mailAfterMs - now().getTime();
  const startAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  await transaction((_tx, { enqueue }) =>
    enqueue(mailUnread, { thread }, { key: thread, startAfterSeconds }),
  );
}
