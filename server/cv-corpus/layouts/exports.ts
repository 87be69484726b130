import type { MadeUpCv } from '../people/made-up-cv.ts';
import { esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const terms = {
  nb: {
    time: 'Varighet',
    project: 'Prosjekt',
    company: 'Arbeidsgiver',
    title: 'Tittel',
    school: 'Skole',
    degree: 'Grad',
    role: 'Rolle',
    skill: 'Kompetanse',
    featured: 'Fremhevede roller',
  },
  nn: {
    time: 'Varigheit',
    project: 'Prosjekt',
    company: 'Arbeidsgivar',
    title: 'Tittel',
    school: 'Skule',
    degree: 'Grad',
    role: 'Rolle',
    skill: 'Kompetanse',
    featured: 'Framheva roller',
  },
  sv: {
    time: 'Period',
    project: 'Projekt',
    company: 'Arbetsgivare',
    title: 'Titel',
    school: 'Skola',
    degree: 'Examen',
    role: 'Roll',
    skill: 'Kompetens',
    featured: 'Framhävda roller',
  },
  da: {
    time: 'Periode',
    project: 'Projekt',
    company: 'Arbejdsgiver',
    title: 'Titel',
    school: 'Skole',
    degree: 'Grad',
    role: 'Rolle',
    skill: 'Kompetencer',
    featured: 'Roller',
  },
  en: {
    time: 'Duration',
    project: 'Project',
    company: 'Company',
    title: 'Title',
    school: 'School',
    degree: 'Degree',
    role: 'Role',
    skill: 'Skills',
    featured: 'Key roles',
  },
} as const;

const table = (head: string[], rows: string[][]): string =>
  `<table><tr>${head.map((one) => `<th>${one.toUpperCase()}</th>`).join('')}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const projectCell = (cv: MadeUpCv, project: MadeUpCv['projects'][number]): string => {
  const { role, skill } = terms[cv.language];
  return `<b>${esc(project.customer)}: ${esc(project.name)}</b>${paragraphs(project.lines)}<p class="k">${role.toUpperCase()}: ${esc(project.role)}</p><p class="k">${skill.toUpperCase()}</p><p>${project.skills.map(esc).join(', ')}</p>`;
};

export const nordicExport = (heldOut: boolean): Layout => ({
  name: heldOut ? 'nordic-export-airy' : 'nordic-export',
  heldOut,
  print: (cv) => {
    const { head, date } = wordsOf(
      cv,
      heldOut ? { form: 'dotted', dash: ' - ', open: -1 } : { form: 'short', dash: ' - ', open: 0 },
    );
    const word = terms[cv.language];
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      heldOut
        ? `h1 { font-size: 30pt; font-weight: normal } h2 { font-size: 18pt; font-weight: normal; margin: 20pt 0 8pt } table { width: 100%; border-spacing: 0 } th { text-align: left; font-size: 7pt; color: #777 } td { vertical-align: top; padding: 6pt 8pt 10pt 0 } td:first-child { width: 38mm } .k { font-size: 7pt; color: #555; margin-top: 4pt }`
        : `h1 { font-size: 20pt } h2 { font-size: 13pt; margin: 16pt 0 6pt; border-bottom: 1px solid #aaa } table { width: 100%; border-collapse: collapse } th { text-align: left; font-size: 8pt } td { vertical-align: top; padding: 4pt 6pt 6pt 0; border-bottom: 1px solid #ddd } td:first-child { width: 42mm } tr { break-inside: avoid } .k { font-size: 8pt; font-weight: bold; margin-top: 3pt }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p>${cv.email} ${cv.phone}</p><p>${esc(cv.summary)}</p>
      ${h(head('skills'))}<p>${cv.skills.map(esc).join(', ')}</p>${h(word.featured)}<p>${esc(cv.title)}</p>
      ${h(head('projects', 1))}${table(
        [word.time, word.project],
        cv.projects.map((one) => [date(one), projectCell(cv, one)]),
      )}
      ${h(head('educations'))}${table(
        [word.time, word.school, word.degree],
        cv.educations.map((one) => [date(one), esc(one.school), esc(one.degree)]),
      )}
      ${
        cv.jobs.length > 0
          ? h(head('jobs')) +
            table(
              [word.time, word.company, word.title],
              cv.jobs.map((one) => [date(one), esc(one.company), one.title]),
            )
          : ''
      }
      ${h(head('languages'))}${cv.languages.map((one) => `<p>${one.name} – ${one.level}</p>`).join('')}`,
      cv.language,
    );
  },
});

const lengths = {
  nb: ['år', 'måneder'],
  nn: ['år', 'månader'],
  sv: ['år', 'månader'],
  da: ['år', 'måneder'],
  en: ['years', 'months'],
} as const;

export const linkedInLike: Layout = {
  name: 'linkedin-like',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' - ', open: 0 });
    const [years, months] = lengths[cv.language];
    const long = (one: { from: { year: number } }) =>
      `(${2 + (one.from.year % 4)} ${years} ${1 + (one.from.year % 9)} ${months})`;
    const h = (text: string) => `<h2>${text}</h2>`;
    const [first, second, ...rest] = cv.jobs;
    // The two newest positions are at the same employer, as the site groups them.
    const grouped =
      first && second
        ? `<p class="c">${esc(first.company)}</p><p class="t">6 ${years} 2 ${months}</p>${[first, second].map((job) => `<p class="p">${job.title}</p><p class="t">${date(job)} ${long(job)}</p><p class="t">${esc(job.place)}</p>${paragraphs(job.lines)}`).join('')}`
        : '';
    return page(
      `@page { margin: 0 } .g { display: grid; grid-template-columns: 62mm 1fr; min-height: 296mm } aside { background: #293e49; color: #fff; padding: 12mm 6mm; font-size: 9pt } main { padding: 12mm 8mm } h1 { font-size: 26pt; font-weight: normal } h2 { font-size: 15pt; font-weight: normal; margin: 18pt 0 6pt } aside h2 { font-size: 13pt } .c { font-size: 12pt; margin-top: 12pt } .p { font-size: 11.5pt; margin-top: 4pt } .t { font-size: 10.5pt; color: #666 }`,
      `<div class="g"><aside>${h(head('contact'))}<p>${cv.phone}</p><p>${cv.email}</p>${h(head('skills'))}${cv.skills
        .slice(0, 3)
        .map((one) => `<p>${esc(one)}</p>`)
        .join(
          '',
        )}${h(head('languages'))}${cv.languages.map((one) => `<p>${one.name} (${one.level})</p>`).join('')}</aside>
      <main><h1>${cv.name}</h1><p>${cv.title}</p><p class="t">${esc(cv.place)}</p>${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${grouped}${(first && second ? rest : cv.jobs).map((job) => `<p class="c">${esc(job.company)}</p><p class="p">${job.title}</p><p class="t">${date(job)} ${long(job)}</p><p class="t">${esc(job.place)}</p>${paragraphs(job.lines)}`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<p class="c">${esc(one.school)}</p><p class="t">${esc(one.degree)} · (${date(one)})</p>`).join('')}</main></div>`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};
