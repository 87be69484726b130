import { headings, type SectionName } from '../data/headings.ts';
import type { PrintedAs } from '../people/expected-cv.ts';
import type { MadeUpCv } from '../people/made-up-cv.ts';
import { printPeriod, type DateLook } from '../people/print-date.ts';

export interface TypstLayout {
  name: string;
  heldOut: boolean;
  source: string;
  look: DateLook;
  /** which of a section's names */
  which: number;
  leavesOut?: PrintedAs['leavesOut'];
}

/** What a template is given: headings and dates are texts already. */
export function typstData(cv: MadeUpCv, look: DateLook, which: number) {
  const dated = <
    T extends { from: MadeUpCv['jobs'][number]['from']; to: MadeUpCv['jobs'][number]['to'] },
  >(
    items: readonly T[],
  ) => items.map((item) => ({ ...item, date: printPeriod(item, look, cv.language) }));
  const named = Object.entries(headings[cv.language]).map(([section, all]) => [
    section as SectionName,
    all[which % all.length],
  ]);
  return {
    ...cv,
    head: Object.fromEntries(named) as Record<SectionName, string>,
    jobs: dated(cv.jobs),
    educations: dated(cv.educations),
    projects: dated(cv.projects),
  };
}

const start = `#let cv = json(bytes(sys.inputs.data))
#set page(paper: "a4", margin: 18mm)
#set text(font: "Inter", size: 9.5pt, lang: cv.language, hyphenate: false)
`;

export const typstLayouts: TypstLayout[] = [
  {
    name: 'typst-modern',
    heldOut: true,
    look: { form: 'short', dash: ' – ', open: 0 },
    which: 0,
    leavesOut: ['projects'],
    source: `${start}
#let h(it) = block(above: 16pt, below: 8pt, text(13pt, weight: "semibold", fill: rgb("#1a5"), it))
#text(24pt, weight: "bold", cv.name) \\
#text(12pt, cv.title)
#grid(columns: 3, gutter: 14pt, cv.email, cv.phone, cv.place)
#h(cv.head.summary) #cv.summary
#h(cv.head.jobs)
#for job in cv.jobs { block(breakable: false)[#grid(columns: (1fr, auto), strong(job.title), text(fill: gray, job.date)) #job.company, #job.place
#for line in job.lines [- #line] ] }
#h(cv.head.educations)
#for one in cv.educations { block(breakable: false)[#grid(columns: (1fr, auto), strong(one.degree), text(fill: gray, one.date)) #one.school] }
#h(cv.head.languages)
#for one in cv.languages [#one.name: #one.level \\ ]
`,
  },
  {
    name: 'typst-rules',
    heldOut: false,
    look: { form: 'short', dash: ' – ', open: 0 },
    which: 1,
    leavesOut: ['languages'],
    source: `${start}
#let h(it) = block(above: 14pt, below: 6pt, width: 100%, stroke: (bottom: 0.5pt), inset: (bottom: 3pt), text(12pt, upper(it)))
#align(center)[#text(22pt, cv.name) \\ #cv.phone | #link("mailto:" + cv.email, cv.email)]
#h(cv.head.educations)
#for one in cv.educations { block(breakable: false)[#grid(columns: (1fr, auto), row-gutter: 5pt, strong(one.school), one.place, emph(one.degree), emph(one.date))] }
#h(cv.head.jobs)
#for job in cv.jobs { block(breakable: false)[#grid(columns: (1fr, auto), row-gutter: 5pt, strong(job.title), job.date, emph(job.company), emph(job.place))
#for line in job.lines [- #line] ] }
#h(cv.head.projects)
#for one in cv.projects { block(breakable: false)[#grid(columns: (1fr, auto), [#strong(one.name) | #emph(one.customer)], one.date)
#for line in one.lines [- #line] ] }
#h(cv.head.skills) #cv.skills.join(", ")
`,
  },
  {
    name: 'typst-sidebar',
    heldOut: true,
    look: { form: 'years', dash: ' – ', open: 0 },
    which: 0,
    leavesOut: ['projects'],
    source: `#let cv = json(bytes(sys.inputs.data))
#set page(paper: "a4", margin: 0pt)
#set text(font: "Inter", size: 9pt, lang: cv.language, hyphenate: false)
#let h(it) = block(above: 16pt, below: 7pt, text(11pt, weight: "bold", upper(it)))
#grid(columns: (66mm, 1fr), inset: 9mm, fill: (x, y) => if x == 0 { rgb("#dde6ee") },
[#h(cv.head.contact) #cv.email \\ #cv.phone \\ #cv.place
#h(cv.head.languages) #for one in cv.languages [#one.name – #one.level \\ ]
#h(cv.head.skills) #for one in cv.skills [- #one]
], [#text(26pt, weight: "bold", upper(cv.name)) \\ #text(12pt, cv.title)
#h(cv.head.summary) #cv.summary
#h(cv.head.jobs)
#for job in cv.jobs { block(breakable: false)[#text(10.5pt, strong(job.company)) \\ #job.title \\ #text(fill: gray, job.date) \\ #job.lines.join(" ")] }
#h(cv.head.educations)
#for one in cv.educations { block(breakable: false)[#text(10.5pt, strong(one.school)) \\ #one.degree \\ #text(fill: gray, one.date)] }])
`,
  },
  {
    name: 'typst-one-font',
    heldOut: false,
    look: { form: 'dotted', dash: ' - ', open: 1 },
    which: 0,
    leavesOut: ['languages'],
    source: `${start}
#let h(it) = block(above: 18pt, below: 8pt, upper(it))
#cv.name \\ #cv.title \\ #cv.email \\ #cv.phone
#h(cv.head.summary) #cv.summary
#h(cv.head.jobs)
#for job in cv.jobs { block(above: 12pt)[#job.date \\ #job.title, #job.company \\ #job.lines.join(" ")] }
#h(cv.head.projects)
#for one in cv.projects { block(above: 12pt)[#one.date \\ #one.name, #one.customer \\ #one.lines.join(" ")] }
#h(cv.head.educations)
#for one in cv.educations { block(above: 12pt)[#one.date \\ #one.degree, #one.school] }
`,
  },
];
