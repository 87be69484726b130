import type { z } from 'zod';
import type { profileItemShapes } from '../profiles/profile-inputs.ts';
import { profileItemKinds, type ProfileItemKind } from '../profiles/profile-terms.ts';

/** The parts of a CV that an import can be asked for, in the order in which they are shown. */
export const featureExtractionFlags = [
  'profile_description',
  'profile_skill',
  'profile_role',
  'project',
  'work_experience',
  'education',
  'certification',
  'course',
  'publication',
  'presentation',
  'honor',
  'position_experience',
  'language',
] as const;
export type FeatureExtractionFlag = (typeof featureExtractionFlags)[number];

/** The flags whose entries are saved one by one are kinds of entries of a profile. */
export const isItemFlag = (flag: FeatureExtractionFlag): flag is ProfileItemKind =>
  profileItemKinds.some((kind) => kind === flag);

/** A CV names roles and skills in words of its own; the competencies are found later. */
export type ProjectInCv = Omit<ItemOfKind<'project'>, 'project_roles' | 'project_skills'> & {
  project_roles: string[];
  project_skills: string[];
};

type ItemOfKind<Kind extends ProfileItemKind> = z.output<(typeof profileItemShapes)[Kind]>;

/** An entry in the shape that the profile's editor takes. */
export type ItemOf<Flag extends FeatureExtractionFlag> = Flag extends 'profile_description'
  ? { description: string }
  : Flag extends 'profile_skill'
    ? { name: string; expert: boolean }
    : Flag extends 'profile_role'
      ? { name: string; emphasize: boolean }
      : Flag extends 'project'
        ? ProjectInCv
        : Flag extends ProfileItemKind
          ? ItemOfKind<Flag>
          : never;

/** Where something stands: page and line from 1, the box in points from the page's top left. */
export interface SourceLine {
  page: number;
  line: number;
  text: string;
  box: { x: number; y: number; width: number; height: number };
}

export const certainties = ['certain', 'likely', 'unsure'] as const;
export type Certainty = (typeof certainties)[number];

export interface FoundEntry<Item> {
  item: Item;
  certainty: Certainty;
  source: SourceLine[];
}

/** What an engine reads out of a CV: per flag the entries, in the shapes that the profile's editor takes. */
export interface ReadCv {
  language: 'nb' | 'nn' | 'sv' | 'da' | 'en' | null;
  person: {
    name: FoundEntry<string> | null;
    email: FoundEntry<string> | null;
    phone: FoundEntry<string> | null;
    title: FoundEntry<string> | null;
  };
  found: { [Flag in FeatureExtractionFlag]?: FoundEntry<ItemOf<Flag>>[] };
  not_placed: SourceLine[];
}
