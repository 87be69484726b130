import { levelOf } from '../../cv-imports/cv-imports.queries.ts';
import type {
  ToolCv,
  ToolDated,
  ToolSummary,
  ToolTexts,
} from '../../platform/ports/cv-tool-shapes.ts';
import type { Draft, Drafts } from './fit-section.ts';
import { shown } from './map-terms.ts';
import { monthOf, periodOf } from './periods.ts';
import { joined, type ReadTexts } from './read-texts.ts';

function summaryText({ tagLine, text, points }: ToolSummary, read: ReadTexts): string {
  const bullets = shown(points).map(({ name, text: more }) =>
    [read(name), read(more)].filter(Boolean).join(': '),
  );
  const list = bullets.filter(Boolean).map((bullet) => `- ${bullet}`);
  return joined(read(tagLine), read(text), list.join('\n'));
}

/** A profile has one text about the person: the starred summaries, or else all of them. */
export function mapDescription(cv: ToolCv, read: ReadTexts): Draft<'profile_description'>[] {
  const summaries = shown(cv.summaries);
  const starred = summaries.filter(({ isStarred }) => isStarred);
  const chosen = starred.length > 0 ? starred : summaries;
  const description = joined(...chosen.map((summary) => summaryText(summary, read)));
  return [{ source: cv.id, item: { description } }];
}

/** The level in whichever language says one that we know. */
const levelIn = (texts: ToolTexts) =>
  Object.keys(texts)
    .toSorted()
    .map((code) => levelOf(texts[code] ?? ''))
    .find((level) => level !== null) ?? null;

const mapLanguages = (cv: ToolCv, read: ReadTexts): Draft<'language'>[] =>
  shown(cv.languages)
    .map(({ id, name, level }) => {
      const known = levelIn(level);
      const levels = { spoken_language_level: known, written_language_level: known };
      const item = { language_name: read(name), language_locale: null, ...levels };
      return { source: id, item };
    })
    .filter(({ item }) => item.language_name !== '');

const mapDated = (entries: readonly ToolDated[], read: ReadTexts) =>
  shown(entries).map(({ id, name, by, text, ...when }) => ({
    source: id,
    item: { name: read(name), description: joined(read(by), read(text)), ...monthOf(when) },
  }));

const mapWorks = (cv: ToolCv, read: ReadTexts): Draft<'work_experience'>[] =>
  shown(cv.works).map(({ id, company, role, text, ...period }) => ({
    source: id,
    item: {
      company: read(company),
      description: read(role),
      long_description: read(text),
      ...periodOf(period),
    },
  }));

const mapEducations = (cv: ToolCv, read: ReadTexts): Draft<'education'>[] =>
  shown(cv.educations).map(({ id, school, degree, text, ...period }) => ({
    source: id,
    item: {
      programme: '',
      degree: read(degree),
      school: read(school),
      description: read(text),
      ...periodOf(period),
    },
  }));

const mapPositions = (cv: ToolCv, read: ReadTexts): Draft<'position_experience'>[] =>
  shown(cv.positions).map(({ id, name, text, ...period }) => {
    const { from_year, to_year } = periodOf(period);
    const years = { year_from: from_year, year_to: to_year };
    return { source: id, item: { name: read(name), description: read(text), ...years } };
  });

/** The lists of a CV whose entries lie side by side in a profile too. */
export const mapLists = (cv: ToolCv, read: ReadTexts) =>
  ({
    work_experience: mapWorks(cv, read),
    education: mapEducations(cv, read),
    position_experience: mapPositions(cv, read),
    language: mapLanguages(cv, read),
    certification: mapDated(cv.certifications, read),
    course: mapDated(cv.courses, read),
    presentation: mapDated(cv.presentations, read),
    publication: mapDated(cv.publications, read),
    honor: mapDated(cv.honors, read),
  }) satisfies Partial<Drafts>;
