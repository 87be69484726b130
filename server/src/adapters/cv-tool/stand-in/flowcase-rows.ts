import { createHash } from 'node:crypto';

/** A value by language, as an object or as keys and texts in turn. */
export type Texts = Record<string, string> | string[];
export type Row = Record<string, unknown>;

export const no = (text: string, int?: string): Texts => ({
  no: text,
  ...(int !== undefined && { int }),
});
export const se = (text: string, int?: string): Texts => ({
  se: text,
  ...(int !== undefined && { int }),
});

/** An id as Flowcase makes them, always the same for the same name. */
export const idThere = (name: string): string =>
  createHash('sha1').update(name).digest('hex').slice(0, 24);

const begun = '2023-02-01T10:00:00.000Z';

/** What Flowcase keeps of every entry. */
export const entry = (fields: Row): Row => ({
  starred: false,
  disabled: false,
  external_unique_id: null,
  version: 1,
  created_at: begun,
  updated_at: begun,
  owner_updated_at: null,
  modifier_id: null,
  diverged_from_master: false,
  recently_added: false,
  origin_id: null,
  ...fields,
});

/** `2019-08` as Flowcase writes it; null goes on. */
const moment = (text: string | null, side: 'from' | 'to'): Row => {
  const [year = null, month] = text?.split('-') ?? [];
  return {
    [`year_${side}`]: year,
    [`month_${side}`]: month === undefined ? null : String(Number(month)),
  };
};
export const period = (from: string, to: string | null): Row => ({
  ...moment(from, 'from'),
  ...moment(to, 'to'),
});
export const month = (text: string): Row => {
  const [year, of] = text.split('-');
  return { year, month: of === undefined ? null : String(Number(of)) };
};

export const skill = (tags: Texts, years = 0, proficiency: number | string = 0): Row => ({
  tags,
  proficiency,
  total_duration_in_years: years,
  base_duration_in_years: years,
  offset_duration_in_years: 0,
  version: 1,
  modifier_id: null,
  created_at: null,
  updated_at: null,
});

/** A skill of a project, which nobody has graded. */
export const used = (...names: (string | Texts)[]): Row[] =>
  names.map((name) => skill(typeof name === 'string' ? { no: name, int: name } : name));

export const role = (name: Texts, long_description: Texts = {}, fields: Row = {}): Row =>
  entry({ name, long_description, summary: {}, cv_role_id: null, ...fields });

export const project = (fields: Row): Row =>
  entry({
    customer: {},
    customer_anonymized: {},
    customer_description: {},
    customer_value_proposition: {},
    customer_selected: 'customer',
    description: {},
    long_description: {},
    industry: {},
    project_type: {},
    contract_type: {},
    percent_allocated: null,
    link_type: 'none',
    related_work_experience_id: null,
    images: [],
    exclude_tags: [],
    roles: [],
    project_experience_skills: [],
    ...fields,
  });

export const work = (employer: Texts, description: Texts, fields: Row): Row =>
  entry({ employer, description, long_description: {}, ...fields });
export const education = (school: Texts, degree: Texts, fields: Row): Row =>
  entry({ school, degree, description: {}, attachments: [], ...fields });
export const named = (name: Texts, fields: Row = {}): Row =>
  entry({ name, long_description: {}, ...fields });
export const language = (name: Texts, level: Texts): Row => entry({ name, level });

export const technologies = (category: Texts, skills: Row[], fields: Row = {}): Row =>
  entry({
    category,
    uncategorized: Object.keys(category).length === 0,
    exclude_tags: [],
    technology_skills: skills,
    ...fields,
  });

export const summary = (label: Texts, long_description: Texts, points: Texts[] = []): Row =>
  entry({
    label,
    tag_line: {},
    long_description,
    key_points: points.map((name) => named(name)),
  });
