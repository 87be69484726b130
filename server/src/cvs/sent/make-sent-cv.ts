import { createHash } from 'node:crypto';
import { z } from 'zod';
import { saveMadeFile } from '../../files/files.commands.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { cvPaper } from '../paper/cv-paper.ts';
import { picturesOf } from '../paper/pictures-of.ts';
import { findSentToMake, setSentFile } from './sent.repository.ts';

const media_type = 'application/pdf';

/**
 * Makes the PDF of what was sent once. It is stored under its hash, so that a killed job leaves
 * nothing behind.
 */
export const makeSentCv = defineJob({
  name: 'make-sent-cv',
  input: z.object({ cv_sent: z.uuid() }),
  expireInSeconds: 120,
  retries: 12,
  async run(context, { cv_sent }) {
    const { db, external, transaction } = context;
    const row = await findSentToMake(db, cv_sent);
    if (row === undefined) return;
    const { version, content } = row.paper;
    const pictures = await picturesOf(context, content);
    const paper = cvPaper(content, { design: 'classic', version, pictures });
    const pdf = await external.typesetting.typeset('cv', paper);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const storage_key = `cv-${cv_sent}-${sha256}`;
    const size = pdf.length;
    await external.storage.put(storage_key, pdf, { contentType: media_type, size });
    const made = { storage_key, size, sha256, media_type, file_name: `${paper.title}.pdf` };
    await transaction(async (tx) => {
      const file = await saveMadeFile(tx, made, 'cv');
      await setSentFile(tx, cv_sent, file);
    });
  },
});
