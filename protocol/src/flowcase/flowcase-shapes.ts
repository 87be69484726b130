import { z } from 'zod';
import { featureExtractionFlags } from '../cv-imports/read-cv.ts';
import { DisciplineKey, Moment, Uuid } from '../shapes.ts';
import {
  flowcaseAnswers,
  flowcaseDisabledReasons,
  flowcaseImportStatuses,
  flowcaseReviews,
  flowcaseRowErrors,
  flowcaseRowStatuses,
  flowcaseSyncFailures,
  flowcaseSyncStatuses,
} from './flowcase-terms.ts';

/** Somebody whom the company has at Flowcase. */
export const FlowcaseProfile = z
  .object({
    user_id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    updated_at: Moment.nullable(),
    /** from our address */
    image: z.object({ url: z.string() }).nullable(),
    disabled_for_import: z.boolean(),
    disabled_reason: z.enum(flowcaseDisabledReasons).nullable(),
    /** an own colleague with this address, who is linked instead of imported */
    colleague: z.object({ account: Uuid, name: z.string() }).nullable(),
  })
  .meta({ id: 'FlowcaseProfile' });
export type FlowcaseProfile = z.output<typeof FlowcaseProfile>;

export const FlowcaseSync = z
  .object({
    status: z.enum(flowcaseSyncStatuses),
    failure: z.enum(flowcaseSyncFailures).nullable(),
    started_at: Moment,
    finished_at: Moment.nullable(),
    /** null: by the clock */
    started_by_name: z.string().nullable(),
    /** CVs that were read, since they have changed */
    read: z.int(),
    /** profiles that were changed */
    changed: z.int(),
    /** CVs that could not be read or kept */
    failed: z.int(),
  })
  .meta({ id: 'FlowcaseSync' });
export type FlowcaseSync = z.output<typeof FlowcaseSync>;

/** Where a company stands with Flowcase. The key itself is never told. */
export const FlowcaseSettings = z
  .object({
    consultant_company: Uuid,
    cvpartner_subdomain: z.string().nullable(),
    has_key: z.boolean(),
    /** false outside production without Flowcase, where the subdomain alone is enough */
    needs_key: z.boolean(),
    is_enabled: z.boolean(),
    links: z.int(),
    conflicts: z.int(),
    last_sync: FlowcaseSync.nullable(),
    /** the latest that ended well */
    synced_at: Moment.nullable(),
    can: z.object({ edit: z.boolean(), sync: z.boolean(), import: z.boolean() }),
  })
  .meta({ id: 'FlowcaseSettings' });
export type FlowcaseSettings = z.output<typeof FlowcaseSettings>;

export const FlowcaseImport = z
  .object({
    flowcase_import: Uuid,
    consultant_company: Uuid,
    status: z.enum(flowcaseImportStatuses),
    created_at: Moment,
    finished_at: Moment.nullable(),
    created_by_name: z.string().nullable(),
    counts: z.object({
      pending: z.int(),
      imported: z.int(),
      linked: z.int(),
      failed: z.int(),
    }),
  })
  .meta({ id: 'FlowcaseImport' });
export type FlowcaseImport = z.output<typeof FlowcaseImport>;

export const FlowcaseImportRow = z
  .object({
    user_id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    qa_discipline: DisciplineKey,
    status: z.enum(flowcaseRowStatuses),
    error: z.enum(flowcaseRowErrors).nullable(),
    profile: Uuid.nullable(),
    review: z.enum(flowcaseReviews).nullable(),
  })
  .meta({ id: 'FlowcaseImportRow' });
export type FlowcaseImportRow = z.output<typeof FlowcaseImportRow>;

const Person = z.object({
  account: Uuid,
  name: z.string(),
  title: z.string().nullable(),
  image_url: z.string().nullable(),
});

/** A profile that follows somebody's CV at Flowcase. */
export const FlowcaseLink = z
  .object({
    flowcase_link: Uuid,
    user_id: z.string(),
    name: z.string(),
    profile: Person,
    sync_enabled: z.boolean(),
    /** when the CV last changed, and when the profile last got what had changed */
    cv_updated_at: Moment.nullable(),
    synced_at: Moment.nullable(),
    failure: z.enum(flowcaseSyncFailures).nullable(),
    conflicts: z.int(),
    /** sent to review as this once the rules of review pass */
    waiting_qa_discipline: DisciplineKey.nullable(),
  })
  .meta({ id: 'FlowcaseLink' });
export type FlowcaseLink = z.output<typeof FlowcaseLink>;

export const FlowcasePeriod = z
  .object({
    from_year: z.int().nullable(),
    from_month: z.int().nullable(),
    to_year: z.int().nullable(),
    to_month: z.int().nullable(),
  })
  .meta({ id: 'FlowcasePeriod' });

/** A text, a mark, a period, or names of roles or skills; null: there is none. */
export const FlowcaseValue = z.union([
  z.string(),
  z.boolean(),
  z.null(),
  z.array(z.string()),
  FlowcasePeriod,
]);
export type FlowcaseValue = z.output<typeof FlowcaseValue>;

/** Both sides have changed the same; ours stays until somebody says otherwise. */
export const FlowcaseConflict = z
  .object({
    flowcase_conflict: Uuid,
    /** an answer names the revision that was seen */
    revision: z.int(),
    profile: Person,
    part: z.enum(['person', ...featureExtractionFlags]),
    /** null for what belongs to no entry: name, title, phone, description */
    entry: z.object({ profile_item: Uuid.nullable(), name: z.string() }).nullable(),
    /** a field of the entry; `period`: all its dates; `entry`: whether it is there at all; `mark` */
    field: z.string(),
    base: FlowcaseValue,
    ours: FlowcaseValue,
    theirs: FlowcaseValue,
    answers: z.array(z.enum(flowcaseAnswers)),
    /** of own words */
    max_length: z.int().nullable(),
    found_at: Moment,
  })
  .meta({ id: 'FlowcaseConflict' });
export type FlowcaseConflict = z.output<typeof FlowcaseConflict>;

/** How much Torg has of a company's Flowcase. */
export const FlowcaseCounts = z
  .object({
    keys: z.int(),
    links: z.int(),
    snapshots: z.int(),
    conflicts: z.int(),
    imports: z.int(),
    pictures: z.int(),
    /** entries, skills, roles and descriptions that came from Flowcase */
    untouched_entries: z.int(),
    /** the same, edited here since */
    touched_entries: z.int(),
  })
  .meta({ id: 'FlowcaseCounts' });
export type FlowcaseCounts = z.output<typeof FlowcaseCounts>;

export const FlowcaseDeletion = z
  .object({
    flowcase_deletion: Uuid,
    consultant_company: Uuid.nullable(),
    name: z.string(),
    deleted_at: Moment,
    deleted_by_name: z.string().nullable(),
    remove_touched: z.boolean(),
    removed: FlowcaseCounts,
  })
  .meta({ id: 'FlowcaseDeletion' });
export type FlowcaseDeletion = z.output<typeof FlowcaseDeletion>;
