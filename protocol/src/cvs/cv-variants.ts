import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Moment, Revision, Uuid, params, requiredText, text } from '../shapes.ts';
import { cvChangeKinds, cvVariantLists, type CvVariantList } from './cv-terms.ts';

const one = params('profile');
const oneVariant = params('profile', 'cv_variant');
const long = text(limits.profile.project.description.max);

/** An entry that is shown, with the texts that are shorter than in the profile. */
const Picked = z.strictObject({
  item: Uuid,
  description: long.optional(),
  role_description: long.optional(),
});
const Picks = z
  .array(Picked)
  .max(limits.profile.items)
  .refine((all) => new Set(all.map(({ item }) => item)).size === all.length, 'must be different');

/** What is shown instead of the whole profile. What is not named is shown as it is. */
export const CvVariantChoices = z.strictObject({
  title: text(limits.account.title).optional(),
  description: text(limits.profile.description.max).optional(),
  /** the entries in their order; those of a list that are not named are left out */
  lists: z.partialRecord(z.enum(cvVariantLists), Picks).default({}),
});
export type CvVariantChoices = z.output<typeof CvVariantChoices>;

const Summary = z.object({
  cv_variant: Uuid,
  name: z.string(),
  assignment: Uuid.nullable(),
  revision: z.int(),
  updated_at: Moment,
});

/** What there is to choose from: an entry as the profile has it. */
const Choosable = z.object({
  item: Uuid,
  name: z.string(),
  where: z.string(),
  description: z.string().nullable(),
  role_description: z.string().nullable(),
});

/** How the variant differs from the profile. */
export const CvVariantChange = z.object({
  /** null: the title or the introduction */
  list: z.enum(cvVariantLists).nullable(),
  item: Uuid.nullable(),
  name: z.string(),
  kind: z.enum(cvChangeKinds),
  field: z.enum(['title', 'description', 'role_description']).nullable(),
  parts: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
});
export type CvVariantChange = z.output<typeof CvVariantChange>;

const entries = z.array(Choosable);
export const CvVariant = Summary.extend({
  choices: CvVariantChoices,
  profile: z.object({
    title: z.string(),
    description: z.string(),
    lists: z.record(z.enum(cvVariantLists), entries),
  }),
  changes: z.array(CvVariantChange),
}).meta({ id: 'CvVariant' });
export type CvVariant = z.output<typeof CvVariant>;
export type CvChoosable = z.output<typeof Choosable>;
export type { CvVariantList };

const missing = ['could_not_find_profile', 'could_not_find_cv_variant'] as const;

export const cvVariantCalls = callTable('main', {
  listCvVariants: {
    method: 'GET',
    path: '/profile/{profile}/cv-variants',
    summary: 'The variants of the CV, the newest first.',
    access: 'profile-owner',
    status: 200,
    params: one,
    answer: z.object({ cv_variants: z.array(Summary) }),
    errors: ['could_not_find_profile'],
  },
  createCvVariant: {
    method: 'POST',
    path: '/profile/{profile}/cv-variants',
    summary: 'Begin a variant of the CV, which shows everything until something is chosen.',
    access: 'profile-owner',
    status: 201,
    params: one,
    body: z.strictObject({
      name: requiredText(limits.cvVariant.name),
      assignment: Uuid.optional(),
    }),
    answer: z.object({ cv_variant: Uuid }),
    errors: ['could_not_find_profile', 'too_many_cv_variants', 'reference_not_found'],
  },
  getCvVariant: {
    method: 'GET',
    path: '/profile/{profile}/cv-variants/{cv_variant}',
    summary: 'A variant, what there is to choose from, and how it differs from the profile.',
    access: 'profile-owner',
    status: 200,
    params: oneVariant,
    answer: CvVariant,
    errors: missing,
  },
  saveCvVariant: {
    method: 'PUT',
    path: '/profile/{profile}/cv-variants/{cv_variant}',
    summary: 'Save a variant; refused if somebody has saved it since the revision.',
    access: 'profile-owner',
    status: 200,
    params: oneVariant,
    body: z.strictObject({
      revision: Revision,
      name: requiredText(limits.cvVariant.name),
      choices: CvVariantChoices,
    }),
    answer: CvVariant,
    errors: [...missing, 'cv_variant_was_changed'],
  },
  removeCvVariant: {
    method: 'DELETE',
    path: '/profile/{profile}/cv-variants/{cv_variant}',
    summary: 'Remove a variant; what was sent of it stays.',
    access: 'profile-owner',
    status: 204,
    params: oneVariant,
    errors: missing,
  },
  getSentCv: {
    method: 'GET',
    path: '/cv-sent/{cv_sent}/pdf',
    summary: 'The CV that was sent with interest, as it was then; for editors and its senders.',
    access: 'user',
    status: 200,
    raw: 'file',
    params: params('cv_sent'),
    errors: ['cv_pdf_not_found', 'cv_is_being_made'],
  },
});
