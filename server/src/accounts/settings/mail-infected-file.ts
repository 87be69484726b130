import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { sendMailOfJob } from '../../platform/mail/mail-of-job.ts';
import { findAccount } from '../accounts.repository.ts';

const words: Record<Locale, Record<'subject' | 'text' | 'advice' | 'label', string>> = {
  nb: {
    subject: 'En fil du lastet opp på Torg, er fjernet',
    text: 'Vi sjekker alle filer for virus, og i denne fant vi ett. Ingen har åpnet den på Torg.',
    advice: 'Sjekk maskinen din med et antivirusprogram, og last opp en ren utgave av filen.',
    label: 'Fil',
  },
  sv: {
    subject: 'En fil som du laddade upp på Torg har tagits bort',
    text: 'Vi söker igenom alla filer efter virus, och i den här fanns ett. Ingen har öppnat den på Torg.',
    advice: 'Sök igenom din dator med ett antivirusprogram och ladda upp en ren version av filen.',
    label: 'Fil',
  },
  en: {
    subject: 'A file that you uploaded to Torg was removed',
    text: 'We scan all files for viruses, and this one had one. Nobody has opened it on Torg.',
    advice: 'Scan your computer with an antivirus program, and upload a clean version of the file.',
    label: 'File',
  },
};

/** Informs whoever uploaded it, since their own machine may have the virus. */
export const mailInfectedFile = defineJob({
  name: 'mail-infected-file',
  input: z.object({ account: z.uuid(), file_name: z.string() }),
  async run(context, { account, file_name }) {
    const found = await findAccount(context.db, account);
    if (found === undefined) return;
    const { subject, text, advice, label } = words[found.locale];
    const form = layOutMail({
      locale: found.locale,
      preview: text,
      heading: subject,
      paragraphs: [text, advice],
      facts: [{ label, value: file_name }],
    });
    await sendMailOfJob(context, { to: found.email, subject, ...form });
  },
});
