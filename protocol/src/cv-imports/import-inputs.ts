import { z } from 'zod';
import { limits } from '../limits.ts';
import { profileItemShapes } from '../profiles/profile-inputs.ts';
import { Uuid, requiredText, text } from '../shapes.ts';
import { featureExtractionFlags } from './read-cv.ts';

const { profile: size } = limits;

/** What becomes of one part of the profile: new entries beside the old ones, or instead of them. */
export const FlagChoice = z.strictObject({
  flag_name: z.enum(featureExtractionFlags),
  keep_existing_data: z.boolean().default(true),
});
export type FlagChoice = z.output<typeof FlagChoice>;

export const allFlagsKept: FlagChoice[] = featureExtractionFlags.map((flag_name) => ({
  flag_name,
  keep_existing_data: true,
}));

const eachOnce = (choices: readonly { flag_name: string }[]): boolean =>
  new Set(choices.map(({ flag_name }) => flag_name)).size === choices.length;
const doubled = { message: 'must name each part once' };

/** A field of a form is text, so the list comes as JSON. */
const FlagsField = z
  .string()
  .max(10_000)
  .transform((json, context) => {
    try {
      return JSON.parse(json) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(FlagChoice).max(100).refine(eachOnce, doubled));

/** The fields beside the file. Without a list, all parts are imported and nothing is replaced. */
export const ImportFields = z.strictObject({ feature_extraction_flags: FlagsField.optional() });

const names = (most: number) => z.array(requiredText(size.itemName)).max(most).default([]);

/** Entries as a CV has them: roles and skills are names, and which competencies they are is found out. */
export const shapesInCv = {
  profile_description: z.strictObject({ description: requiredText(size.description.max) }),
  profile_skill: z.strictObject({
    name: requiredText(size.itemName),
    expert: z.boolean().default(false),
  }),
  profile_role: z.strictObject({
    name: requiredText(size.itemName),
    emphasize: z.boolean().default(false),
  }),
  ...profileItemShapes,
  project: z
    .strictObject({
      ...profileItemShapes.project.shape,
      project_roles: names(size.project.roles),
      project_skills: names(size.project.skills),
    })
    .refine(
      ({ from_year, from_month, to_year, to_month }) =>
        from_year === null ||
        to_year === null ||
        to_year > from_year ||
        (to_year === from_year && (from_month ?? 1) <= (to_month ?? 12)),
      { message: 'must not end before it begins', path: ['to_year'] },
    ),
} as const;

/** `item` corrects what was read; `propose` names the unknown terms that are to be proposed. */
const choiceOf = <S extends z.ZodType>(item: S) =>
  z.strictObject({
    entry: Uuid,
    wanted: z.boolean(),
    item: item.optional(),
    propose: z.array(text(limits.competencyName)).max(size.project.skills).default([]),
  });

const sectionOf = <F extends keyof typeof shapesInCv>(flag_name: F) =>
  z.strictObject({
    flag_name: z.literal(flag_name),
    keep_existing_data: z.boolean().default(true),
    entries: z.array(choiceOf(shapesInCv[flag_name])).max(limits.cvImport.entries),
  });

/** What the person wants of an import, part by part; what is not named stays as it is. */
export const ApplyImport = z.strictObject({
  sections: z
    .array(
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
    )
    .max(featureExtractionFlags.length)
    .refine(eachOnce, doubled),
  /** fills those fields that are empty */
  person: z
    .array(z.enum(['name', 'title', 'phone']))
    .max(3)
    .default([]),
});
export type ApplyImport = z.output<typeof ApplyImport>;
export type SectionChoice = ApplyImport['sections'][number];
