import { limits } from '@torg/protocol/limits';
import { marketDay, marketHour } from '@torg/protocol/market-day';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-definition.ts';
import { sendOnce } from '../../../platform/mail/send-once.ts';
import { reminderMail } from './reminder-mail.ts';
import {
  claimReminder,
  findReminders,
  findReminderToMail,
  releaseReminder,
} from './reminders.repository.ts';

const Reminder = z.object({
  assignment: z.uuid(),
  account: z.uuid(),
  answer_by: z.iso.date(),
  kind: z.enum(['soon', 'today']),
});

/** Reminds one editor of those who wait, once however often the job runs. */
export const mailAnswerReminder = defineJob({
  name: 'mail-answer-reminder',
  input: Reminder,
  async run(context, reminder) {
    const { db, external, now, transaction } = context;
    const found = await findReminderToMail(db, reminder);
    if (found === undefined) return;
    const { assignment, account, answer_by, kind } = reminder;
    const id = `answer.${assignment}.${account}.${answer_by}.${kind}`;
    await sendOnce(
      context,
      { id, ...reminderMail(found, external.settings.publicUrl) },
      {
        claim: () => transaction((tx) => claimReminder(tx, reminder, now())),
        release: () => transaction((tx) => releaseReminder(tx, reminder)),
      },
    );
  },
});

/** Editors are reminded some days before the day for answers, and on the day, in the morning. */
export const remindEditors = defineJob({
  name: 'remind-editors',
  input: z.object({}),
  schedule: '17 * * * *',
  async run({ db, transaction, now: clock }) {
    const now = clock();
    if (marketHour(now) < limits.answerBy.fromHour) return;
    const reminders = await findReminders(db, marketDay(now));
    await transaction(async (_tx, { enqueue }) => {
      for (const reminder of reminders) {
        const key = Object.values(reminder).join('.');
        await enqueue(mailAnswerReminder, reminder, { key });
      }
    });
  },
});
