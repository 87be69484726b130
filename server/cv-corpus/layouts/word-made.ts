import type { MadeUpCv, MadeUpJob } from '../people/made-up-cv.ts';
import { bullets, esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const row = (left: string, right: string): string =>
  `<div class="r"><span>${left}</span><span>${right}</span></div>`;
const rowStyle =
  '.r { display: flex; justify-content: space-between; gap: 8mm } .r span:last-child { white-space: nowrap }';
const cells = (left: string, right: string, className = 'g'): string =>
  `<div class="${className}"><div>${left}</div><div>${right}</div></div>`;

const personal = {
  nb: ['Navn', 'Født', 'Adresse', 'Sivilstatus', 'Gift, to barn', 'Førerkort', 'Klasse B'],
  nn: ['Namn', 'Fødd', 'Adresse', 'Sivilstand', 'Gift, to born', 'Førarkort', 'Klasse B'],
  sv: ['Namn', 'Född', 'Adress', 'Civilstånd', 'Gift, två barn', 'Körkort', 'B'],
  da: ['Navn', 'Født', 'Adresse', 'Civilstand', 'Gift, to børn', 'Kørekort', 'Kategori B'],
  en: ['Name', 'Born', 'Address', 'Marital status', 'Married', 'Driving licence', 'Class B'],
} as const;

/** A letter of a CV: what one is called and when one was born first, and dates that wrap in a narrow column. */
export const personalFirst: Layout = {
  name: 'personal-data-first',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'dotted', dash: ' – ', open: 0 });
    const [name, born, address, status, married, licence, kind] = personal[cv.language];
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `body { font-family: 'DejaVu Serif' } h1 { font-size: 22pt; text-align: center; letter-spacing: 2pt } h2 { font-size: 12pt; text-decoration: underline; margin: 16pt 0 4pt } .g { display: grid; grid-template-columns: 24mm 1fr; gap: 6mm; margin-top: 5pt; break-inside: avoid } .p { display: grid; grid-template-columns: 36mm 1fr }`,
      `<h1>CURRICULUM VITAE</h1>
      ${cells(`${name}:`, cv.name, 'p')}${cells(`${born}:`, '12.03.1984', 'p')}${cells(`${address}:`, `Lyngveien 14, 0183 ${esc(cv.place)}`, 'p')}${cells('Mobil:', cv.phone, 'p')}${cells('E-post:', cv.email, 'p')}${cells(`${status}:`, married, 'p')}${cells(`${licence}:`, kind, 'p')}
      ${h(head('educations', 1))}${cv.educations.map((one) => cells(date(one), `${esc(one.school)}<br>${esc(one.degree)}`)).join('')}
      ${h(head('jobs', 1))}${cv.jobs.map((one) => cells(date(one), `${esc(one.company)}, ${esc(one.place)}<br>${one.title}<br>${one.lines.map(esc).join('<br>')}`)).join('')}
      ${h(head('languages', 1))}${cv.languages.map((one) => cells(one.name, one.level, 'p')).join('')}`,
      cv.language,
    );
  },
};

/** Bold first lines with the date behind a tab, and years that begin what was done. */
export const yearsInBullets: Layout = {
  name: 'years-in-bullets',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text.toUpperCase()}</h2>`;
    const told = (one: MadeUpJob) => one.lines.map((line, at) => `${one.from.year + at}: ${line}`);
    return page(
      `${rowStyle} h1 { font-size: 20pt } h2 { font-size: 11pt; background: #dfe8ef; margin: 13pt 0 4pt; padding: 1pt 3pt } .e { margin-top: 8pt }`,
      `<h1>${cv.name}</h1><p><b>${cv.title}</b></p><p>${esc(cv.place)} | ${cv.phone} | ${cv.email}</p>
      ${h(head('summary'))}<p>${esc(cv.summary)} (${2026 - 8})</p>
      ${h(head('jobs', 2))}${cv.jobs.map((one) => `<div class="e">${row(`<b>${one.title} – ${esc(one.company)}</b>`, date(one))}${bullets(told(one))}</div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e">${row(`<b>${esc(one.degree)} – ${esc(one.school)}</b>`, date(one))}</div>`).join('')}
      ${h(head('courses'))}${bullets(cv.courses.map((one) => `${one.name}, ${one.date.year}`))}
      ${h(head('languages'))}${bullets(cv.languages.map((one) => `${one.name}, ${one.level.toLowerCase()}`))}`,
      cv.language,
    );
  },
};

const labels = {
  nb: ['Periode', 'Firma', 'Stilling', 'Beskrivelse', 'Skole', 'Grad'],
  nn: ['Periode', 'Firma', 'Stilling', 'Skildring', 'Skule', 'Grad'],
  sv: ['Period', 'Företag', 'Befattning', 'Beskrivning', 'Skola', 'Examen'],
  da: ['Periode', 'Firma', 'Stilling', 'Beskrivelse', 'Skole', 'Grad'],
  en: ['Period', 'Company', 'Position', 'Description', 'School', 'Degree'],
} as const;

/** A small table for each job, whose rows say what stands in them. */
export const labelledLines: Layout = {
  name: 'labelled-lines',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' – ', open: 0 });
    const [when, company, position, about, school, degree] = labels[cv.language];
    const h = (text: string) => `<h2>${text}</h2>`;
    const line = (label: string, value: string) => `<p><b>${label}:</b> ${value}</p>`;
    return page(
      `h1 { font-size: 21pt; color: #1b4f72 } h2 { font-size: 13pt; color: #1b4f72; border-bottom: 1px solid #1b4f72; margin: 14pt 0 4pt } .e { margin-top: 9pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${line('E-mail', cv.email)}${line('Mobil', cv.phone)}</p>
      ${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e">${line(when, date(one))}${line(company, esc(one.company))}${line(position, one.title)}${line(about, one.lines.map(esc).join(' '))}</div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e">${line(when, date(one))}${line(school, esc(one.school))}${line(degree, esc(one.degree))}</div>`).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => line(one.name, one.level)).join('')}`,
      cv.language,
    );
  },
};

const besides = {
  nb: ['Frivillig arbeid', 'Leder, Åsen ungdomsklubb', 'Styreverv', 'Militærtjeneste', 'Hæren'],
  nn: ['Frivillig arbeid', 'Leiar, Åsen ungdomsklubb', 'Verv', 'Militærteneste', 'Hæren'],
  sv: ['Ideellt arbete', 'Ledare, Åsens ungdomsklubb', 'Styrelseuppdrag', 'Värnplikt', 'Armén'],
  da: ['Frivilligt arbejde', 'Leder, Åsens klub', 'Bestyrelsesposter', 'Værnepligt', 'Hæren'],
  en: ['Volunteer experience', 'Leader, youth club', 'Board positions', 'Military service', 'Army'],
} as const;

/** Much that has dates and looks alike: jobs, schools, courses, certificates, boards and what was done for nothing. */
export const allDated: Layout = {
  name: 'all-dated',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'slashed', dash: ' – ', open: 0 });
    const [volunteer, leader, boards, military, army] = besides[cv.language];
    const h = (text: string) => `<h2>${text}</h2>`;
    const entry = (when: string, first: string, second = '', more = '') =>
      cells(when, `<b>${first}</b>${second && `, ${second}`}${more}`);
    return page(
      `h1 { font-size: 19pt } h2 { font-size: 12.5pt; color: #7a1f3d; margin: 13pt 0 2pt } .g { display: grid; grid-template-columns: 42mm 1fr; gap: 4mm; margin-top: 4pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${cv.email} · ${cv.phone}</p>
      ${h(head('educations'))}${cv.educations.map((one) => entry(date(one), esc(one.degree), esc(one.school))).join('')}
      ${h(head('jobs'))}${cv.jobs.map((one) => entry(date(one), one.title, esc(one.company), bullets(one.lines))).join('')}
      ${h(boards)}${entry('2016 – 2019', 'Styremedlem', 'Borettslaget Linden')}
      ${h(volunteer)}${entry('2012 – 2014', leader)}
      ${h(military)}${entry('2004 – 2005', army)}
      ${h(head('certifications'))}${cv.certifications.map((one) => entry(`${one.date.year}`, one.name)).join('')}
      ${h(head('courses'))}${cv.courses.map((one) => entry(`${one.date.year}`, one.name)).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => entry(one.name, one.level)).join('')}`,
      cv.language,
    );
  },
};

const oneYear = (cv: MadeUpCv): MadeUpCv => ({
  ...cv,
  educations: cv.educations.map((one) => ({ ...one, from: one.to ?? one.from })),
});

/** Nothing is bold and nothing stands in columns: one line an entry, and one year for a school. */
export const plainLines: Layout = {
  name: 'plain-lines',
  heldOut: true,
  yearsOnly: true,
  leavesOut: ['projects'],
  shows: oneYear,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: '-', open: -1 });
    const h = (text: string) => `<p class="h">${text.toUpperCase()}</p>`;
    return page(
      `.h { margin: 16pt 0 4pt }`,
      `<p>${cv.name}</p><p>${cv.title}</p><p>${cv.email}</p><p>${cv.phone}</p>
      ${h(head('summary'))}${paragraphs([cv.summary])}
      ${h(head('jobs'))}${cv.jobs.map((one) => `<p>${date(one)} ${one.title}, ${esc(one.company)}</p>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<p>${one.from.year} ${esc(one.degree)}, ${esc(one.school)}</p>`).join('')}
      ${h(head('languages'))}<p>${cv.languages.map((one) => `${one.name} (${one.level})`).join(', ')}</p>
      ${h(head('skills'))}<p>${cv.skills.map(esc).join(', ')}</p>`,
      cv.language,
    );
  },
};
