import type { Insertable } from 'kysely';
import type { CvQuery } from '@torg/protocol/cvs/cvs';
import type { CvFormat } from '@torg/protocol/cvs/cv-terms';
import { findAccount } from '../../accounts/accounts.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ExternalContext, MadeFile } from '../../platform/handler.ts';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import { NotTypeset } from '../../platform/ports/typesetting.ts';
import { NotWritten } from '../../platform/ports/word-documents.ts';
import { allowed, found, Refusal } from '../../platform/refusal.ts';
import { anonymized } from '../anonymous/anonymized.ts';
import { findOrAddReference } from '../anonymous/references.repository.ts';
import type { CvContent } from '../content/cv-content.ts';
import { isEmptyCv } from '../content/is-empty-cv.ts';
import { findCv, type OpenedCv } from '../content/open-cv.ts';
import { cvPaper } from '../paper/cv-paper.ts';
import { picturesOf } from '../paper/pictures-of.ts';
import { applyVariant } from '../variants/apply-variant.ts';
import { openAsOwner } from '../variants/open-variant.ts';
import { findVariant } from '../variants/variants.repository.ts';
import { cvHash } from '../versions/cv-hash.ts';
import { findOrAddVersion } from '../versions/versions.repository.ts';
import { translateCv } from '../translation/translate-cv.ts';
import type { CvExportTable } from '../cvs.tables.ts';
import { insertExport } from './exports.repository.ts';

interface CvOptions {
  profile: string;
  query: CvQuery;
}

const mediaTypes: Record<CvFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

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
async function settle(context: ExternalContext, { row, content }: OpenedCv, query: CvQuery) {
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

async function write(
  { external, log }: ExternalContext,
  paper: CvPaper,
  format: CvFormat,
): Promise<Buffer> {
  try {
    return format === 'pdf'
      ? await external.typesetting.typeset('cv', paper)
      : await external.wordDocuments.writeCv(paper);
  } catch (error) {
    if (!(error instanceof NotTypeset) && !(error instanceof NotWritten)) throw error;
    log.error({ err: error }, 'a CV could not be made');
    throw new Refusal(`cv_${format}_unable_to_generate`);
  }
}

type Taken = Pick<Insertable<CvExportTable>, 'format' | 'version' | 'locale' | 'translation'>;

/** The consultant sees who took which version when. */
async function record(context: ExternalContext, { profile, query }: CvOptions, taken: Taken) {
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

/** A CV as a file; who took it is recorded when it is made. */
export async function makeCv(
  context: ExternalContext,
  format: CvFormat,
  options: CvOptions,
): Promise<MadeFile> {
  const { db, actor } = context;
  const { profile, query } = options;
  const locale = query.template_headings_locale ?? query.translateToLanguage ?? actor.locale;
  const opened = await findCv(db, actor, { profile, locale });
  if (opened === undefined) return refuseMissing(db, profile, format);
  allowed(!isEmptyCv(opened.content), 'missing_cv_data');
  const { version, cv, translation } = await settle(context, opened, query);
  const pictures = await picturesOf(context, cv);
  const paper = cvPaper(cv, { design: query.cv_design, version, pictures });
  const content = await write(context, paper, format);
  await record(context, options, { format, version, locale, translation });
  return {
    ...{ content, file_name: `${paper.title}.${format}`, media_type: mediaTypes[format] },
    inline: false,
    ...(translation ? { headers: { 'x-cv-translation': translation } } : {}),
  };
}
