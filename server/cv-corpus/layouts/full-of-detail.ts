import type { MadeUpCv, MadeUpJob } from '../people/made-up-cv.ts';
import { bullets, esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const row = (left: string, right: string): string =>
  `<div class="r"><span>${left}</span><span>${right}</span></div>`;
const rowStyle =
  '.r { display: flex; justify-content: space-between; gap: 8mm } .r span:last-child { white-space: nowrap }';
const languagesOf = (cv: MadeUpCv): string =>
  `<p>${cv.languages.map((one) => `${one.name}: ${one.level}`).join(' | ')}</p>`;
const isEnglish = (cv: MadeUpCv): boolean => cv.language === 'en';
const tools = (cv: MadeUpCv, at: number): string =>
  cv.skills
    .slice(at, at + 5)
    .map(esc)
    .join(', ');

/** A description of the employer, what was used and who can be asked, all around each text. */
export const referenced: Layout = {
  name: 'with-references',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' - ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const used = isEnglish(cv) ? 'Technologies' : 'Teknologi';
    const ask = {
      nb: 'Referanse',
      nn: 'Referanse',
      sv: 'Referens',
      da: 'Reference',
      en: 'Reference',
    };
    const job = (one: MadeUpJob, at: number) =>
      `<div class="e">${row(`<b>${esc(one.company)}</b> – ${one.title}`, date(one))}<p><i>${esc(cv.projects[0]?.name ?? '')}, 120 ${isEnglish(cv) ? 'people' : 'personer'}, ${one.from.year - 30}</i></p>${bullets(one.lines)}<p><b>${used}:</b> ${tools(cv, at)}</p><p>${ask[cv.language]}: Ola Nord, +47 400 00 ${100 + at}</p></div>`;
    return page(
      `${rowStyle} h1 { font-size: 20pt } h2 { font-size: 12pt; background: #eee; padding: 2pt 4pt; margin: 12pt 0 4pt } .e { margin-top: 8pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${esc(cv.place)} – ${cv.phone} – ${cv.email}</p>
      ${h(head('summary'))}<p>${esc(cv.summary)}</p>${h(head('jobs'))}${cv.jobs.map(job).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e">${row(`<b>${esc(one.school)}</b> – ${esc(one.degree)}`, date(one))}<p>${isEnglish(cv) ? 'Thesis' : 'Oppgave'}: ${esc(cv.projects[0]?.name ?? '')} (${one.from.year + 1})</p></div>`).join('')}
      ${h(head('courses'))}${cv.courses.map((one) => `<p>${one.date.year} ${one.name}</p>`).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** Summary and skills side by side, and below them everything else over the full width. */
export const besideSummary: Layout = {
  name: 'skills-beside-summary',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `${rowStyle} h1 { font-size: 26pt; color: #144 } h2 { font-size: 13pt; color: #144; margin: 12pt 0 3pt } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm } .e { margin-top: 7pt; break-inside: avoid } .d { color: #777; font-size: 9pt }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p>${cv.email} • ${cv.phone}</p>
      <div class="g"><div>${h(head('summary'))}<p>${esc(cv.summary)}</p></div><div>${h(head('skills'))}${bullets(cv.skills.slice(0, 7))}</div></div>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e">${row(`<b>${one.title}</b>`, date(one))}<p class="d">${esc(one.company)}, ${esc(one.place)}</p>${bullets(one.lines)}</div>`).join('')}
      <div class="g"><div>${h(head('educations'))}${cv.educations.map((one) => `<div class="e"><b>${esc(one.degree)}</b><p>${esc(one.school)}</p><p class="d">${date(one)}</p></div>`).join('')}</div><div>${h(head('languages'))}${cv.languages.map((one) => `<p>${one.name} (${one.level})</p>`).join('')}</div></div>`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** One line an entry, `Title – Company – Place – dates`, and the text below it. */
const dashed = (name: string, heldOut: boolean, isDateFirst: boolean): Layout => ({
  name,
  heldOut,
  print: (cv) => {
    const { head, date } = wordsOf(cv, {
      form: isDateFirst ? 'slashed' : 'years',
      dash: '-',
      open: 0,
    });
    const h = (text: string) => `<h2>${text}</h2>`;
    const entry = (first: string, second: string, place: string, when: string, more = '') =>
      `<p class="e">${isDateFirst ? `(${when}) <b>${first}</b>, ${second}, ${place}` : `<b>${first}</b> – ${second} – ${place} – ${when}`}</p>${more}`;
    return page(
      `body { font-family: 'DejaVu Serif' } h1 { font-size: 18pt } h2 { font-size: 12pt; margin: 14pt 0 4pt; font-style: italic } .e { margin-top: 7pt }`,
      `<h1>${cv.name}</h1><p>${cv.email}, ${cv.phone}, ${esc(cv.place)}</p>
      ${h(head('educations'))}${cv.educations.map((one) => entry(esc(one.degree), esc(one.school), esc(one.place), date(one))).join('')}
      ${h(head('jobs'))}${cv.jobs.map((one) => entry(one.title, esc(one.company), esc(one.place), date(one), paragraphs(one.lines))).join('')}
      ${h(head('certifications'))}${cv.certifications.map((one) => `<p>${one.name} (${one.date.year})</p>`).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
});
export const dashedLines = dashed('one-dashed-line', true, false);
export const parenthesesFirst = dashed('parentheses-first', true, true);

/** A table without lines or names of its columns: when, where and as what. */
export const bareTable: Layout = {
  name: 'bare-table',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'dotted', dash: ' - ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const table = (rows: string[][]) =>
      `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
    return page(
      `h1 { font-size: 20pt } h2 { font-size: 12pt; margin: 14pt 0 4pt; color: #600 } td { vertical-align: top; padding: 2pt 8mm 2pt 0 } table { border-collapse: collapse }`,
      `<h1>${cv.name}</h1>${table([
        ['E-mail:', cv.email],
        ['Tel.:', cv.phone],
      ])}
      ${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('educations'))}${table(cv.educations.map((one) => [date(one), esc(one.school), esc(one.degree)]))}
      ${h(head('jobs'))}${table(cv.jobs.map((one) => [date(one), esc(one.company), one.title]))}
      ${h(head('projects'))}${table(cv.projects.map((one) => [date(one), esc(one.customer), one.name]))}
      ${h(head('languages'))}${table(cv.languages.map((one) => [one.name, one.level]))}`,
      cv.language,
    );
  },
};

/** Every page has the name at its top, and a last page says what nobody was asked about. */
export const longForm: Layout = {
  name: 'honours-and-interests',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: '–', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const word = {
      nb: ['Utmerkelser', 'Verv', 'Interesser', 'Referanser', 'Oppgis på forespørsel'],
      nn: ['Utmerkingar', 'Verv', 'Interesser', 'Referansar', 'Vert gjevne på førespurnad'],
      sv: ['Utmärkelser', 'Förtroendeuppdrag', 'Intressen', 'Referenser', 'Lämnas på begäran'],
      da: ['Priser', 'Frivilligt arbejde', 'Interesser', 'Referencer', 'Oplyses gerne'],
      en: ['Awards', 'Volunteering', 'Interests', 'References', 'Available on request'],
    }[cv.language];
    return page(
      `${rowStyle} h1 { font-size: 22pt; font-weight: normal } h2 { font-size: 11pt; letter-spacing: 1pt; text-transform: uppercase; margin: 16pt 0 4pt; border-top: 1px solid; padding-top: 3pt } .e { margin-top: 9pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${cv.title} / ${cv.email} / ${cv.phone}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e">${row(`${one.title}, <i>${esc(one.company)}</i>`, date(one))}${paragraphs(one.lines)}${bullets(one.lines)}</div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e">${row(`${esc(one.degree)}, <i>${esc(one.school)}</i>`, date(one))}</div>`).join('')}
      ${h(word[0] ?? '')}<p>Årets kollega, ${esc(cv.jobs[0]?.company ?? '')}, 2019</p><p>Hackathon, 2. plass, 2017</p>
      ${h(word[1] ?? '')}${row('Styremedlem, Åsen IL', '2015–2018')}${row('Trener, Åsen IL', '2012–2015')}
      ${h(head('languages'))}${languagesOf(cv)}${h(word[2] ?? '')}<p>Ski, sjakk, korps</p>${h(word[3] ?? '')}<p>${word[4]}</p>`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

const labels = {
  nb: ['Tidsrom', 'Stilling', 'Viktigste oppgaver', 'Arbeidsgiver', 'Kvalifikasjon', 'Lærested'],
  nn: ['Tidsrom', 'Stilling', 'Viktigaste oppgåver', 'Arbeidsgjevar', 'Kvalifikasjon', 'Lærestad'],
  sv: [
    'Datum',
    'Yrke eller befattning',
    'Huvudsakliga arbetsuppgifter',
    'Arbetsgivare',
    'Examen',
    'Utbildningsanordnare',
  ],
  da: ['Datoer', 'Stilling', 'Hovedopgaver', 'Arbejdsgiver', 'Kvalifikation', 'Uddannelsessted'],
  en: [
    'Dates',
    'Occupation or position held',
    'Main activities',
    'Name of employer',
    'Title of qualification awarded',
    'Name of organisation',
  ],
} as const;

/** Every value has its label at the left, as `Dates` and `Name of employer`. */
export const labelled: Layout = {
  name: 'labelled-values',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'slashed', dash: ' – ', open: 0 });
    const [when, position, tasks, employer, degree, school] = labels[cv.language];
    const line = (label: string, value: string) =>
      `<div class="g"><span>${label}</span><span>${value}</span></div>`;
    const h = (text: string) => `<div class="g h"><b>${text}</b><span></span></div>`;
    return page(
      `h1 { font-size: 14pt } .g { display: grid; grid-template-columns: 58mm 1fr; gap: 5mm } .g > :first-child { text-align: right } .h { margin-top: 12pt; font-size: 12pt } .e { margin-top: 8pt; break-inside: avoid }`,
      `<h1>Curriculum vitae</h1>${line(isEnglish(cv) ? 'Name' : 'Navn', `<b>${cv.name}</b>`)}${line('E-mail', cv.email)}${line('Mobil', cv.phone)}
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e">${line(when, date(one))}${line(position, one.title)}${line(tasks, one.lines.map(esc).join(' '))}${line(employer, esc(one.company))}</div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e">${line(when, date(one))}${line(degree, esc(one.degree))}${line(school, esc(one.school))}</div>`).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => line(one.name, one.level)).join('')}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** Positions at one employer below its name, each with its dates; the others have one each. */
export const careers: Layout = {
  name: 'careers-at-employers',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `${rowStyle} h1 { font-size: 24pt } h2 { font-size: 14pt; margin: 14pt 0 2pt; color: #27a } h3 { font-size: 11pt; margin-top: 9pt } .e { margin: 4pt 0 0 4mm; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${cv.email} | ${cv.phone} | ${esc(cv.place)}</p>
      ${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((one, at) => `${one.company === cv.jobs[at - 1]?.company ? '' : `<h3>${esc(one.company)}, ${esc(one.place)}</h3>`}<div class="e">${row(`<i>${one.title}</i>`, `<i>${date(one)}</i>`)}${bullets(one.lines)}</div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<h3>${esc(one.school)}</h3><div class="e">${row(`<i>${esc(one.degree)}</i>`, `<i>${date(one)}</i>`)}</div>`).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};
