import type { MadeUpCv } from '../people/made-up-cv.ts';
import { bullets, esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const bar = (share: number): string =>
  `<div class="bar"><i style="width: ${share * 20}%"></i></div>`;
const barStyle =
  '.bar { background: #ccd; height: 4pt; margin: 2pt 0 6pt } .bar i { display: block; background: #446; height: 4pt }';
const breaks = (email: string): string => email.replace('@', '@<br>');

/** A coloured column on the first page only: contact, bars for skills, dots for languages; the address on two lines. */
export const firstPageColumn: Layout = {
  name: 'column-on-first-page',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' — ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const [first, ...others] = cv.name.split(' ');
    const job = (one: MadeUpCv['jobs'][number]) =>
      `<div class="e"><div class="r"><b>${one.title}</b><span>${date(one)}</span></div><p class="c"><i>${esc(one.company)}</i></p>${bullets(one.lines)}</div>`;
    return page(
      `@page { margin: 0 } ${barStyle} aside { position: absolute; left: 0; top: 0; width: 64mm; height: 296mm; background: #2d3142; color: #fff; padding: 70mm 8mm 0; font-size: 8.5pt } .p1 { margin-left: 64mm; padding: 16mm 12mm 0; height: 290mm; overflow: hidden } .p2 { break-before: page; padding: 16mm } h1 { font-size: 32pt; line-height: 1; font-weight: 300 } h2 { font-size: 13pt; text-transform: uppercase; letter-spacing: 1.5pt; margin: 15pt 0 5pt } .r { display: flex; justify-content: space-between } .c { color: #667 } .e { margin-top: 9pt; break-inside: avoid }`,
      `<aside>${h(head('contact'))}<p>${cv.phone}</p><p>${breaks(cv.email)}</p><p>${esc(cv.place)}</p>
      ${h(head('skills'))}${cv.skills
        .slice(0, 6)
        .map((one, at) => `<p>${esc(one)}</p>${bar(5 - (at % 3))}`)
        .join('')}
      ${h(head('languages'))}${cv.languages.map((one) => `<p>${one.name}</p><p>● ● ● ○</p>`).join('')}</aside>
      <div class="p1"><h1>${first}<br><b>${others.join(' ')}</b></h1><p>${cv.title}</p>
      ${h(head('summary', 2))}<p>${esc(cv.summary)}</p>${h(head('jobs'))}${cv.jobs.slice(0, 2).map(job).join('')}</div>
      <div class="p2">${cv.jobs.slice(2).map(job).join('')}${h(head('educations'))}${cv.educations.map((one) => `<div class="e"><div class="r"><b>${esc(one.degree)}</b><span>${date(one)}</span></div><p class="c"><i>${esc(one.school)}</i></p></div>`).join('')}</div>`,
      cv.language,
    );
  },
};

/** The address is only the target of a link whose text is a picture or a word. */
export const behindIcons: Layout = {
  name: 'address-behind-icon',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'slashed', dash: ' → ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const entry = (first: string, second: string, when: string, more = '') =>
      `<div class="e"><p><b>${second}</b> <span class="d">/ ${when}</span></p><p>${first}</p>${more}</div>`;
    return page(
      `h1 { font-size: 30pt; color: #c0392b } h2 { font-size: 14pt; color: #c0392b; margin: 13pt 0 3pt } .e { margin-top: 8pt; break-inside: avoid } .d { color: #888; font-size: 9pt }`,
      `<h1>${cv.name.toLowerCase()}</h1><p>${cv.title.toLowerCase()}</p><p><a href="mailto:${cv.email}">✉</a> <a href="https://www.linkedin.com/in/someone">in</a> ${cv.phone}</p>
      <p>${esc(cv.summary)}</p>
      ${h(head('jobs', 2))}${cv.jobs.map((one) => entry(one.title, esc(one.company), date(one), paragraphs(one.lines))).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => entry(esc(one.degree), esc(one.school), date(one))).join('')}
      ${h(head('languages'))}${bullets(cv.languages.map((one) => `${one.name} – ${one.level}`))}`,
      cv.language,
    );
  },
};

/** Years at the left of a line of points, all else at its right; three columns at the foot. */
export const pointedYears: Layout = {
  name: 'years-beside-points',
  heldOut: false,
  yearsOnly: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: '-', open: 0 });
    const h = (text: string) => `<h2>${text.toUpperCase()}</h2>`;
    const entry = (when: string, first: string, second: string, more = '') =>
      `<div class="g"><p class="d">${when}</p><i>•</i><div><p class="b">${first}</p><p class="c">${second.toUpperCase()}</p>${more}</div></div>`;
    return page(
      `h1 { font-size: 26pt; text-align: center; letter-spacing: 6pt; font-weight: 300 } .m { text-align: center; font-size: 8.5pt } h2 { font-size: 11pt; text-align: center; letter-spacing: 3pt; margin: 15pt 0 6pt } .g { display: grid; grid-template-columns: 24mm 4mm 1fr; gap: 3mm; margin-top: 6pt; break-inside: avoid } .b { font-size: 10.5pt } .c { font-size: 7.5pt; color: #777; letter-spacing: 0.8pt } .d { text-align: right } .f { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8mm; break-inside: avoid }`,
      `<h1>${cv.name.toUpperCase()}</h1><p class="m">${cv.phone} &nbsp;|&nbsp; ${cv.email} &nbsp;|&nbsp; ${esc(cv.place)}</p>
      ${h(head('summary', 1))}<p class="m">${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => entry(date(one), one.title, esc(one.company), paragraphs(one.lines))).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => entry(date(one), esc(one.degree), esc(one.school))).join('')}
      <div class="f"><div>${h(head('skills'))}${cv.skills
        .slice(0, 5)
        .map((one) => `<p>${esc(one)}</p>`)
        .join(
          '',
        )}</div><div>${h(head('languages'))}${cv.languages.map((one) => `<p>${one.name}</p>`).join('')}</div><div>${h(head('courses'))}${cv.courses.map((one) => `<p>${one.name}</p>`).join('')}</div></div>`,
      cv.language,
    );
  },
};

/** Jobs as cards in two columns, read across; the rest at the right of a rule. */
export const cards: Layout = {
  name: 'rail-right-of-rule',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' - ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `@page { margin: 14mm } h1 { font-size: 25pt } .t { color: #2a9d8f; font-size: 12pt } .g { display: grid; grid-template-columns: 1fr 58mm; gap: 7mm; font-size: 9pt } aside { border-left: 1px solid #bbb; padding-left: 6mm } h2 { font-size: 12pt; color: #2a9d8f; margin: 12pt 0 4pt } .e { margin-top: 8pt; break-inside: avoid } .d { font-size: 8pt; color: #888; text-transform: uppercase }`,
      `<h1>${cv.name}</h1><p class="t">${cv.title}</p><div class="g"><main>${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e"><p class="d">${date(one)}</p><p><b>${one.title}</b> @ ${esc(one.company)}</p><p class="d">${esc(one.place)}</p>${bullets(one.lines)}</div>`).join('')}</main>
      <aside>${h(head('contact'))}<p><b>Mobil</b></p><p>${cv.phone}</p><p><b>E-mail</b></p><p>${cv.email}</p>
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e"><p class="d">${date(one)}</p><p><b>${esc(one.school)}</b></p><p>${esc(one.degree)}</p></div>`).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => `<p>${one.name} – ${one.level}</p>`).join('')}
      ${h(head('certifications'))}${cv.certifications.map((one) => `<p>${one.name}</p><p class="d">${one.date.year}</p>`).join('')}</aside></div>`,
      cv.language,
    );
  },
};
