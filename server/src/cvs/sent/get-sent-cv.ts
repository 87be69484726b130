import type { cvVariantCalls } from '@torg/protocol/cvs/cv-variants';
import { contentOf, findFile } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found, Refusal } from '../../platform/refusal.ts';
import { mayEdit } from '../../profiles/profiles.queries.ts';
import { findSent } from './sent.repository.ts';

export const getSentCv: Handler<typeof cvVariantCalls.getSentCv> = async (
  { db, actor },
  { params: { cv_sent } },
) => {
  const sent = found(await findSent(db, cv_sent, actor.account), 'cv_pdf_not_found');
  allowed(sent.is_editor || mayEdit(actor, sent));
  if (sent.file === null) throw new Refusal('cv_is_being_made', { retryAfterSeconds: 5 });
  const file = found(await findFile(db, sent.file), 'cv_pdf_not_found');
  return { ...contentOf(file), inline: true, ifLost: 'cv_pdf_not_found' };
};
