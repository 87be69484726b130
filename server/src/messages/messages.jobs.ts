import { limits } from '@torg/protocol/limits';
import { z } from 'zod';
import { forgetFile, removeStoredFile } from '../files/files.commands.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { findUnsentFiles } from './attachments/attachments.repository.ts';
import { mailUnread } from './unread/mail-unread.ts';
import { findForgottenThreads } from './unread/unread.repository.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Repairs what was lost with a process: mails that should have been sent some time ago. */
const sweepUnread = defineJob({
  name: 'sweep-unread',
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run({ db, transaction, now, log }) {
    const ago = (ms: number) => new Date(now().getTime() - ms);
    const before = ago(3 * limits.unreadMailAfterMinutes * minuteMs);
    const threads = await findForgottenThreads(db, { after: ago(72 * hourMs), before });
    await transaction(async (_tx, { enqueue }) => {
      for (const thread of threads) await enqueue(mailUnread, { thread }, { key: thread });
    });
    if (threads.length > 0) log.warn({ threads: threads.length }, 'mail about unread was late');
  },
});

/** Files that were uploaded for a message but not sent within a day. */
const sweepUnsentFiles = defineJob({
  name: 'sweep-unsent-files',
  input: z.object({}),
  schedule: '23 * * * *',
  async run({ transaction, now }) {
    const before = new Date(now().getTime() - limits.unsentAttachmentHours * hourMs);
    await transaction(async (tx, { enqueue }) => {
      for (const file of await findUnsentFiles(tx, before)) {
        const storage_key = await forgetFile(tx, file);
        if (storage_key !== undefined) await enqueue(removeStoredFile, { storage_key });
      }
    });
  },
});

export const messageJobs = [mailUnread, sweepUnread, sweepUnsentFiles];
