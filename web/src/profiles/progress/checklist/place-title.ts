import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { railParts } from '../../editor/place.ts';
import { partNames } from '../../editor/part-names.ts';
import type { Profile } from '../../profiles.queries.ts';
import type { ChecklistPlace } from './checklist.ts';

const namelessProject = msg`Prosjekt uten navn`;
const namelessWork = msg`Jobb uten navn`;

/** The title of a place in the checklist: a part of the profile, or an entry by its own name. */
export function placeTitle(i18n: I18n, place: ChecklistPlace, profile: Profile): string {
  if (place.project !== undefined) {
    const project = profile.projects.find(({ uuid }) => uuid === place.project);
    return project?.project_name || project?.project_customer || i18n._(namelessProject);
  }
  if (place.work_experience !== undefined) {
    const work = profile.work_experiences.find(({ uuid }) => uuid === place.work_experience);
    return [work?.description, work?.company].filter(Boolean).join(', ') || i18n._(namelessWork);
  }
  const part = railParts.find((railPart) => railPart === place.mode);
  return part ? i18n._(partNames[part]) : '';
}
