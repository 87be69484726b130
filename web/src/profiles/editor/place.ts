import type { ProfileItemKind, ProfileSection } from '@torg/protocol/profiles/profile-terms';
import type { ProfileMode, ProfileSearch, Subsection } from '../profile-search.ts';

/** What is open in the editor. */
export type Place =
  | { kind: 'section'; section: ProfileSection }
  | { kind: 'list'; of: ProfileItemKind; at?: string }
  | { kind: 'more'; subsection?: Subsection; at?: string }
  | { kind: 'form'; of: ProfileItemKind; item?: string }
  | { kind: 'view'; of: ViewedKind; item: string };

/** Entries that have a page of their own to read. */
export type ViewedKind = 'project' | 'work_experience';

/** The parts of the editor's rail, in the order of a CV. */
export const railParts = [
  'description',
  'facts',
  'skills',
  'projects',
  'work-experiences',
  'educations',
  'languages',
  'more-info',
] as const;
export type RailPart = (typeof railParts)[number];

export const subsectionKinds: Record<Subsection, ProfileItemKind> = {
  courses: 'course',
  certifications: 'certification',
  honors: 'honor',
  presentations: 'presentation',
  publications: 'publication',
  'position-experiences': 'position_experience',
};

/** The part of the rail that each kind of entry belongs to. */
const partOfKind: Record<ProfileItemKind, RailPart> = {
  project: 'projects',
  work_experience: 'work-experiences',
  education: 'educations',
  language: 'languages',
  course: 'more-info',
  certification: 'more-info',
  honor: 'more-info',
  presentation: 'more-info',
  publication: 'more-info',
  position_experience: 'more-info',
};

const form = (of: ProfileItemKind, item?: string): Place => ({ kind: 'form', of, item });
const list = (of: ProfileItemKind, at?: string): Place => ({ kind: 'list', of, at });
const section = (of: ProfileSection): Place => ({ kind: 'section', section: of });
const view = (of: ViewedKind, item?: string): Place =>
  item === undefined ? list(of) : { kind: 'view', of, item };

type OfMode = (search: ProfileSearch) => Place;

const places: Record<ProfileMode, OfMode> = {
  description: () => section('description'),
  facts: () => section('facts'),
  skills: () => section('skills'),
  projects: ({ id }) => list('project', id),
  'view-project': ({ id }) => view('project', id),
  'work-experiences': ({ id }) => list('work_experience', id),
  'new-work-experience': () => form('work_experience'),
  'edit-work-experience': ({ id }) => form('work_experience', id),
  'view-work-experience': ({ id }) => view('work_experience', id),
  educations: ({ id }) => list('education', id),
  'new-education': () => form('education'),
  'edit-education': ({ id }) => form('education', id),
  languages: ({ id }) => list('language', id),
  'new-language': () => form('language'),
  'edit-language': ({ id }) => form('language', id),
  'more-info': ({ id, subsection }) => ({ kind: 'more', subsection, at: id }),
  'edit-course': ({ id }) => form('course', id),
  'edit-certification': ({ id }) => form('certification', id),
  'edit-honor': ({ id }) => form('honor', id),
  'edit-presentation': ({ id }) => form('presentation', id),
  'edit-publication': ({ id }) => form('publication', id),
  'edit-position-experience': ({ id }) => form('position_experience', id),
};

interface Address {
  /** the route's own path, with its parameters unfilled */
  path: string;
  project?: string;
  search: ProfileSearch;
}

export function placeAt({ path, project, search }: Address): Place {
  if (path.endsWith('/projects/new')) return form('project');
  if (project !== undefined) return form('project', project);
  return places[search.mode ?? 'description'](search);
}

export function partOf(place: Place): RailPart {
  if (place.kind === 'section') return place.section;
  return place.kind === 'more' ? 'more-info' : partOfKind[place.of];
}

// ── addresses ───────────────────────────────────────────────────────────────────────────────────

const hyphens = (kind: ProfileItemKind) => kind.replaceAll('_', '-');
const subsectionOf = (kind: ProfileItemKind) =>
  Object.entries(subsectionKinds).find(([, of]) => of === kind)?.[0];
/** These have a mode of their own for a new entry; for the others an entry without an id is new. */
const withNewMode: readonly ProfileItemKind[] = ['work_experience', 'education', 'language'];

/** The address of a part's list, at one of its entries where one is named. */
export function listAddress(profile: string, kind: ProfileItemKind, at?: string): string {
  const subsection = subsectionOf(kind);
  return address(profile, { mode: partOfKind[kind], subsection, id: at });
}

export function formAddress(profile: string, kind: ProfileItemKind, item?: string): string {
  if (kind === 'project') {
    return `/profiles/${encodeURIComponent(profile)}/projects/${item ? `${item}/edit` : 'new'}`;
  }
  const verb = item === undefined && withNewMode.includes(kind) ? 'new' : 'edit';
  return address(profile, { mode: `${verb}-${hyphens(kind)}`, id: item });
}

export const viewAddress = (profile: string, kind: ViewedKind, item: string): string =>
  address(profile, { mode: `view-${hyphens(kind)}`, id: item });

export const partAddress = (profile: string, part: RailPart): string =>
  address(profile, { mode: part });

export const readingAddress = (profile: string): string =>
  `/profiles/${encodeURIComponent(profile)}`;

function address(profile: string, search: Record<string, string | undefined>): string {
  const set = Object.entries(search).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `${readingAddress(profile)}?${new URLSearchParams(set)}`;
}
