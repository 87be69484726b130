import { readTerms } from '../competencies/competencies.queries.ts';
import type { CvImportResult } from '@torg/protocol/cv-imports/import-shapes';
import type { ReadContext } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { findFacts, findProfile } from '../profiles/profiles.queries.ts';
import { mayReadImport } from './cv-imports.policy.ts';
import {
  findEntries,
  findFilledFields,
  findImport,
  findRevisions,
} from './cv-imports.repository.ts';
import { resultView, type SeenImport } from './cv-imports.views.ts';
import { findThere, mayBeThere } from './merging/find-there.ts';
import { termsOf } from './merging/terms-of.ts';

const missing = 'could_not_find_profile_cv_import';

/** The import, for an owner of its profile. */
export async function openImport(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  cvImport: string,
): Promise<SeenImport> {
  const row = found(await findImport(db, cvImport), missing);
  const facts = found(await findFacts(db, row.profile, actor.account), missing);
  const seen = { ...row, organization: facts.organization };
  allowed(mayReadImport(actor, seen));
  return seen;
}

/** The import with what was found, in its present state. */
export async function describeImport(
  { db, actor, now }: Pick<ReadContext, 'db' | 'actor' | 'now'>,
  row: SeenImport,
): Promise<CvImportResult> {
  const entries = await findEntries(db, row.cv_import);
  const written = entries.flatMap(({ flag, item }) => termsOf(flag, item));
  const readers = [actor.account, row.profile];
  const known = await readTerms(db, written, { locale: actor.locale, readers });
  const revisions = await findRevisions(db, row.cv_import);
  const filled = await findFilledFields(db, row.profile);
  const profile = entries.some(mayBeThere)
    ? found(await findProfile(db, row.profile, actor), missing)
    : undefined;
  const there = profile ? findThere(profile, entries, known) : new Set<string>();
  const isDescribed = Boolean(profile?.description);
  const inImport = { entries, known, revisions, filled, there, isDescribed };
  return resultView(row, inImport, { actor, now });
}
