import type { SearchSchemaInput } from '@tanstack/react-router';
import { oneOf, textIn } from '../client/search-params.ts';

/** Which part of a profile is edited or read by itself; without a mode the whole profile is read. */
export const profileModes = [
  'description',
  'facts',
  'skills',
  'projects',
  'view-project',
  'work-experiences',
  'new-work-experience',
  'edit-work-experience',
  'view-work-experience',
  'educations',
  'new-education',
  'edit-education',
  'languages',
  'new-language',
  'edit-language',
  'more-info',
  'edit-course',
  'edit-certification',
  'edit-honor',
  'edit-presentation',
  'edit-publication',
  'edit-position-experience',
] as const;
export type ProfileMode = (typeof profileModes)[number];

export const subsections = [
  'courses',
  'certifications',
  'honors',
  'presentations',
  'publications',
  'position-experiences',
] as const;
export type Subsection = (typeof subsections)[number];

export interface FieldSearch {
  /** the field that a link leads to */
  field?: string;
}

export interface ProfileSearch extends FieldSearch {
  mode?: ProfileMode;
  /** of an entry: in a form the one to edit, in a list the one to start at */
  id?: string;
  subsection?: Subsection;
}

export const fieldSearch = (search: FieldSearch & SearchSchemaInput): FieldSearch => ({
  field: textIn(search.field),
});

/** An unknown mode leads to the whole profile. */
export const profileSearch = (search: ProfileSearch & SearchSchemaInput): ProfileSearch => {
  const mode = oneOf(profileModes, search.mode);
  const subsection = mode === 'more-info' ? oneOf(subsections, search.subsection) : undefined;
  // Set even to undefined: the router takes a key that is left out from the address itself.
  return {
    mode,
    id: mode && textIn(search.id),
    subsection,
    field: mode && textIn(search.field),
  };
};
