import type { SearchSchemaInput } from '@tanstack/react-router';
import { oneOf, textIn } from '../client/search-params.ts';

/** Which part of a profile is written, or read by itself; without one the whole is read. */
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
  /** of an entry: in a form the one that is written, in a list the one to begin at */
  id?: string;
  subsection?: Subsection;
}

export const fieldSearch = (search: FieldSearch & SearchSchemaInput): FieldSearch => ({
  field: textIn(search.field),
});

/** A mode that is not known leads to the reading page. */
export const profileSearch = (search: ProfileSearch & SearchSchemaInput): ProfileSearch => {
  const mode = oneOf(profileModes, search.mode);
  const subsection = mode === 'more-info' ? oneOf(subsections, search.subsection) : undefined;
  // Named even where there is nothing: what is left out, the router takes from the address itself.
  return {
    mode,
    id: mode && textIn(search.id),
    subsection,
    field: mode && textIn(search.field),
  };
};
