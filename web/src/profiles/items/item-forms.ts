import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { PickedCompetency } from '../../competencies/public/CompetencyPicker.tsx';
import type { ItemEntry } from '../editing.queries.ts';
import { typedYear, yearIn } from '../sections/month-year.ts';
import type { Item } from './list/item-lists.ts';

/** The request body of each kind, with no field left out. */
type Sent = { [E in ItemEntry as E['kind']]: Required<E['item']> };

interface PeriodForm {
  from_year: string;
  from_month: number | null;
  to_year: string;
  to_month: number | null;
  ongoing: boolean;
}
type Texts<K extends ProfileItemKind, F extends keyof Sent[K]> = Record<F, string>;

interface DatedForm {
  name: string;
  description: string;
  year: string;
  month: number | null;
}

/** The form of each kind: years as they are typed, competencies with their names. */
export interface ItemForms {
  project: Texts<
    'project',
    'project_name' | 'project_customer' | 'project_description' | 'project_role_description'
  > &
    PeriodForm & { project_roles: PickedCompetency[]; project_skills: PickedCompetency[] };
  work_experience: Texts<'work_experience', 'company' | 'description' | 'long_description'> &
    PeriodForm;
  education: Texts<'education', 'school' | 'degree' | 'programme' | 'description'> & PeriodForm;
  course: DatedForm;
  certification: DatedForm;
  honor: DatedForm;
  presentation: DatedForm;
  publication: DatedForm;
  position_experience: { name: string; description: string; year_from: string; year_to: string };
  language: Pick<
    Sent['language'],
    'language_name' | 'language_locale' | 'spoken_language_level' | 'written_language_level'
  >;
}

interface FormKind<F, I, S> {
  empty: F;
  read: (item: I) => F;
  write: (form: F) => S;
}
type FormKinds = { [K in ProfileItemKind]: FormKind<ItemForms[K], Item<K>, Sent[K]> };

type Period = Pick<Item<'project'>, 'from_year' | 'from_month' | 'to_year' | 'to_month'>;

const noPeriod: PeriodForm = {
  from_year: '',
  from_month: null,
  to_year: '',
  to_month: null,
  ongoing: false,
};

const readPeriod = ({ from_year, from_month, to_year, to_month }: Period): PeriodForm => ({
  from_year: typedYear(from_year),
  from_month,
  to_year: typedYear(to_year),
  to_month,
  ongoing: from_year !== null && to_year === null,
});

/** What is ongoing has no end; a month needs a year. */
function writePeriod(form: PeriodForm): Period {
  const from_year = yearIn(form.from_year);
  const to_year = form.ongoing ? null : yearIn(form.to_year);
  return {
    from_year,
    from_month: from_year === null ? null : form.from_month,
    to_year,
    to_month: to_year === null ? null : form.to_month,
  };
}

const dated: FormKinds['course'] = {
  empty: { name: '', description: '', year: '', month: null },
  read: ({ name, description, year, month }) => ({
    name,
    description,
    year: typedYear(year),
    month,
  }),
  write: ({ name, description, year, month }) => ({
    name: name.trim(),
    description: description.trim(),
    year: yearIn(year),
    month: yearIn(year) === null ? null : month,
  }),
};

const ids = (all: readonly { uuid: string }[]) => all.map(({ uuid }) => uuid);

const forms: FormKinds = {
  project: {
    empty: {
      project_name: '',
      project_customer: '',
      project_description: '',
      project_role_description: '',
      project_roles: [],
      project_skills: [],
      ...noPeriod,
    },
    read: (item) => ({
      project_name: item.project_name,
      project_customer: item.project_customer,
      project_description: item.project_description,
      project_role_description: item.project_role_description,
      project_roles: item.project_roles,
      project_skills: item.project_skills,
      ...readPeriod(item),
    }),
    write: (form) => ({
      project_name: form.project_name.trim(),
      project_customer: form.project_customer.trim(),
      project_description: form.project_description.trim(),
      project_role_description: form.project_role_description.trim(),
      project_roles: ids(form.project_roles),
      project_skills: ids(form.project_skills),
      ...writePeriod(form),
    }),
  },
  work_experience: {
    empty: { company: '', description: '', long_description: '', ...noPeriod },
    read: ({ company, description, long_description, ...item }) => ({
      company,
      description,
      long_description,
      ...readPeriod(item),
    }),
    write: (form) => ({
      company: form.company.trim(),
      description: form.description.trim(),
      long_description: form.long_description.trim(),
      ...writePeriod(form),
    }),
  },
  education: {
    empty: { school: '', degree: '', programme: '', description: '', ...noPeriod },
    read: ({ school, degree, programme, description, ...item }) => ({
      school,
      degree,
      programme,
      description,
      ...readPeriod(item),
    }),
    write: (form) => ({
      school: form.school.trim(),
      degree: form.degree.trim(),
      programme: form.programme.trim(),
      description: form.description.trim(),
      ...writePeriod(form),
    }),
  },
  course: dated,
  certification: dated,
  honor: dated,
  presentation: dated,
  publication: dated,
  position_experience: {
    empty: { name: '', description: '', year_from: '', year_to: '' },
    read: ({ name, description, year_from, year_to }) => ({
      name,
      description,
      year_from: typedYear(year_from),
      year_to: typedYear(year_to),
    }),
    write: ({ name, description, year_from, year_to }) => ({
      name: name.trim(),
      description: description.trim(),
      year_from: yearIn(year_from),
      year_to: yearIn(year_to),
    }),
  },
  language: {
    empty: {
      language_name: '',
      language_locale: null,
      spoken_language_level: null,
      written_language_level: null,
    },
    read: (item) => ({
      language_name: item.language_name,
      language_locale: item.language_locale,
      spoken_language_level: item.spoken_language_level,
      written_language_level: item.written_language_level,
    }),
    write: (form) => ({ ...form, language_name: form.language_name.trim() }),
  },
};

/** Converts entries of a kind to the values of their form and back. */
export const formKind = <K extends ProfileItemKind>(kind: K): FormKinds[K] => forms[kind];

export const entryOf = <K extends ProfileItemKind>(kind: K, form: ItemForms[K]): ItemEntry =>
  ({ kind, item: formKind(kind).write(form) }) as ItemEntry;
