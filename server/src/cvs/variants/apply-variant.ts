import type { CvVariantChoices } from '@torg/protocol/cvs/cv-variants';
import type { CvVariantList } from '@torg/protocol/cvs/cv-terms';
import { ofDatedLists, type CvContent } from '../content/cv-content.ts';

type Pick = NonNullable<CvVariantChoices['lists'][CvVariantList]>[number];

/** The chosen entries in their order; what the profile no longer has is passed over. */
function chosen<T extends { uuid: string }>(
  all: readonly T[],
  picks: readonly Pick[] | undefined,
): readonly T[] {
  if (picks === undefined) return all;
  const byId = new Map(all.map((one) => [one.uuid, one]));
  return picks.flatMap((pick) => {
    const one = byId.get(pick.item);
    return one ? [withTexts(one, pick)] : [];
  });
}

/** Only texts that the entry has are replaced. */
function withTexts<T extends object>(one: T, { description, role_description }: Pick): T {
  return {
    ...one,
    ...(description !== undefined && 'description' in one ? { description } : {}),
    ...(role_description !== undefined && 'role_description' in one ? { role_description } : {}),
  };
}

/** A CV as one of its variants shows it. */
export function applyVariant(cv: CvContent, choices: CvVariantChoices): CvContent {
  const { lists } = choices;
  return {
    ...cv,
    title: choices.title ?? cv.title,
    description: choices.description ?? cv.description,
    ...ofDatedLists((list) => chosen(cv[list], lists[list])),
    roles: chosen(cv.roles, lists.roles),
    skills: chosen(cv.skills, lists.skills),
    projects: chosen(cv.projects, lists.projects),
    work_experiences: chosen(cv.work_experiences, lists.work_experiences),
    educations: chosen(cv.educations, lists.educations),
    languages: chosen(cv.languages, lists.languages),
  };
}
