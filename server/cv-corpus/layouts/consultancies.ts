import type { MadeUpCv, MadeUpProject } from '../people/made-up-cv.ts';
import { bullets, esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const row = (left: string, right: string): string =>
  `<div class="r"><span>${left}</span><span>${right}</span></div>`;
const rowStyle =
  '.r { display: flex; justify-content: space-between; gap: 8mm } .r span:last-child { white-space: nowrap }';
const cells = (...all: string[]): string =>
  `<tr>${all.map((one) => `<td>${one}</td>`).join('')}</tr>`;

const words = {
  nb: ['Kunde', 'Rolle', 'Periode', 'Verktøy', 'Omfang', 'Teknologi', 'Erfaring', 'Sist brukt'],
  nn: ['Kunde', 'Rolle', 'Periode', 'Verktøy', 'Omfang', 'Teknologi', 'Erfaring', 'Sist brukt'],
  sv: ['Kund', 'Roll', 'Period', 'Verktyg', 'Omfattning', 'Teknik', 'Erfarenhet', 'Senast använd'],
  da: ['Kunde', 'Rolle', 'Periode', 'Værktøj', 'Omfang', 'Teknologi', 'Erfaring', 'Sidst brugt'],
  en: ['Client', 'Role', 'Period', 'Tools', 'Scope', 'Technology', 'Experience', 'Last used'],
} as const;

/** A consultancy's form: a block of labels for every assignment, and employers in a short list. */
export const assignmentBlocks: Layout = {
  name: 'assignment-blocks',
  heldOut: false,
  isExport: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' – ', open: 0 });
    const [client, role, period, tools] = words[cv.language];
    const h = (text: string) => `<h2>${text}</h2>`;
    const line = (label: string, value: string) => cells(`<b>${label}:</b>`, value);
    const block = (one: MadeUpProject) =>
      `<div class="e"><h3>${esc(one.name)}</h3><table>${line(client, esc(one.customer))}${line(period, date(one))}${line(role, esc(one.role))}</table>${paragraphs(one.lines)}<p><b>${tools}:</b> ${one.skills.map(esc).join(', ')}</p></div>`;
    return page(
      `${rowStyle} h1 { font-size: 22pt; color: #003b5c } h2 { font-size: 14pt; color: #003b5c; margin: 15pt 0 5pt } h3 { font-size: 11pt; color: #0077b6 } td { vertical-align: top; padding-right: 6mm } .e { margin-top: 9pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p>${cv.email} | ${cv.phone}</p><p>${esc(cv.summary)}</p>
      ${h(head('skills'))}<p>${cv.skills.map(esc).join(' · ')}</p>
      ${h(head('projects'))}${cv.projects.map(block).join('')}
      ${cv.jobs.length > 0 ? h(head('jobs')) : ''}${cv.jobs.map((one) => row(`${esc(one.company)}, ${one.title}`, date(one))).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => row(`${esc(one.degree)}, ${esc(one.school)}`, date(one))).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => row(one.name, one.level)).join('')}`,
      cv.language,
    );
  },
};

/** What somebody knows in a table with years, then assignments with their customer as heading and a line about each. */
export const withMatrix: Layout = {
  name: 'skill-matrix-first',
  heldOut: true,
  isExport: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'dotted', dash: ' - ', open: 0 });
    const [, role, , , , technology, experience, last] = words[cv.language];
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `${rowStyle} h1 { font-size: 24pt } h2 { font-size: 15pt; margin: 16pt 0 5pt } h3 { font-size: 11pt } th { text-align: left } td, th { padding: 1pt 8mm 1pt 0; font-size: 9pt } .e { margin-top: 10pt; break-inside: avoid } .q { color: #666; font-size: 9pt }`,
      `<h1>${cv.name}</h1><p class="q">${cv.title}</p><p class="q">${cv.email} · ${cv.phone}</p>${paragraphs([cv.summary])}
      ${h(head('skills'))}<table><tr><th>${technology}</th><th>${experience}</th><th>${last}</th></tr>${cv.skills.map((one, at) => cells(esc(one), `${2 + at} år`, `${2026 - (at % 4)}`)).join('')}</table>
      ${h(head('projects', 1))}${cv.projects.map((one) => `<div class="e">${row(`<b>${esc(one.customer)}</b>`, date(one))}<p><i>${esc(one.name)}</i></p><p class="q">${role}: ${esc(one.role)}</p>${paragraphs(one.lines)}<p class="q">${one.skills.map(esc).join(', ')}</p></div>`).join('')}
      ${cv.jobs.length > 0 ? h(head('jobs', 1)) : ''}${cv.jobs.map((one) => `<div class="e">${row(`<b>${esc(one.company)}</b>`, date(one))}<p><i>${one.title}</i></p></div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e">${row(`<b>${esc(one.school)}</b>`, date(one))}<p><i>${esc(one.degree)}</i></p></div>`).join('')}
      ${h(head('languages'))}${bullets(cv.languages.map((one) => `${one.name}: ${one.level}`))}`,
      cv.language,
    );
  },
};

const sameCompany = (cv: MadeUpCv): MadeUpCv => ({
  ...cv,
  jobs: cv.jobs.map((job, at) => (at < 2 ? { ...job, company: cv.jobs[0]?.company ?? '' } : job)),
});

/** An employer with all its years, and below it positions with theirs: the years above are no job. */
export const careerWithSpan = (heldOut: boolean): Layout => ({
  name: heldOut ? 'positions-in-a-span' : 'positions-below-a-span',
  heldOut,
  leavesOut: ['projects'],
  shows: sameCompany,
  print: (cv) => {
    const look = heldOut
      ? { form: 'long' as const, dash: ' – ', open: 0 }
      : { form: 'slashed' as const, dash: ' - ', open: 0 };
    const { head, date } = wordsOf(cv, look);
    const h = (text: string) => `<h2>${text}</h2>`;
    const [first, second, ...rest] = cv.jobs;
    const position = (one: MadeUpCv['jobs'][number]) =>
      heldOut
        ? `<div class="p">${row(`<i>${one.title}</i>`, date(one))}${bullets(one.lines)}</div>`
        : `<div class="p"><p><b>${one.title}</b></p><p class="q">${date(one)}</p>${paragraphs(one.lines)}</div>`;
    const employer = (company: string, span: string) =>
      heldOut
        ? row(`<b>${company}</b>`, `<b>${span}</b>`)
        : `<p class="c">${company}</p><p class="q">${span}</p>`;
    const grouped =
      first && second
        ? employer(esc(first.company), date({ from: second.from, to: first.to })) +
          position(first) +
          position(second)
        : '';
    return page(
      `${rowStyle} h1 { font-size: 23pt } h2 { font-size: 13pt; margin: 14pt 0 4pt; color: #264653 } .c { font-size: 12pt; font-weight: bold; color: #264653; margin-top: 8pt } .p { margin: 5pt 0 0 6mm; break-inside: avoid } .q { color: #777; font-size: 9pt }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p>${cv.email} / ${cv.phone}</p>${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${grouped}${(first && second ? rest : cv.jobs).map((one) => `${employer(esc(one.company), date(one))}<div class="p"><p><b>${one.title}</b></p>${bullets(one.lines)}</div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `${employer(esc(one.school), date(one))}<div class="p"><p><b>${esc(one.degree)}</b></p></div>`).join('')}
      ${h(head('languages'))}${bullets(cv.languages.map((one) => `${one.name} (${one.level})`))}`,
      cv.language,
    );
  },
});

/** Employers in a list with the assignments of each below it, all with dates. */
export const assignmentsUnderJobs: Layout = {
  name: 'assignments-under-jobs',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'slashed', dash: '-', open: 0 });
    const [client, role] = words[cv.language];
    const h = (text: string) => `<h2>${text}</h2>`;
    const assignment = (one: MadeUpProject) =>
      `<div class="p"><p><b>${esc(one.name)}</b> (${date(one)})</p><p>${client}: ${esc(one.customer)}</p><p>${role}: ${esc(one.role)}</p>${bullets(one.lines)}</div>`;
    return page(
      `${rowStyle} h1 { font-size: 21pt } h2 { font-size: 14pt; border-top: 2px solid #333; margin: 15pt 0 5pt } h3 { font-size: 12pt; margin-top: 10pt } .p { margin: 6pt 0 0 5mm; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${cv.email}, ${cv.phone}</p>
      ${h(head('jobs'))}${cv.jobs.map((one, at) => `<h3>${row(`${one.title}, ${esc(one.company)}`, date(one))}</h3>${paragraphs(one.lines)}${at === 0 ? cv.projects.map(assignment).join('') : ''}`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<h3>${row(`${esc(one.degree)}, ${esc(one.school)}`, date(one))}</h3>`).join('')}
      ${h(head('languages'))}${bullets(cv.languages.map((one) => `${one.name}, ${one.level}`))}`,
      cv.language,
    );
  },
};
