import { headings, type SectionName } from '../data/headings.ts';
import type { MadeUpCv, MadeUpPeriod } from '../people/made-up-cv.ts';
import { printMonth, printPeriod } from '../people/print-date.ts';
import type { DrawnCv, Drawing, Run } from './drawing.ts';
import type { Knobs } from './knobs.ts';

interface Entry extends MadeUpPeriod {
  first: string;
  second: string;
  place: string;
  lines: string[];
}

const plain = (text: string, size: number): Run => ({
  text,
  size,
  weight: 'regular',
  style: 'normal',
  tracking: 0,
  link: null,
});
const line = (above: number, ...runs: Run[]): Drawing => ({ kind: 'line', above, runs });

function strongRun(text: string, { strong, size }: Knobs): Run {
  const run = plain(
    strong === 'capitals' ? text.toUpperCase() : text,
    strong === 'large' ? size + 1.5 : size,
  );
  return {
    ...run,
    weight: strong === 'bold' ? 'bold' : 'regular',
    style: strong === 'italic' ? 'italic' : 'normal',
  };
}

/** The first lines of an entry, without a date in a column of its own. */
function headOf(entry: Entry, knobs: Knobs): Run[][] {
  const { separator, size, hasPlace } = knobs;
  const place = hasPlace && entry.place !== '' ? `, ${entry.place}` : '';
  const second = `${entry.second}${place}`;
  if (separator !== null) {
    return [[strongRun(entry.first, knobs), plain(`${separator}${second}`, size)]];
  }
  return [[strongRun(entry.first, knobs)], [plain(second, size)]];
}

function bodyOf(entry: Entry, { text, size }: Knobs): Drawing[] {
  if (entry.lines.length === 0 || text === 'none') return [];
  if (text === 'bullets') return [{ kind: 'bullets', above: 5, size, items: entry.lines }];
  return [{ kind: 'paragraph', above: 5, size, text: entry.lines.join(' ') }];
}

function entryDrawings(entry: Entry, knobs: Knobs, language: MadeUpCv['language']): Drawing[] {
  const { datePlace, size, space } = knobs;
  const date = printPeriod(entry, knobs.date, language);
  const [first = [], ...rest] = headOf(entry, knobs);
  const others = (above = 4) => rest.map((runs) => line(above, ...runs));
  const body = bodyOf(entry, knobs);
  const dateLine = line(4, plain(date, size));
  switch (datePlace) {
    case 'right':
      return [
        { kind: 'row', above: space, left: first, right: [plain(date, size)] },
        ...others(),
        ...body,
      ];
    case 'left':
      return [
        {
          kind: 'beside',
          above: space,
          width: 44,
          left: [line(0, plain(date, size))],
          right: [line(0, ...first), ...others(), ...body],
        },
      ];
    case 'stacked': {
      const parts =
        entry.to === null
          ? [date]
          : [
              printMonth(entry.to, knobs.date.form, language),
              printMonth(entry.from, knobs.date.form, language),
            ];
      const left = parts.map((part, at) => line(at === 0 ? 0 : 4, plain(part, size)));
      return [
        {
          kind: 'beside',
          above: space,
          width: 44,
          left,
          right: [line(0, ...first), ...others(), ...body],
        },
      ];
    }
    case 'above':
      return [line(space, plain(date, size)), line(4, ...first), ...others(), ...body];
    case 'below':
      return [line(space, ...first), ...others(), dateLine, ...body];
    case 'before':
      return [line(space, plain(`${date}  `, size), ...first), ...others(), ...body];
    case 'parenthesis':
      return [line(space, ...first, plain(` (${date})`, size)), ...others(), ...body];
  }
}

function entriesOf(section: SectionName, cv: MadeUpCv, { first }: Knobs): Entry[] {
  const inOrder = (
    item: MadeUpPeriod,
    company: string,
    title: string,
    place: string,
    lines: string[],
  ): Entry => ({
    from: item.from,
    to: item.to,
    first: first === 'company' ? company : title,
    second: first === 'company' ? title : company,
    place,
    lines,
  });
  if (section === 'jobs') {
    return cv.jobs.map((one) => inOrder(one, one.company, one.title, one.place, one.lines));
  }
  if (section === 'educations') {
    return cv.educations.map((one) => inOrder(one, one.school, one.degree, one.place, []));
  }
  return cv.projects.map((one) => inOrder(one, one.customer, one.name, '', one.lines));
}

function listOf(items: string[], form: Knobs['skills'], size: number): Drawing[] {
  if (form === 'commas') return [{ kind: 'paragraph', above: 6, size, text: items.join(', ') }];
  if (form === 'bullets') return [{ kind: 'bullets', above: 6, size, items }];
  return items.map((item, at) => line(at === 0 ? 6 : 4, plain(item, size)));
}

function contentOf(section: SectionName, cv: MadeUpCv, knobs: Knobs): Drawing[] {
  const { size, levels } = knobs;
  const level = (text: string): string =>
    ({ parenthesis: ` (${text})`, colon: `: ${text}`, dash: ` – ${text}` })[levels];
  switch (section) {
    case 'summary':
      return [{ kind: 'paragraph', above: 6, size, text: cv.summary }];
    case 'skills':
      return listOf(cv.skills, knobs.skills, size);
    case 'languages':
      return cv.languages.map((one, at) =>
        line(at === 0 ? 6 : 4, plain(`${one.name}${level(one.level)}`, size)),
      );
    case 'certifications':
    case 'courses':
      return cv[section].map((one, at) =>
        line(
          at === 0 ? 6 : 4,
          plain(`${one.name}, ${printMonth(one.date, knobs.date.form, cv.language)}`, size),
        ),
      );
    case 'contact':
      return contactOf(cv, knobs);
    case 'jobs':
    case 'educations':
    case 'projects':
      return entriesOf(section, cv, knobs).flatMap((entry) =>
        entryDrawings(entry, knobs, cv.language),
      );
  }
}

function sectionDrawings(section: SectionName, cv: MadeUpCv, knobs: Knobs): Drawing[] {
  const content = contentOf(section, cv, knobs);
  if (content.length === 0) return [];
  if (section === 'summary' && !knobs.hasSummaryHeading) return content;
  const { heading, which } = knobs;
  const all = headings[cv.language][section];
  const name = `${all[which % all.length] ?? ''}${heading.after}`;
  const run: Run = {
    ...plain(heading.capitals ? name.toUpperCase() : name, heading.size),
    weight: heading.bold ? 'bold' : 'regular',
    tracking: heading.tracking,
  };
  if (heading.place === 'margin') {
    return [{ kind: 'beside', above: 16, width: 38, left: [line(0, run)], right: content }];
  }
  return [line(17, run), ...content];
}

function contactOf(cv: MadeUpCv, { contact, size }: Knobs): Drawing[] {
  const { email, phone, place } = cv;
  switch (contact) {
    case 'line':
      return [line(6, plain([email, phone, place].join(' | '), size))];
    case 'lines':
      return [email, phone, place].map((text) => line(4, plain(text, size)));
    case 'labels':
      return [`E-mail: ${email}`, `Tel: ${phone}`].map((text) => line(4, plain(text, size)));
    case 'link':
      return [
        line(4, { ...plain('E-mail', size), link: `mailto:${email}` }, plain(` ${phone}`, size)),
      ];
  }
}

/** A CV as the knobs say that it looks. */
export function drawCv(cv: MadeUpCv, knobs: Knobs): DrawnCv {
  const { columns, name, size, running } = knobs;
  const nameRun = {
    ...plain(name.capitals ? cv.name.toUpperCase() : cv.name, name.size),
    weight: 'bold' as const,
  };
  const top = [
    ...(name.label ? [line(0, plain('Curriculum vitae', size))] : []),
    line(4, nameRun),
    line(8, plain(cv.title, size)),
  ];
  const side: SectionName[] = ['contact', 'skills', 'languages', 'certifications', 'courses'];
  const of = (sections: SectionName[]) =>
    sections.flatMap((section) => sectionDrawings(section, cv, knobs));
  const main = knobs.order.filter((section) => !side.includes(section));
  const aside = of(['contact', ...knobs.order.filter((section) => side.includes(section))]);
  const base = {
    language: cv.language,
    paper: knobs.paper,
    size,
    header: running === 'header' ? `${cv.name} – CV` : '',
    footer: running === 'footer',
  };
  const contact = contactOf(cv, knobs);
  if (columns === 'one') {
    return { ...base, top: [...top, ...contact], columns: null, below: of(knobs.order) };
  }
  const widths = columns === 'sidebar-left' ? [30, 70] : [70, 30];
  const content = columns === 'sidebar-left' ? [aside, of(main)] : [of(main), aside];
  return {
    ...base,
    top,
    columns: { widths: columns === 'two' ? [50, 50] : widths, content },
    below: [],
  };
}
