import type { MadeUpCv, MadeUpPeriod, Month } from '../people/made-up-cv.ts';
import { bullets, esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const two = (number: number): string => String(number).padStart(2, '0');
const row = (left: string, right: string): string =>
  `<div class="r"><span>${left}</span><span>${right}</span></div>`;
const rowStyle =
  '.r { display: flex; justify-content: space-between; gap: 8mm } .r span:last-child { white-space: nowrap }';

const between = (one: MadeUpPeriod, print: (month: Month) => string, dash: string, open: string) =>
  `${print(one.from)}${dash}${one.to === null ? open : print(one.to)}`;
const firstDay = ({ year, month }: Month): string => `01.${two(month)}.${year}`;

/** Germans have months with strokes, and say since when. */
export const lebenslauf: Layout = {
  name: 'lebenslauf',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const h = (text: string) => `<h2>${text}</h2>`;
    const month = (one: Month) => `${two(one.month)}/${one.year}`;
    const date = (one: MadeUpPeriod) =>
      one.to === null ? `seit ${month(one.from)}` : between(one, month, ' – ', '');
    const line = (when: string, text: string) =>
      `<div class="g"><div>${when}</div><div>${text}</div></div>`;
    return page(
      `h1 { font-size: 20pt } h2 { font-size: 12pt; color: #444; border-bottom: 1px solid #999; margin: 14pt 0 4pt } .g { display: grid; grid-template-columns: 44mm 1fr; gap: 4mm; margin-top: 5pt; break-inside: avoid }`,
      `<h1>Lebenslauf</h1>${h('Persönliche Daten')}${line('Name', cv.name)}${line('Geburtsdatum', '03.05.1987 in Kiel')}${line('E-Mail', cv.email)}${line('Telefon', cv.phone)}
      ${h('Berufserfahrung')}${cv.jobs.map((one) => line(date(one), `<b>${one.title}</b><br>${esc(one.company)}, ${esc(one.place)}${bullets(one.lines)}`)).join('')}
      ${h('Ausbildung')}${cv.educations.map((one) => line(date(one), `<b>${esc(one.degree)}</b><br>${esc(one.school)}`)).join('')}
      ${h('Kenntnisse')}${line('IT', cv.skills.map(esc).join(', '))}
      ${h('Sprachen')}${cv.languages.map((one) => line(one.name, one.level)).join('')}`,
      'de',
    );
  },
};

/** Finns write whole days, and leave out the end of what goes on. */
export const ansioluettelo: Layout = {
  name: 'ansioluettelo',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const h = (text: string) => `<h2>${text}</h2>`;
    const date = (one: MadeUpPeriod) => between(one, firstDay, '–', '');
    const entry = (first: string, second: string, when: string, more = '') =>
      `<div class="e"><p><b>${first}</b></p><p>${second}</p><p class="d">${when}</p>${more}</div>`;
    return page(
      `h1 { font-size: 22pt } h2 { font-size: 13pt; color: #003580; margin: 14pt 0 3pt } .e { margin-top: 7pt; break-inside: avoid } .d { color: #555 }`,
      `<h1>${cv.name}</h1><p>${esc(cv.place)}</p><p>${cv.phone}</p><p>${cv.email}</p>
      ${h('Profiili')}<p>${esc(cv.summary)}</p>
      ${h('Työkokemus')}${cv.jobs.map((one) => entry(one.title, esc(one.company), date(one), paragraphs(one.lines))).join('')}
      ${h('Koulutus')}${cv.educations.map((one) => entry(esc(one.degree), esc(one.school), date(one))).join('')}
      ${h('Osaaminen')}<p>${cv.skills.map(esc).join(', ')}</p>
      ${h('Kielitaito')}${cv.languages.map((one) => `<p>${one.name} – ${one.level}</p>`).join('')}`,
      'fi',
    );
  },
};

const labels = {
  nb: ['By', 'Land', 'Nettsted', 'Fødselsdato', 'Nasjonalitet', 'Morsmål', 'Andre språk'],
  nn: ['By', 'Land', 'Nettstad', 'Fødselsdato', 'Nasjonalitet', 'Morsmål', 'Andre språk'],
  sv: ['Ort', 'Land', 'Webbplats', 'Födelsedatum', 'Medborgarskap', 'Modersmål', 'Andra språk'],
  da: ['By', 'Land', 'Websted', 'Fødselsdato', 'Nationalitet', 'Modersmål', 'Andre sprog'],
  en: [
    'City',
    'Country',
    'Website',
    'Date of birth',
    'Nationality',
    'Mother tongue',
    'Other languages',
  ],
} as const;

/** The form of 2020: dates in brackets, the place on the same line, then title and employer. */
export const europassBrackets: Layout = {
  name: 'europass-brackets',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head } = wordsOf(cv, { form: 'slashed', dash: ' – ', open: 0 });
    const open = {
      nb: 'Nåværende',
      nn: 'Noverande',
      sv: 'Nuvarande',
      da: 'Nuværende',
      en: 'Current',
    };
    const date = (one: MadeUpPeriod) =>
      between(one, ({ year, month }) => `01/${two(month)}/${year}`, ' – ', open[cv.language]);
    const [city, country, site, born, nationality, mother, other] = labels[cv.language];
    const h = (text: string) => `<h2>${text.toUpperCase()}</h2>`;
    const entry = (
      one: MadeUpPeriod & { place: string },
      first: string,
      second: string,
      more = '',
    ) =>
      `<div class="e"><p>[ ${date(one)} ] &nbsp; <b>${first}</b></p><p><b class="c">${second}</b></p><p>${city}: ${esc(one.place)} | ${country}: ${cv.language === 'sv' ? 'Sverige' : 'Norge'}</p>${more}</div>`;
    const [first, ...others] = cv.languages;
    return page(
      `h1 { font-size: 18pt; color: #404040 } h2 { font-size: 11pt; color: #004494; border-bottom: 1px solid #004494; margin: 14pt 0 4pt } .e { margin-top: 8pt; break-inside: avoid } .c { color: #004494 }`,
      `<h1>${cv.name}</h1><p><b>${born}:</b> 07/11/1985 | <b>${nationality}:</b> ${cv.language === 'sv' ? 'Svensk' : 'Norsk'} | <b>E-mail:</b> ${cv.email} | <b>Mobil:</b> ${cv.phone}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => entry(one, one.title, esc(one.company), bullets(one.lines))).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => entry(one, esc(one.degree), esc(one.school), `<p>${site}: https://www.example.com</p>`)).join('')}
      ${h(head('languages'))}<p>${mother}: <b>${first?.name ?? ''}</b></p><p>${other}:</p>${others.map((one) => `<p><b>${one.name}</b> B2 C1 B2 B2 B1</p>`).join('')}`,
      cv.language,
    );
  },
};

const withoutSchoolDates = (cv: MadeUpCv): string[] =>
  cv.educations.map((one) => `<p class="s">${esc(one.school)}</p><p>${esc(one.degree)}</p>`);

/** As the site prints it: a dark column, three sizes of text, lengths in brackets, schools without dates, numbered pages. */
export const siteExport: Layout = {
  name: 'site-export',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' - ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const page2 = `<p class="n">Page 1 of 2</p>`;
    const job = (one: MadeUpCv['jobs'][number]) =>
      `<div class="e"><p class="s">${esc(one.company)}</p><p class="p">${one.title}</p><p class="d">${date(one)}&nbsp;(${2 + (one.from.year % 5)} years)</p><p class="d">${esc(one.place)}, ${cv.language === 'sv' ? 'Sverige' : 'Norge'}</p>${paragraphs(one.lines)}</div>`;
    return page(
      `@page { margin: 0 } .g { display: grid; grid-template-columns: 66mm 1fr; min-height: 292mm } aside { background: #293e49; color: #fff; padding: 12mm 5mm; font-size: 9pt } main { padding: 12mm 8mm } h1 { font-size: 26pt; font-weight: normal } h2 { font-size: 15pt; font-weight: normal; margin: 16pt 0 6pt } aside h2 { font-size: 12pt } .s { font-size: 12pt } .p { font-size: 11.5pt } .d { font-size: 10.5pt; color: #888 } .e { margin-top: 10pt; break-inside: avoid } .n { text-align: center; font-size: 9pt; color: #aaa }`,
      `<div class="g"><aside>${h(head('contact'))}<p>${cv.email}</p><p>www.linkedin.com/in/someone-1a2b3c (LinkedIn)</p>${h('Top Skills')}${cv.skills
        .slice(0, 3)
        .map((one) => `<p>${esc(one)}</p>`)
        .join(
          '',
        )}${h('Languages')}${cv.languages.map((one) => `<p>${one.name} (${one.level})</p>`).join('')}${h('Certifications')}${cv.certifications.map((one) => `<p>${one.name}</p>`).join('')}</aside>
      <main><h1>${cv.name}</h1><p class="s">${cv.title} at ${esc(cv.jobs[0]?.company ?? '')} | ${esc(cv.skills[0] ?? '')} | ${esc(cv.skills[1] ?? '')}</p><p class="d">${esc(cv.place)}</p>${h(head('summary'))}<p>${esc(cv.summary)}</p>${h(head('jobs', 3))}${cv.jobs.map(job).join('')}${h(head('educations'))}${withoutSchoolDates(
        cv,
      )
        .map((one) => `<div class="e">${one}</div>`)
        .join('')}${page2}</main></div>`,
      cv.language,
    );
  },
};

/** A class of LaTeX: names of employers in small capitals, dates in a narrow margin that breaks them. */
export const latexMargin: Layout = {
  name: 'latex-narrow-margin',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: '–', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const line = (when: string, text: string) =>
      `<div class="g"><div>${when}</div><div>${text}</div></div>`;
    return page(
      `body { font-family: 'DejaVu Serif'; font-size: 9.5pt } ${rowStyle} h1 { font-size: 28pt; font-weight: normal } h1 b { color: #4682b4 } h2 { font-size: 14pt; font-weight: normal; color: #4682b4; margin: 12pt 0 2pt 28mm } .g { display: grid; grid-template-columns: 22mm 1fr; gap: 6mm; margin-top: 4pt; break-inside: avoid } .g > :first-child { text-align: right; font-size: 8.5pt } .sc { font-variant: small-caps }`,
      `${row(`<h1>${cv.name.split(' ')[0]} <b>${cv.name.split(' ').slice(1).join(' ')}</b></h1>`, `<i>${cv.email}</i>`)}${row(`<i>${cv.title}</i>`, `<i>${cv.phone}</i>`)}
      ${h(head('educations'))}${cv.educations.map((one) => line(date(one), `<b>${esc(one.degree)}</b>, <span class="sc">${esc(one.school)}</span>, ${esc(one.place)}.`)).join('')}
      ${h(head('jobs', 1))}${cv.jobs.map((one) => line(date(one), `<b>${one.title}</b>, <span class="sc">${esc(one.company)}</span>, ${esc(one.place)}. ${one.lines.map(esc).join(' ')}`)).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => line(one.name, one.level)).join('')}
      ${h(head('skills'))}${line('', cv.skills.map(esc).join(', '))}`,
      cv.language,
    );
  },
};
