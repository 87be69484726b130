import type { AssignmentChanges } from '@torg/protocol/assignments/assignment-shapes';
import { limits } from '@torg/protocol/limits';
import type { StoredStructured } from '../opportunities.tables.ts';

const size = limits.assignment;

/** The fields of the wizard as a need has them; its name stands where it has no title. */
export function fieldsOfDraft(
  structured: StoredStructured | null,
  opportunity_name: string,
): Pick<AssignmentChanges, 'title' | 'description'> & AssignmentChanges {
  const title = opportunity_name.slice(0, size.title.max);
  if (structured === null) return { title };
  if (structured.version === 1) {
    return { title, description: structured.markdownDescription.slice(0, size.description.max) };
  }
  return {
    title: structured.title.trim() || title,
    description: structured.description,
    requirements: structured.requirements
      .slice(0, size.requirements)
      .map(({ kind, text }) => ({ kind, text })),
    start_date: structured.start_date,
    duration: structured.duration,
    percent: structured.percent,
    allow_remote_work: structured.allow_remote_work,
    region: structured.region?.uuid ?? null,
    place_description: structured.place_description,
    deadline: structured.deadline,
  };
}
