import type { Insertable } from 'kysely';
import type { CvQuery } from '@torg/protocol/cvs/cvs';
import type { CvFormat, CvTranslation } from '@torg/protocol/cvs/cv-terms';
import type { Locale } from '@torg/protocol/terms';
import { findAccount } from '../../accounts/accounts.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ExternalContext } from '../../platform/handler.ts';
import type { PaperPicture } from '../../platform/ports/cv-paper.ts';
import { allowed, found, Refusal } from '../../platform/refusal.ts';
import { anonymized } from '../anonymous/anonymized.ts';
import { findOrAddReference } from '../anonymous/references.repository.ts';
import type { CvContent } from '../content/cv-content.ts';
import { isEmptyCv } from '../content/is-empty-cv.ts';
import { findCv, type OpenedCv } from '../content/open-cv.ts';
import { picturesOf } from '../paper/pictures-of.ts';
import { applyVariant } from '../variants/apply-variant.ts';
import { openAsOwner } from '../variants/open-variant.ts';
import { findVariant } from '../variants/variants.repository.ts';
import { cvHash } from '../versions/cv-hash.ts';
import { findOrAddVersion } from '../versions/versions.repository.ts';
import { translateCv } from '../translation/translate-cv.ts';
import type { CvExportTable } from '../cvs.tables.ts';
import { insertExport } from './exports.repository.ts';

/** What decides about the content of a CV. */
interface CvOptions {
  profile: string;
  query: Pick<
    CvQuery,
    'template_headings_locale' | 'translateToLanguage' | 'anonymized' | 'cv_variant'
  >;
}

interface TakenCv {
  cv: CvContent;
  version: number;
  locale: Locale;
  translation: CvTranslation | null;
  pictures: { photo: PaperPicture | null; logo: PaperPicture | null };
}

/** Why there is no CV where there is no profile. */
async function refuseMissing(db: Db, profile: string, format: CvFormat): Promise<never> {
  const account = found(await findAccount(db, profile), 'could_not_find_profile');
  // Of a removed profile a nameless account stays.
  const wasRemoved = account.name === '';
  throw new Refusal(
    wasRemoved ? `cv_${format}_not_found` : 'cannot_create_cv_for_user_without_profile',
  );
}

/** The variant that was asked for; variants are for the owners of the profile. */
async function variantOf({ db, actor }: ExternalContext, options: CvOptions, whole: CvContent) {
  const { cv_variant } = options.query;
  if (cv_variant === undefined) return whole;
  await openAsOwner({ db, actor }, options.profile);
  const variant = await findVariant(db, options.profile, cv_variant);
  return applyVariant(whole, found(variant, 'could_not_find_cv_variant').choices);
}

/** Its version, and its content as it was asked for. */
async function settle(
  context: ExternalContext,
  { row, content }: OpenedCv,
  query: CvOptions['query'],
) {
  const { profile, email, phone } = row;
  const hash = cvHash(row, { day: content.day, logo: content.company?.logo ?? null });
  const shown = await variantOf(context, { profile, query }, content);
  const into = query.translateToLanguage;
  const { cv, translation } = into
    ? await translateCv(context, shown, { from: row.locale, into })
    : { cv: shown, translation: null };
  return context.transaction(async ({ db: tx }) => {
    const version = await findOrAddVersion(tx, profile, hash);
    if (query.anonymized === 'false') return { version, cv, translation };
    const reference = await findOrAddReference(tx, profile);
    // What the variant leaves out may still be named in what it shows.
    const about = { whole: content, reference, contact: [email, phone ?? ''] };
    return { version, cv: anonymized(cv, about), translation };
  });
}

type Taken = Pick<Insertable<CvExportTable>, 'format' | 'version' | 'locale' | 'translation'>;

/** The consultant sees who took which version when. */
export async function recordCv(
  context: ExternalContext,
  { profile, query }: CvOptions,
  taken: Taken,
): Promise<void> {
  const { actor } = context;
  await context.transaction(async ({ db: tx, emit }) => {
    await insertExport(tx, {
      ...{ profile, taken_by: actor.account, organization: actor.organization, ...taken },
      is_anonymized: query.anonymized === 'true',
      cv_variant: query.cv_variant ?? null,
    });
    await emit('get_cv', { profile, format: taken.format });
  });
}

/** The content of a CV as it was asked for, for a file of the format. */
export async function takeCv(
  context: ExternalContext,
  format: CvFormat,
  options: CvOptions,
): Promise<TakenCv> {
  const { db, actor } = context;
  const { profile, query } = options;
  const locale = query.template_headings_locale ?? query.translateToLanguage ?? actor.locale;
  const opened = await findCv(db, actor, { profile, locale });
  if (opened === undefined) return refuseMissing(db, profile, format);
  allowed(!isEmptyCv(opened.content), 'missing_cv_data');
  const { version, cv, translation } = await settle(context, opened, query);
  return { cv, version, locale, translation, pictures: await picturesOf(context, cv) };
}
