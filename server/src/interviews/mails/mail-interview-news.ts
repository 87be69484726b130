import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { findInterview, findReceiver } from '../interviews.repository.ts';
import { interviewMail } from './interview-mail.ts';
import { interviewNews, type InterviewNews } from './news.ts';
import { asSaid, Said } from './said.ts';

/** Nobody chooses from times that are no longer offered, or is reminded of one that was moved. */
const ofToday: ReadonlySet<InterviewNews> = new Set(['offered', 'reminder']);

/** Mails one person what happened to an interview. */
export const mailInterviewNews = defineJob({
  name: 'mail-interview-news',
  input: z.object({
    interview: z.uuid(),
    account: z.uuid(),
    what: z.enum(interviewNews),
    calendar: z.enum(['REQUEST', 'CANCEL']).nullable(),
    said: Said,
  }),
  atOnce: 4,
  async run(context, { interview, account, what, calendar, said }) {
    const { db, external } = context;
    const receiver = await findReceiver(db, account);
    if (receiver === undefined) return;
    const row = await findInterview(db, interview, receiver);
    if (row === undefined || (ofToday.has(what) && row.version !== said.version)) return;
    const { settings } = external;
    const mail = interviewMail(asSaid(row, said), receiver, { what, calendar, settings });
    await sendMailOfJob(context, mail);
  },
});
