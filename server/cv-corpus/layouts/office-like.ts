import type { MadeUpCv } from '../people/made-up-cv.ts';
import { bullets, esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const languagesOf = (cv: MadeUpCv): string =>
  cv.languages.map((one) => `<p>${one.name}: ${one.level}</p>`).join('');

/** `Company, Place — Title` in one line, and the date in small capitals below it. */
const emDash = (name: string, heldOut: boolean, isMargin: boolean): Layout => ({
  name,
  heldOut,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' - ', open: 0 });
    const part = (title: string, content: string) =>
      `<section><h2>${isMargin ? title : title.toUpperCase()}</h2><div>${content}</div></section>`;
    const entry = (first: string, place: string, second: string, when: string, more = '') =>
      `<div class="e"><h3>${first}, <span>${place}</span> — <i>${second}</i></h3><p class="d">${when.toUpperCase()}</p>${more}</div>`;
    return page(
      `body { font-family: 'DejaVu Serif'; font-size: 9pt } h1 { font-size: 30pt } h2 { color: #2079c7; font-size: ${isMargin ? 12 : 9}pt; margin-top: ${isMargin ? 0 : 16}pt } h3 { font-size: 11pt } h3 span, h3 i { font-weight: normal } .d { color: #666; font-size: 8pt } .e { margin-bottom: 9pt; break-inside: avoid } ${isMargin ? 'section { display: grid; grid-template-columns: 38mm 1fr; gap: 5mm; border-top: 1px solid #ccc; padding-top: 8pt; margin-top: 8pt }' : ''}`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p>${esc(cv.place)}</p><p><b>${cv.phone}</b></p><p><b>${cv.email}</b></p>
      ${part(head('skills'), bullets(cv.skills))}
      ${part(head('jobs'), cv.jobs.map((one) => entry(esc(one.company), esc(one.place), one.title, date(one), paragraphs(one.lines))).join(''))}
      ${part(head('educations'), cv.educations.map((one) => entry(esc(one.school), esc(one.place), esc(one.degree), date(one))).join(''))}
      ${part(head('languages'), languagesOf(cv))}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
});
export const emDashes = emDash('em-dashes', true, false);
export const emDashesInMargin = emDash('em-dashes-beside-headings', true, true);

/** The date in capitals above `Title | Company | Place`. */
export const dateAboveBars: Layout = {
  name: 'date-above-bars',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'slashed', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const entry = (first: string, second: string, place: string, when: string, more = '') =>
      `<div class="e"><p class="d">${when.toUpperCase()}</p><h3>${first} | <span>${second} | ${place}</span></h3>${more}</div>`;
    return page(
      `body { font-size: 10pt } h1 { font-size: 34pt; font-weight: 300; text-transform: uppercase } h2 { font-size: 14pt; text-transform: uppercase; margin: 14pt 0 4pt } h3 { font-size: 12pt; color: #17806d } h3 span { font-weight: normal; color: #555 } .d { font-weight: bold; font-size: 9pt; color: #666 } .e { margin-top: 8pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${esc(cv.place)} · ${cv.phone} · ${cv.email}</p><p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => entry(one.title, esc(one.company), esc(one.place), date(one), paragraphs(one.lines))).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => entry(esc(one.degree), esc(one.school), esc(one.place), date(one))).join('')}
      ${h(head('skills'))}${bullets(cv.skills)}${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** Headings that are turned and stand along their sections. */
export const turnedHeadings: Layout = {
  name: 'turned-headings',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' – ', open: 0 });
    const part = (title: string, content: string) =>
      `<section><h2><span>${title}</span></h2><div>${content}</div></section>`;
    return page(
      `h1 { font-size: 22pt; margin-left: 16mm } .m { margin-left: 16mm } section { display: grid; grid-template-columns: 10mm 1fr; gap: 6mm; margin-top: 12pt; min-height: 34mm; border-left: 0 } h2 { background: #e4ecec; font-size: 12pt; writing-mode: vertical-rl; transform: rotate(180deg); text-align: center } .e { margin-bottom: 7pt } .d { color: #666; font-size: 9pt }`,
      `<h1>${cv.name}</h1><p class="m">${cv.title} – ${cv.email} – ${cv.phone}</p>
      ${part(head('summary'), `<p>${esc(cv.summary)}</p>`)}
      ${part(head('jobs'), cv.jobs.map((one) => `<div class="e"><b>${one.title}</b>, ${esc(one.company)}<p class="d">${date(one)}</p>${paragraphs(one.lines)}</div>`).join(''))}
      ${part(head('educations'), cv.educations.map((one) => `<div class="e"><b>${esc(one.degree)}</b>, ${esc(one.school)}<p class="d">${date(one)}</p></div>`).join(''))}
      ${part(head('languages'), languagesOf(cv))}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** Four centred lines above each text. */
export const centredHeads: Layout = {
  name: 'centred-heads',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const entry = (lines: string[], more = '') =>
      `<div class="e"><div class="c">${lines.map((one, at) => `<p>${at === 0 ? `<b>${one}</b>` : one}</p>`).join('')}</div>${more}</div>`;
    return page(
      `h1, h2, .c { text-align: center } h2 { font-size: 13pt; margin: 14pt 0 4pt; text-transform: uppercase } .e { margin-top: 9pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p class="c">${cv.phone}<br>${cv.email}<br>${esc(cv.place)}</p>
      ${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => entry([esc(one.company), one.title, esc(one.place), date(one)], paragraphs(one.lines))).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => entry([esc(one.school), esc(one.degree), esc(one.place), date(one)])).join('')}
      ${h(head('languages'))}<div class="c">${languagesOf(cv)}</div>`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** Two dates below each other with a stroke or a word between them. */
export const partedDates: Layout = {
  name: 'dates-with-a-line-between',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const stacked = (text: string) =>
      text.split(' – ').join(cv.language === 'en' ? '<br>to<br>' : '<br>–<br>');
    const line = (when: string, text: string) =>
      `<div class="g"><div>${stacked(when)}</div><div>${text}</div></div>`;
    return page(
      `h1 { font-size: 24pt } h2 { font-size: 14pt; margin: 14pt 0 4pt } .g { display: grid; grid-template-columns: 24mm 1fr; gap: 7mm; margin-top: 9pt; break-inside: avoid } .g > div:first-child { color: #666; text-align: center }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p>${cv.email} ${cv.phone}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => line(date(one), `<b>${one.title}</b><p>${esc(one.company)}</p>${paragraphs(one.lines)}`)).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => line(date(one), `<b>${esc(one.degree)}</b><p>${esc(one.school)}</p>`)).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** A text in two columns at the top, and all that follows in one. */
export const summaryInColumns: Layout = {
  name: 'summary-in-columns',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'dotted', dash: ' - ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `h1 { font-size: 24pt } h2 { font-size: 14pt; color: #935; margin: 14pt 0 4pt } .s { columns: 2; column-gap: 9mm } .e { margin-top: 8pt; break-inside: avoid } .d { color: #666 }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p>${cv.email} | ${cv.phone}</p>
      ${h(head('summary'))}<div class="s">${esc(`${cv.summary} ${cv.jobs.map((one) => one.lines.join(' ')).join(' ')}`)}</div>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e"><b>${esc(one.company)}</b><p>${one.title}</p><p class="d">${date(one)}</p>${paragraphs(one.lines)}</div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e"><b>${esc(one.school)}</b><p>${esc(one.degree)}</p><p class="d">${date(one)}</p></div>`).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** A dark column with contact and schools, and a timeline with `Company • dates` beside it. */
export const darkColumn: Layout = {
  name: 'dark-column',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: ' - ', open: 0 });
    const h = (text: string) => `<h2>${text.toUpperCase()}</h2>`;
    return page(
      `@page { margin: 0 } .g { display: grid; grid-template-columns: 66mm 1fr; min-height: 296mm } aside { background: #323b4c; color: #fff; padding: 60mm 8mm 8mm; font-size: 9pt } main { padding: 18mm 10mm } h1 { font-size: 34pt; line-height: 1 } .t { font-size: 14pt; letter-spacing: 1pt } h2 { font-size: 14pt; margin: 16pt 0 5pt; letter-spacing: 2pt } .e { border-left: 2px solid #323b4c; padding-left: 6mm; margin-bottom: 8pt; break-inside: avoid }`,
      `<div class="g"><aside>${h(head('contact'))}<p>${cv.phone}</p><p>${cv.email}</p><p>${esc(cv.place)}</p>
      ${h(head('educations'))}${cv.educations.map((one) => `<p>${date(one)}</p><p><b>${esc(one.school).toUpperCase()}</b></p><ul><li>${esc(one.degree)}</li></ul>`).join('')}
      ${h(head('skills'))}${bullets(cv.skills.slice(0, 8))}${h(head('languages'))}${bullets(cv.languages.map((one) => `${one.name} (${one.level})`))}</aside>
      <main><h1>${cv.name.toUpperCase().replace(' ', '<br>')}</h1><p class="t">${cv.title.toUpperCase()}</p>
      ${h(head('summary', 1))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e"><p>${esc(one.company)} • ${date(one)}</p><p><b>${one.title}</b></p>${bullets(one.lines)}</div>`).join('')}</main></div>`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** A table with lines, whose first column has headings and dates alike. */
export const ruledTable: Layout = {
  name: 'ruled-table',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'slashed', dash: '-', open: 0 });
    const h = (text: string) => `<tr class="h"><td colspan="2">${text}</td></tr>`;
    const line = (left: string, right: string) => `<tr><td>${left}</td><td>${right}</td></tr>`;
    const titles = { nb: 'Navn', nn: 'Namn', sv: 'Namn', da: 'Navn', en: 'Name' };
    return page(
      `table { border-collapse: collapse; width: 100% } td { border: 1px solid #999; padding: 3pt 5pt; vertical-align: top } td:first-child { width: 40mm } .h td { background: #dde; font-weight: bold } tr { break-inside: avoid }`,
      `<h1>Curriculum Vitae</h1><table>${line(titles[cv.language], cv.name)}${line('E-mail', cv.email)}${line('Mobil', cv.phone)}
      ${h(head('educations'))}${cv.educations.map((one) => line(date(one), `${esc(one.school)}<br>${esc(one.degree)}`)).join('')}
      ${h(head('jobs'))}${cv.jobs.map((one) => line(date(one), `${esc(one.company)}, ${one.title}<br>${one.lines.map(esc).join('<br>')}`)).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => line(one.name, one.level)).join('')}</table>`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};
