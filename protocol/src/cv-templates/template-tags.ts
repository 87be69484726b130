/** The tags of CV templates. No zod here, so that they cost the app nothing. */

import { cvVariantLists } from '../cvs/cv-terms.ts';

/** Prints a text. */
const texts = [
  'name',
  'first_name',
  'title',
  'email',
  'phone',
  'company',
  'description',
  'experience_years',
  'regions',
  'remote',
  'skills',
  'skills_expert',
  'version',
] as const;
/** Prints a day, also by a pattern as `{today:dd.MM.yyyy}`. */
const days = ['availability', 'today'] as const;
/** `{%image}` */
export const templateImages = ['image', 'company_logo'] as const;

const period = ['from', 'to', 'period', 'duration'] as const;
const once = ['name', 'description', 'year', 'month', 'date', ...period] as const;

/** What is repeated with `{#projects}…{/projects}`, and the tags within. */
export const templateLists = {
  skills_list: ['name', 'expert'],
  roles: ['name', 'emphasize'],
  projects: [
    ...['project_name', 'project_customer', 'project_description', 'project_role_description'],
    ...['project_roles', 'project_skills', 'name', 'customer', 'description', 'role_description'],
    ...['roles', 'skills', ...period],
  ],
  work_experiences: ['company', 'title', 'description', 'long_description', ...period],
  educations: ['programme', 'degree', 'school', 'description', ...period],
  certifications: once,
  courses: once,
  honors: once,
  presentations: once,
  publications: once,
  positions: ['name', 'description', 'year_from', 'year_to', ...period],
  languages: [
    ...['name', 'level', 'language_name', 'spoken_language_level', 'written_language_level'],
  ],
} as const;
export type TemplateList = keyof typeof templateLists;
export const templateListNames = Object.keys(templateLists) as TemplateList[];

/** Headings in the language of the CV: `{h.projects}`. */
export const templateHeadings = ['about', ...cvVariantLists, 'contact', 'facts'] as const;

/** Made-up CVs that show a template with much in it, and with next to nothing. */
export const templateSamples = ['full', 'thin'] as const;
export type TemplateSample = (typeof templateSamples)[number];

/** Lists that also print their names in one line. */
const namesOf = ['roles'] as const;

/** Every tag that may stand outside of a loop. */
export const templateTags: readonly string[] = [
  ...texts,
  ...days,
  ...templateImages.map((image) => `%${image}`),
  ...namesOf,
  ...templateHeadings.map((heading) => `h.${heading}`),
];

export type TemplateTagKind = 'print' | 'loop' | 'image';

/** A tag as it stands in a template, with the loops around it from the outermost. */
export interface TemplateTag {
  tag: string;
  kind: TemplateTagKind;
  within: readonly string[];
}

const isList = (name: string | undefined): name is TemplateList =>
  name !== undefined && Object.hasOwn(templateLists, name);

/** What may stand here: of the innermost loop that is a list, and everything outside of it. */
function namesFor({ kind, within }: TemplateTag): readonly string[] {
  if (kind === 'image') return templateImages.map((image) => `%${image}`);
  const inner = within.flatMap((name): readonly string[] =>
    isList(name) ? templateLists[name] : [],
  );
  const dot = within.length > 0 ? ['.'] : [];
  const loops = kind === 'loop' ? [...templateListNames, ...templateImages] : [];
  return [...inner, ...templateTags, ...loops, ...dot];
}

/** What may have been meant to be repeated, as it is written: `{projects}` prints nothing by itself. */
const loopsFor = ({ kind }: TemplateTag): readonly string[] =>
  kind === 'print' ? templateListNames.map((name) => `#${name}`) : [];

/** How many letters must be changed, added or left out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of one.split('').entries()) {
    const next = [line + 1];
    for (const [place, against] of other.split('').entries()) {
      const swapped = (row[place] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(swapped, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const mostLetters = 40;

/** The known tag that looks most alike; null where none is near. */
function nearest(tag: string, known: readonly string[]): string | null {
  const written = tag.toLowerCase().slice(0, mostLetters);
  const ranked = [...new Set(known)]
    .map((name) => ({ name, far: distance(written, name) }))
    .toSorted((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= Math.max(2, Math.floor(written.length / 2)) ? best.name : null;
}

/** Tags that print empty, each once, with the one that was probably meant. */
export function unknownTags(
  tags: readonly TemplateTag[],
): { tag: string; nearest: string | null }[] {
  const unknown = new Map<string, string | null>();
  for (const one of tags) {
    const name = one.kind === 'image' ? `%${one.tag}` : one.tag;
    const known = namesFor(one);
    if (!known.includes(name)) unknown.set(name, nearest(name, [...known, ...loopsFor(one)]));
  }
  return [...unknown].map(([tag, near]) => ({ tag, nearest: near }));
}
