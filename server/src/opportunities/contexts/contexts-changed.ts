import { askAi, type AskContext } from '../../ai-jobs/ai-jobs.commands.ts';
import {
  lockOpportunity,
  updateOpportunity,
  type LockedOpportunity,
} from '../opportunities.repository.ts';
import { notifyAudience } from '../notify-audience.ts';
import { structuredKind } from '../structured/structured-kind.ts';
import { withSoundSources } from '../structured/sound-sources.ts';
import { findTexts } from './contexts.repository.ts';

/** Quotes of what was changed or removed go at once; the fields follow when they are read anew. */
async function dropLostQuotes(
  { db, now }: Pick<AskContext, 'db' | 'now'>,
  { opportunity, structured }: LockedOpportunity,
): Promise<boolean> {
  const texts = await findTexts(db, opportunity);
  const sound = structured?.version === 2 ? withSoundSources(structured, texts) : structured;
  await updateOpportunity(db, opportunity, {
    structured: sound && JSON.stringify(sound),
    updated_at: now,
  });
  return texts.length > 0;
}

/**
 * Has the fields of a locked need read anew, since its texts are others than before. Of several
 * changes while a job runs, one job follows.
 */
export async function contextsChanged(
  context: AskContext,
  opportunity: string,
  asked_by: string | null,
): Promise<void> {
  const row = await lockOpportunity(context.db, opportunity);
  if (row === undefined || row.archived) return;
  const hasText = await dropLostQuotes(context, row);
  await notifyAudience(context, opportunity);
  if (!hasText) return;
  // A text that has become what it was is read again, since the fields are those of the other.
  const { locale, organization: asked_for } = row;
  const about = { subject: opportunity, asked_by, asked_for, locale, follows_change: true };
  await askAi(context, structuredKind, { ...about, force_recreate: true });
}
