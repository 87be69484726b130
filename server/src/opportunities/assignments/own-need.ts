import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import type { AskContext } from '../../ai-jobs/ai-jobs.commands.ts';
import { found } from '../../platform/refusal.ts';
import { follow } from './follow-assignment.ts';
import { findFollowed, findOwnNeed, insertOwnNeed } from './own-need.repository.ts';

const missing = 'could_not_find_assignment';
const unnamed: Record<Locale, string> = {
  nb: 'Oppdrag uten tittel',
  sv: 'Uppdrag utan titel',
  en: 'Assignment without a title',
};

interface Making {
  assignment: string;
  locale: Locale;
  /** null: somebody of the other side, of whom its readers learn nothing */
  by: string | null;
}

/**
 * The own need of an assignment, made where there is none. The unique key lets one be made, also if two
 * ask at once: the second waits and finds it.
 */
export async function ownNeedOf(
  context: AskContext,
  { assignment, locale, by }: Making,
): Promise<string> {
  const { db, now } = context;
  const followed = found(await findFollowed(db, assignment), missing);
  const title = followed.title.trim().slice(0, limits.opportunity.name);
  const named = { opportunity_name: title || unnamed[locale], account: by, locale, now };
  await insertOwnNeed(db, { followed, ...named });
  const opportunity = found(await findOwnNeed(db, assignment), missing);
  await follow(context, { opportunity, asked_by: by });
  return opportunity;
}
