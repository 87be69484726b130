import type { Assignment } from '../../assignments.queries.ts';
import { readFields } from '../unread-fields.ts';
import type { AssignmentFields } from '../fields.ts';
import type { AssignmentDraft } from '../wizard.queries.ts';

type Region = NonNullable<Assignment['region']>;

/** What a consultant would see if everything on the page were saved and published. */
export function previewOf(
  draft: AssignmentDraft,
  values: AssignmentFields,
  regions: readonly Region[],
): Assignment {
  return {
    ...draft,
    ...readFields(values),
    title: values.title.trim(),
    requirements: values.requirements.filter(({ text }) => text.trim()),
    duration: values.duration.trim() || null,
    place_description: values.place_description.trim() || null,
    terms_and_conditions: values.terms_and_conditions.trim() || null,
    region: regions.find(({ uuid }) => uuid === values.region) ?? null,
    message_threads: [],
    interested_consultants: [],
    can: { ...draft.can, edit: false, seeAdminFields: false },
  };
}
