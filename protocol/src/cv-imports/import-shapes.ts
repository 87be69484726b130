import { z } from 'zod';
import { Competency } from '../competencies/competencies.ts';
import { Moment, Uuid } from '../shapes.ts';
import { shapesInCv } from './import-inputs.ts';
import {
  cvImportFailures,
  cvImportStatuses,
  cvLocales,
  foundStates,
  leftOutReasons,
  reviewTimes,
} from './import-terms.ts';
import { certainties, featureExtractionFlags } from './read-cv.ts';

export const CvImport = z
  .object({
    profile_cv_import: Uuid,
    profile: Uuid,
    status: z.enum(cvImportStatuses),
    /** why it failed */
    error: z.enum(cvImportFailures).nullable(),
    locale: z.enum(cvLocales),
    review: z.enum(reviewTimes),
    feature_extraction_flags: z.array(
      z.object({ flag_name: z.enum(featureExtractionFlags), keep_existing_data: z.boolean() }),
    ),
    file_name: z.string(),
    media_type: z.string(),
    /** false once the file is older than thirty days */
    has_file: z.boolean(),
    uploaded_by_name: z.string().nullable(),
    created_at: Moment,
    updated_at: Moment,
    finished_at: Moment.nullable(),
    /** when the profile last got something of it */
    applied_at: Moment.nullable(),
    undone_at: Moment.nullable(),
    can: z.object({
      apply: z.boolean(),
      undo: z.boolean(),
      remove: z.boolean(),
      readFile: z.boolean(),
    }),
  })
  .meta({ id: 'CvImport' });
export type CvImport = z.output<typeof CvImport>;

const Place = z
  .object({
    page: z.int(),
    line: z.int(),
    text: z.string(),
    box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  })
  .meta({ id: 'CvSourceLine' });

const Found = {
  certainty: z.enum(certainties),
  source: z.array(Place),
};

const PersonField = z
  .object({
    value: z.string(),
    ...Found,
    state: z.enum(foundStates),
    /** the account has one now, and what was found fills only what is empty */
    filled: z.boolean(),
  })
  .meta({ id: 'CvPersonField' });

/** A term that the entry names; without a competency it is unknown, and can be proposed. */
const Term = z
  .object({ text: z.string(), type: z.enum(['role', 'skill']), competency: Competency.nullable() })
  .meta({ id: 'CvTerm' });

const entryOf = <S extends z.ZodType>(item: S) =>
  z.object({
    entry: Uuid,
    item,
    ...Found,
    state: z.enum(foundStates),
    /** why it was left out, or will be unless it replaces what is there */
    reason: z.enum(leftOutReasons).nullable(),
    terms: z.array(Term),
    /** the entry of the profile that was made of it */
    profile_item: Uuid.nullable(),
    /** somebody has edited that entry since, so the import no longer changes it */
    touched: z.boolean(),
  });

const sectionOf = <F extends keyof typeof shapesInCv>(flag_name: F) =>
  z.object({
    flag_name: z.literal(flag_name),
    keep_existing_data: z.boolean(),
    /** what the import leaves alone, since somebody edited it after the upload */
    stayed: z.array(z.string()),
    entries: z.array(entryOf(shapesInCv[flag_name])),
  });

/** An import with what was found. Before it is read, nothing is. */
export const CvImportResult = CvImport.extend({
  language: z.string().nullable(),
  person: z.object({
    name: PersonField.nullable(),
    email: PersonField.nullable(),
    phone: PersonField.nullable(),
    title: PersonField.nullable(),
  }),
  found: z.array(
    z.discriminatedUnion('flag_name', [
      sectionOf('profile_description'),
      sectionOf('profile_skill'),
      sectionOf('profile_role'),
      sectionOf('project'),
      sectionOf('work_experience'),
      sectionOf('education'),
      sectionOf('certification'),
      sectionOf('course'),
      sectionOf('publication'),
      sectionOf('presentation'),
      sectionOf('honor'),
      sectionOf('position_experience'),
      sectionOf('language'),
    ]),
  ),
  not_placed: z.array(Place),
}).meta({ id: 'CvImportResult' });
export type CvImportResult = z.output<typeof CvImportResult>;
export type CvFoundSection = CvImportResult['found'][number];
