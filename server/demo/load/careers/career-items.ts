import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { Country } from '@torg/protocol/terms';
import { dice } from '../../dice.ts';
import type { Row } from '../../insert-rows.ts';
import { marketLanguages } from '../../data/careers/market-languages.ts';
import type { DemoCareer, DemoDated, DemoProject } from '../../data/careers/careers.types.ts';
import { educationPeriods, jobPeriods, projectPeriods, type Span } from './career-times.ts';
import { periodColumns, yearIn } from './months.ts';

/** An entry without its position: the columns that its kind uses. */
type ItemContent = { kind: ProfileItemKind } & Row<'profile_item'>;

const noContent = {
  name: '',
  organization_name: '',
  degree: '',
  description: '',
  long_description: '',
  from_year: null,
  from_month: null,
  to_year: null,
  to_month: null,
  language_locale: null,
  spoken_level: null,
  written_level: null,
} satisfies Row<'profile_item'>;

/** The person whose entries are made. */
export interface Owner {
  key: string;
  /** the name of their company */
  company: string;
  country: Country;
  career: DemoCareer;
  span: Span;
  /** still working on the first project */
  isBusy: boolean;
}

const projectContent = (one: DemoProject): ItemContent => ({
  kind: 'project',
  name: one.name,
  organization_name: one.customer,
  description: one.text,
  long_description: one.did,
});

function projects({ career, span, isBusy }: Owner): ItemContent[] {
  const periods = projectPeriods(career, span, isBusy);
  return career.projects.map((one, place) => {
    const period = periods[place];
    return { ...projectContent(one), ...(period && periodColumns(period)) };
  });
}

function jobs({ career, span, company: own }: Owner): ItemContent[] {
  const periods = jobPeriods(career.jobs, span);
  return career.jobs.map(({ company, title, text }, place) => ({
    kind: 'work_experience',
    organization_name: company ?? own,
    description: title,
    long_description: text,
    ...(periods[place] && periodColumns(periods[place])),
  }));
}

function educations({ career, span }: Owner): ItemContent[] {
  const periods = educationPeriods(career, span);
  return career.educations.map(({ school, programme, degree, text = '' }, place) => ({
    kind: 'education',
    name: programme,
    degree,
    organization_name: school,
    description: text,
    ...(periods[place] && periodColumns(periods[place])),
  }));
}

const newestFirst = (one: ItemContent, other: ItemContent): number =>
  (other.from_year ?? 0) * 12 +
  (other.from_month ?? 0) -
  ((one.from_year ?? 0) * 12 + (one.from_month ?? 0));

const dated = (kind: ProfileItemKind, rows: readonly DemoDated[], { key, span }: Owner) =>
  rows
    .map(({ name, yearsAgo, text = '' }): ItemContent => ({
      kind,
      name,
      description: text,
      from_year: yearIn(span.now) - yearsAgo,
      from_month: dice(`${kind} ${name} of ${key}`).whole(1, 12),
    }))
    .toSorted(newestFirst);

const languages = ({ career, country }: Owner): ItemContent[] =>
  (career.languages ?? marketLanguages[country]).map(({ name, locale, spoken, written }) => ({
    kind: 'language',
    name,
    language_locale: locale,
    spoken_level: spoken,
    written_level: written,
  }));

const positions = ({ career, span }: Owner): ItemContent[] =>
  (career.positions ?? []).map(({ name, fromYearsAgo, toYearsAgo }) => ({
    kind: 'position_experience',
    name,
    from_year: yearIn(span.now) - fromYearsAgo,
    to_year: toYearsAgo === null ? null : yearIn(span.now) - toYearsAgo,
  }));

/** All entries of a profile, the newest of each kind first. */
function itemsOf(owner: Owner): ItemContent[] {
  const { career } = owner;
  return [
    ...projects(owner),
    ...jobs(owner),
    ...educations(owner),
    ...dated('certification', career.certifications ?? [], owner),
    ...dated('course', career.courses ?? [], owner),
    ...dated('honor', career.honors ?? [], owner),
    ...dated('presentation', career.presentations ?? [], owner),
    ...dated('publication', career.publications ?? [], owner),
    ...positions(owner),
    ...languages(owner),
  ];
}

/** As rows, each with its position among those of its kind. */
export function itemRows(
  owner: Owner,
  of: {
    profile: string;
    created_at: Date;
    idOf: (kind: ProfileItemKind, position: number) => string;
  },
): Row<'profile_item'>[] {
  const { profile, created_at, idOf } = of;
  const counted = new Map<ProfileItemKind, number>();
  return itemsOf(owner).map((content) => {
    const position = counted.get(content.kind) ?? 0;
    counted.set(content.kind, position + 1);
    const item = idOf(content.kind, position);
    return {
      item,
      profile,
      position,
      ...noContent,
      ...content,
      created_at,
      updated_at: created_at,
    };
  });
}
