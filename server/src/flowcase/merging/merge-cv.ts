import { profileItemKinds } from '@torg/protocol/profiles/profile-terms';
import { featureExtractionFlags } from '@torg/protocol/cv-imports/read-cv';
import type { Locale } from '@torg/protocol/terms';
import { readTerms } from '../../competencies/competencies.queries.ts';
import { termsOf } from '../../cv-imports/cv-imports.queries.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { changeParts } from '../../profiles/profiles.commands.ts';
import { findProfile } from '../../profiles/profiles.queries.ts';
import { found } from '../../platform/refusal.ts';
import { forgetConflicts, saveConflicts } from '../conflicts/conflicts.repository.ts';
import { updateLink } from '../links/links.repository.ts';
import type { MappedCv } from '../mapping/mapped-cv.ts';
import { findEntries, replaceEntries } from './entries.repository.ts';
import { mergeItems } from './merge-items.ts';
import { mergeMarked } from './merge-marked.ts';
import { mergeDescription, mergeFacts } from './merge-texts.ts';
import type { EntryRow, LinkRow, MergeWork } from './merge-work.ts';

type Known = MergeWork['known'];

async function readKnown(
  { db, actor }: MoveContext,
  { link, cv, before, locale }: { link: LinkRow; cv: MappedCv; before: EntryRow[]; locale: Locale },
): Promise<Known> {
  const now = featureExtractionFlags.flatMap((flag) =>
    cv.found[flag].flatMap(({ item }) => termsOf(flag, { ...item })),
  );
  const then = before.flatMap(({ flag, item }) => termsOf(flag, item));
  return readTerms(db, [...now, ...then], { locale, readers: [actor.account, link.profile] });
}

/** Whether the profile has got anything new. */
const isChanged = ({ parts }: MergeWork): boolean =>
  parts.items.length > 0 || Object.keys(parts).length > 1;

/**
 * Merges a CV of Flowcase into the profile that follows it, as the editor would change it, and
 * remembers what Flowcase has. The profile is locked. Answers whether the profile has changed.
 */
export async function mergeCv(
  context: MoveContext,
  { link, cv, locale }: { link: LinkRow; cv: MappedCv; locale: Locale },
): Promise<boolean> {
  const { db, actor, now } = context;
  const reader = { account: actor.account, locale };
  const before = await findEntries(db, link.flowcase_link);
  const work: MergeWork = {
    context,
    link,
    cv,
    before,
    profile: found(await findProfile(db, link.profile, reader), 'could_not_find_profile'),
    known: await readKnown(context, { link, cv, before, locale }),
    from: { origin: 'synced', origin_id: link.flowcase_link },
    isFirst: link.synced_at === null,
    parts: { items: [] },
    entries: [],
    conflicts: [],
    settled: [],
  };
  for (const kind of profileItemKinds) await mergeItems(work, kind);
  mergeMarked(work, 'profile_skill');
  mergeMarked(work, 'profile_role');
  mergeDescription(work);
  const facts = mergeFacts(work);
  const { profile, from, parts } = work;
  await changeParts(context, profile, { ...parts, from });
  await replaceEntries(db, link.flowcase_link, work.entries);
  await saveConflicts(db, link.flowcase_link, { conflicts: work.conflicts, now });
  await forgetConflicts(db, link.flowcase_link, work.settled);
  await updateLink(db, link.flowcase_link, { facts: JSON.stringify(facts) });
  return isChanged(work);
}
