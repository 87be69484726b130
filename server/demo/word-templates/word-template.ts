import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Locale } from '@torg/protocol/terms';
import { cvWords } from '../../src/cvs/cvs.queries.ts';
import { packStable } from '../../src/adapters/word-documents/pack-stable.ts';

export interface TemplateLook {
  locale: Locale;
  title: string;
  font: string;
  ink: string;
  accent: string;
  /** how many projects; all without it */
  projects?: number;
}

const tags: Record<Locale, string> = { nb: 'nb-NO', sv: 'sv-SE', en: 'en-GB' };
const made = new Date('2026-11-23T00:00:00Z');

const line = (text: string) => new Paragraph({ text });
const quiet = (text: string, color: string) =>
  new Paragraph({ children: [new TextRun({ text, color, size: 19 })] });
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const entry = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });

/** What stands only where there is something to say. */
const where = (tag: string, body: Paragraph[]): Paragraph[] => [
  line(`{#${tag}}`),
  ...body,
  line(`{/${tag.replace(/:.*/, '')}}`),
];
/** A heading, and the entries of a list below it. */
const each = (list: string, body: Paragraph[], count?: number): Paragraph[] => [
  ...where(`${list}:1`, [heading(`{h.${list}}`)]),
  ...where(count === undefined ? list : `${list}:${count}`, body),
];

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = { top: none, left: none, right: none, bottom: none };
const cell = (width: number, children: Paragraph[]) =>
  new TableCell({ children, borders, width: { size: width, type: WidthType.DXA } });

/** Who it is about, with the photo to the right. */
const head = ({ accent }: TemplateLook) =>
  new Table({
    columnWidths: [6_900, 2_400],
    width: { size: 9_300, type: WidthType.DXA },
    borders: { ...borders, insideHorizontal: none, insideVertical: none },
    rows: [
      new TableRow({
        children: [
          cell(6_900, [
            ...where('company_logo', [line('{%company_logo}')]),
            new Paragraph({ text: '{name}', heading: HeadingLevel.TITLE }),
            new Paragraph({
              children: [new TextRun({ text: '{title}', color: accent, size: 26 })],
            }),
            ...where('company', [line('{company}')]),
            ...where('email', [line('{email}  {phone}')]),
            ...where('regions', [line('{regions}  {remote}')]),
            ...where('availability', [line('{availability}')]),
          ]),
          cell(2_400, [line('{%image}')]),
        ],
      }),
    ],
  });

function sections({ locale, accent, projects }: TemplateLook): Paragraph[] {
  const words = cvWords[locale];
  const when = quiet('{period}  {duration}', accent);
  const short = each('certifications', [line('{date}  {name}')]);
  return [
    ...where('description', [heading('{h.about}'), line('{description}')]),
    ...where('roles:1', [heading('{h.roles}'), line('{roles}')]),
    ...where('skills_list:1', [heading('{h.skills}'), line('{skills}')]),
    ...each(
      'projects',
      [
        entry('{project_name} – {project_customer}'),
        quiet('{period}  {duration}  {project_roles}', accent),
        line('{project_description}'),
        line('{project_role_description}'),
        line(`{#project_skills:1}${words.skills}: {/project_skills}{project_skills}`),
      ],
      projects,
    ),
    ...each('work_experiences', [entry('{title}, {company}'), when, line('{long_description}')]),
    ...each('educations', [entry('{degree} {programme}, {school}'), quiet('{period}', accent)]),
    ...short,
    ...each('courses', [line('{date}  {name}')]),
    ...each('languages', [line('{name}: {level}')]),
  ];
}

function foot({ locale }: TemplateLook): Footer {
  const words = cvWords[locale];
  const pages = [`${words.page} `, PageNumber.CURRENT, ` ${words.of} `, PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({ text: `{name} · {today} · ${words.version} {version} · `, size: 16 }),
          new TextRun({ children: pages, size: 16 }),
        ],
      }),
    ],
  });
}

/** A template for CVs in Word, in the colours and with the words of somebody. */
export function makeWordTemplate(look: TemplateLook): Promise<Buffer> {
  const { locale, title, font, ink } = look;
  const document = new Document({
    title,
    creator: 'Torg',
    styles: {
      default: {
        document: {
          run: { font, size: 21, language: { value: tags[locale] } },
          paragraph: { spacing: { after: 60 } },
        },
        title: { run: { size: 46, bold: true, color: ink }, paragraph: { spacing: { after: 60 } } },
        heading1: {
          run: { size: 27, bold: true, color: ink },
          paragraph: { spacing: { before: 320, after: 100 }, keepNext: true },
        },
        heading2: {
          run: { size: 22, bold: true },
          paragraph: { spacing: { before: 180, after: 20 }, keepNext: true },
        },
      },
    },
    sections: [{ footers: { default: foot(look) }, children: [head(look), ...sections(look)] }],
  });
  return packStable(document, { title, made, locale });
}
