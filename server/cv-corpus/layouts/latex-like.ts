import type { MadeUpCv, MadeUpEducation, MadeUpJob } from '../people/made-up-cv.ts';
import { bullets, esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const row = (left: string, right: string, className = 'r'): string =>
  `<div class="${className}"><span>${left}</span><span>${right}</span></div>`;
const rowStyle =
  '.r { display: flex; justify-content: space-between; gap: 8mm } .r span:last-child { white-space: nowrap }';
const serif = `body { font-family: 'DejaVu Serif'; font-size: 9.5pt }`;
const languagesOf = (cv: MadeUpCv): string =>
  `<p>${cv.languages.map((one) => `${one.name} (${one.level})`).join(', ')}</p>`;

/** Dates stand at the right of a narrow column, and headings begin with a bar in it. */
export const barHeadings: Layout = {
  name: 'bar-headings',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: '–', open: 0 });
    const h = (text: string) => `<div class="g"><i class="bar"></i><h2>${text}</h2></div>`;
    const line = (when: string, text: string, more = '') =>
      `<div class="g"><p class="d">${when}</p><div>${text}${more}</div></div>`;
    return page(
      `${serif} ${rowStyle} .g { display: grid; grid-template-columns: 26mm 1fr; gap: 3mm; margin-top: 4pt; break-inside: avoid } .bar { background: #3873b3; height: 4pt; align-self: center } h1 { font-size: 26pt; font-weight: normal } h2 { font-size: 14pt; font-weight: normal; color: #3873b3; margin-top: 10pt } .d { text-align: right; font-size: 9pt } address { text-align: right; font-size: 8.5pt }`,
      `<div class="r"><div><h1>${cv.name}</h1><p><i>${cv.title}</i></p></div><address>${esc(cv.place)}<br>☎ ${cv.phone}<br>✉ ${cv.email}</address></div>
      ${h(head('educations'))}${cv.educations.map((one) => line(date(one), `<b>${esc(one.degree)}</b>, <i>${esc(one.school)}</i>, ${esc(one.place)}.`)).join('')}
      ${h(head('jobs'))}${cv.jobs.map((one) => line(date(one), `<b>${one.title}</b>, <i>${esc(one.company)}</i>, ${esc(one.place)}.`, bullets(one.lines))).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => line(`<b>${one.name}</b>`, one.level)).join('')}
      ${h(head('skills'))}${line('<b>IT</b>', cv.skills.map(esc).join(', '))}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** The employer and its place on one line, the title and its dates on the next. */
const twoRows = (name: string, heldOut: boolean, isTitleFirst: boolean): Layout => ({
  name,
  heldOut,
  print: (cv) => {
    const look = { form: 'short' as const, dash: ' – ', open: isTitleFirst ? 1 : 0 };
    const { head, date } = wordsOf(cv, look);
    const h = (text: string) => `<h2>${text}</h2>`;
    const rows = (first: string, second: string, place: string, when: string) =>
      isTitleFirst
        ? row(`<b>${second}</b>`, when) + row(`<i>${first}</i>`, `<i>${place}</i>`)
        : row(`<b>${first}</b>`, `<i>${place}</i>`) + row(`<i>${second}</i>`, `<i>${when}</i>`);
    const job = (one: MadeUpJob) =>
      `<div class="e">${rows(esc(one.company), one.title, esc(one.place), date(one))}${bullets(one.lines)}</div>`;
    const school = (one: MadeUpEducation) =>
      `<div class="e">${row(`<b>${esc(one.school)}</b>`, isTitleFirst ? esc(one.place) : `<i>${esc(one.place)}</i>`)}${row(`<i>${esc(one.degree)}</i>`, `<i>${date(one)}</i>`)}</div>`;
    return page(
      `${serif} ${rowStyle} h1 { text-align: center; font-size: 24pt } .c { text-align: center } h2 { font-variant: small-caps; font-size: 13pt; font-weight: normal; border-bottom: 1px solid; margin: 11pt 0 3pt } .e { margin-top: 6pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p class="c">${cv.phone} | <u>${cv.email}</u> | linkedin.com/in/cv</p>
      ${h(head('educations'))}${cv.educations.map(school).join('')}
      ${h(head('jobs'))}${cv.jobs.map(job).join('')}
      ${h(head('skills'))}<p><b>${head('skills')}:</b> ${cv.skills.map(esc).join(', ')}</p>${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
});
export const placeRight = twoRows('place-right', true, false);
export const placeBelowDate = twoRows('place-below-date', false, true);

/** Everything coloured and in small capitals, under a large name in two weights. */
export const awesome: Layout = {
  name: 'small-capitals',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' - ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const entry = (first: string, second: string, place: string, when: string, more = '') =>
      `<div class="e">${row(`<b>${first}</b>`, `<i class="a">${place}</i>`)}${row(`<span class="t">${second}</span>`, `<i>${when}</i>`)}${more}</div>`;
    const [first, ...others] = cv.name.split(' ');
    return page(
      `${rowStyle} h1 { text-align: center; font-size: 30pt; font-weight: 300 } .c { text-align: center; font-size: 8pt } .t { font-variant: small-caps; font-size: 8.5pt } .a { color: #dc3522; font-size: 9pt } h2 { font-size: 15pt; margin: 10pt 0 3pt } .e { margin-top: 7pt; break-inside: avoid } body { font-size: 9pt }`,
      `<h1>${first} <b>${others.join(' ')}</b></h1><p class="c a">${cv.title.toUpperCase()} · ${esc(cv.skills[0] ?? '').toUpperCase()}</p><p class="c"><i>${esc(cv.place)}</i></p><p class="c">${cv.phone} | ${cv.email} | github.com/cv</p>
      ${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs', 1))}${cv.jobs.map((one) => entry(esc(one.company), one.title, esc(one.place), date(one), bullets(one.lines))).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => entry(esc(one.school), esc(one.degree), esc(one.place), date(one))).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** A narrow column with schools and skills, and jobs as `COMPANY | Title` beside it. */
export const pipes: Layout = {
  name: 'company-bar-title',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text.toUpperCase()}</h2>`;
    return page(
      `@page { margin: 12mm } h1 { text-align: center; font-size: 32pt; font-weight: 200 } .c { text-align: center; font-size: 8.5pt } .g { display: grid; grid-template-columns: 33% 1fr; gap: 8mm; margin-top: 8pt; font-size: 8.5pt } h2 { font-size: 13pt; font-weight: 300; color: #555; margin-top: 9pt } h3 { font-size: 9.5pt; margin-top: 5pt } .q { color: #777; font-size: 8pt }`,
      `<h1>${cv.name}</h1><p class="c">${cv.email} | ${cv.phone}</p><div class="g"><div>
      ${h(head('educations'))}${cv.educations.map((one) => `<h3>${esc(one.school).toUpperCase()}</h3><p>${esc(one.degree)}</p><p class="q">${date(one)} | ${esc(one.place)}</p>`).join('')}
      ${h(head('skills'))}<p>${cv.skills.map(esc).join(' • ')}</p>${h(head('languages'))}${languagesOf(cv)}</div><div>
      ${h(head('jobs', 1))}${cv.jobs.map((one) => `<h3>${esc(one.company).toUpperCase()} <span class="q">| ${one.title}</span></h3><p class="q">${date(one)} | ${esc(one.place)}</p>${bullets(one.lines)}`).join('')}</div></div>`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** Title, coloured employer, then date and place beside icons; schools in the narrow column at the right. */
export const icons: Layout = {
  name: 'date-and-place',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text.toUpperCase()}</h2>`;
    const entry = (first: string, second: string, when: string, place: string, more = '') =>
      `<div class="e"><p class="b">${first}</p><p class="a"><b>${second}</b></p><div class="q"><span>▪ ${when}</span><span>▪ ${place}</span></div>${more}</div>`;
    return page(
      `@page { margin: 12mm } h1 { font-size: 24pt } .g { display: grid; grid-template-columns: 60% 1fr; gap: 8mm; font-size: 9pt } h2 { font-size: 13pt; border-bottom: 2px solid; margin-top: 10pt } .b { font-size: 11pt } .a { color: #8a2be2 } .q { display: flex; gap: 12mm; font-size: 8pt } .e { margin-top: 6pt; break-inside: avoid; border-bottom: 1px dashed #bbb }`,
      `<h1>${cv.name.toUpperCase()}</h1><p class="a">${cv.title}</p><p>@ ${cv.email} &nbsp; ☎ ${cv.phone}</p><div class="g"><div>
      ${h(head('jobs'))}${cv.jobs.map((one) => entry(one.title, esc(one.company), date(one), esc(one.place), bullets(one.lines))).join('')}</div><div>
      ${h(head('summary', 1))}<p>${esc(cv.summary)}</p>
      ${h(head('skills'))}<p>${cv.skills.map((one) => `<span>${esc(one)}</span>`).join(' &nbsp; ')}</p>
      ${h(head('languages'))}${cv.languages.map((one) => row(one.name, '●●●●')).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => entry(esc(one.degree), esc(one.school), date(one), esc(one.place))).join('')}</div></div>`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

/** Headings of two lines in the margin, and text set in them from the left. */
export const twoLineMargin: Layout = {
  name: 'margin-on-two-lines',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: '–', open: 0 });
    const words = {
      nb: ['Relevant<br>erfaring', 'Formell<br>utdanning', 'Språk'],
      nn: ['Relevant<br>erfaring', 'Formell<br>utdanning', 'Språk'],
      sv: ['Tidigare<br>arbetslivserfarenhet', 'Formell<br>utbildning', 'Språk'],
      da: ['Relevant<br>erfaring', 'Formel<br>uddannelse', 'Sprog'],
      en: ['Work<br>experience', 'Academic<br>background', 'Languages'],
    }[cv.language];
    const part = (title: string, content: string) =>
      `<div class="g"><h2>${title}</h2><div>${content}</div></div>`;
    return page(
      `${serif} ${rowStyle} h1 { font-size: 20pt; margin-left: 44mm } .m { margin-left: 44mm } .g { display: grid; grid-template-columns: 38mm 1fr; gap: 6mm; margin-top: 12pt } h2 { font-size: 10.5pt; font-variant: small-caps } .e { margin-bottom: 6pt }`,
      `<h1>${cv.name}</h1><p class="m">${cv.email}<br>${cv.phone}</p>
      ${part(words[0] ?? '', cv.jobs.map((one) => `<div class="e">${row(`<b>${esc(one.company)}</b>, ${esc(one.place)}`, date(one))}<i>${one.title}</i>${paragraphs(one.lines)}</div>`).join(''))}
      ${part(words[1] ?? '', cv.educations.map((one) => `<div class="e">${row(`<b>${esc(one.school)}</b>, ${esc(one.place)}`, date(one))}<i>${esc(one.degree)}</i></div>`).join(''))}
      ${part(head('skills'), `<p>${cv.skills.map(esc).join(', ')}</p>`)}
      ${part(words[2] ?? '', cv.languages.map((one) => `<p>${one.name}, ${one.level}</p>`).join(''))}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};
