import { bullets, esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const h = (text: string): string => `<h2>${text}</h2>`;

/** Three columns without names: what, where and when, with the dates last. */
export const datesLast: Layout = {
  name: 'dates-in-last-column',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: '-', open: 0 });
    const line = (...cells: string[]) =>
      `<div class="g">${cells.map((one) => `<div>${one}</div>`).join('')}</div>`;
    return page(
      `h1 { font-size: 20pt } h2 { font-size: 12pt; margin: 13pt 0 3pt; color: #345 } .g { display: grid; grid-template-columns: 1fr 58mm 42mm; gap: 4mm; margin-top: 4pt } .g > :last-child { text-align: right }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p>${cv.phone} / ${cv.email}</p>${h(head('summary'))}${paragraphs([cv.summary])}
      ${h(head('jobs'))}${cv.jobs.map((one) => line(one.title, esc(one.company), date(one))).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => line(esc(one.degree), esc(one.school), date(one))).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => line(one.name, one.level, '')).join('')}`,
      cv.language,
    );
  },
};

/** A banner with the name on a dark ground, then two columns of equal width that hold jobs and all else. */
export const banner: Layout = {
  name: 'banner-and-halves',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'dotted', dash: ' – ', open: 0 });
    const entry = (first: string, second: string, when: string, more = '') =>
      `<div class="e"><p><b>${first}</b></p><p class="q">${second} · ${when}</p>${more}</div>`;
    return page(
      `@page { margin: 0 } header { background: #12263a; color: #fff; padding: 12mm 14mm } h1 { font-size: 28pt } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; padding: 4mm 14mm; font-size: 8.5pt } h2 { font-size: 12pt; color: #c1666b; margin: 10pt 0 3pt } .e { margin-top: 6pt; break-inside: avoid } .q { color: #666 }`,
      `<header><h1>${cv.name}</h1><p>${cv.title}</p><p>${cv.email} · ${cv.phone}</p></header><div class="g"><div>
      ${h(head('jobs'))}${cv.jobs.map((one) => entry(one.title, esc(one.company), date(one), paragraphs(one.lines))).join('')}</div><div>
      ${h(head('summary', 1))}<p>${esc(cv.summary)}</p>${h(head('educations'))}${cv.educations.map((one) => entry(esc(one.degree), esc(one.school), date(one))).join('')}
      ${h(head('skills'))}${bullets(cv.skills.slice(0, 6))}${h(head('languages'))}${bullets(cv.languages.map((one) => `${one.name} (${one.level})`))}</div></div>`,
      cv.language,
    );
  },
};

/** The employer's line says what it does and where, and years stand in brackets after the title. */
export const bracketedYears: Layout = {
  name: 'years-in-brackets',
  heldOut: true,
  yearsOnly: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: '–', open: 0 });
    return page(
      `h1 { font-size: 21pt } h2 { font-size: 13pt; border-left: 4pt solid #2a6f97; padding-left: 5pt; margin: 14pt 0 4pt } .e { margin-top: 8pt; break-inside: avoid } .q { font-style: italic; color: #555 }`,
      `<h1>${cv.name}</h1><p>${cv.email} | ${cv.phone} | ${esc(cv.place)}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e"><p><b>${one.title}</b> (${date(one)})</p><p class="q">${esc(one.company)}, ${esc(one.place)}</p>${bullets(one.lines)}</div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e"><p><b>${esc(one.degree)}</b> (${date(one)})</p><p class="q">${esc(one.school)}</p></div>`).join('')}
      ${h(head('certifications'))}${cv.certifications.map((one) => `<p>${one.name} (${one.date.year})</p>`).join('')}
      ${h(head('languages'))}${bullets(cv.languages.map((one) => `${one.name}: ${one.level}`))}`,
      cv.language,
    );
  },
};

/** Dates in a tinted label at the right of each title, and headings between two lines. */
export const labelsRight: Layout = {
  name: 'dates-in-labels',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' – ', open: 0 });
    const entry = (first: string, second: string, when: string, more = '') =>
      `<div class="e"><p><b>${first}</b> <span class="l">${when}</span></p><p>${second}</p>${more}</div>`;
    const heading = (text: string) => `<h2><span>${text}</span></h2>`;
    return page(
      `h1 { font-size: 26pt; text-align: center } .m { text-align: center } h2 { font-size: 11pt; text-align: center; border: 1px solid #999; border-width: 1px 0; margin: 14pt 0 4pt } .e { margin-top: 8pt; break-inside: avoid } .l { background: #e0f0ea; font-size: 8pt; padding: 1pt 4pt; border-radius: 3pt }`,
      `<h1>${cv.name}</h1><p class="m">${cv.title}</p><p class="m">${cv.email}</p><p class="m">${cv.phone}</p>
      ${heading(head('summary'))}${paragraphs([cv.summary])}
      ${heading(head('jobs'))}${cv.jobs.map((one) => entry(one.title, `${esc(one.company)} – ${esc(one.place)}`, date(one), bullets(one.lines))).join('')}
      ${heading(head('educations'))}${cv.educations.map((one) => entry(esc(one.degree), esc(one.school), date(one))).join('')}
      ${heading(head('languages'))}<p class="m">${cv.languages.map((one) => `${one.name} (${one.level})`).join(' · ')}</p>`,
      cv.language,
    );
  },
};

/** Headings in the margin, and below each entry's first line its dates in small letters. */
export const marginDatesBelow: Layout = {
  name: 'margin-headings-dates-below',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' - ', open: 0 });
    const part = (title: string, content: string) =>
      `<section><h2>${title}</h2><div>${content}</div></section>`;
    const entry = (first: string, second: string, when: string, more = '') =>
      `<div class="e"><h3>${first} <span>hos ${second}</span></h3><p class="d">${when.toUpperCase()}</p>${more}</div>`;
    return page(
      `h1 { font-size: 26pt } section { display: grid; grid-template-columns: 40mm 1fr; gap: 6mm; border-top: 1px solid #ddd; margin-top: 8pt; padding-top: 6pt } h2 { font-size: 9.5pt; color: #1a6 } h3 { font-size: 11pt } h3 span { font-weight: normal } .d { font-size: 8pt; color: #777 } .e { margin-bottom: 8pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p><b>${cv.phone}</b></p><p><b>${cv.email}</b></p>
      ${part(head('skills'), bullets(cv.skills))}
      ${part(head('jobs'), cv.jobs.map((one) => entry(one.title, esc(one.company), date(one), paragraphs(one.lines))).join(''))}
      ${part(head('educations'), cv.educations.map((one) => entry(esc(one.degree), esc(one.school), date(one))).join(''))}
      ${part(head('languages'), cv.languages.map((one) => `<p>${one.name}: ${one.level}</p>`).join(''))}`,
      cv.language,
    );
  },
};

/** Two positions below an employer's bold line with its whole time; one position below each of the others. */
export const boldSpans: Layout = {
  name: 'bold-spans',
  heldOut: false,
  leavesOut: ['projects'],
  shows: (cv) => ({
    ...cv,
    jobs: cv.jobs.map((job, at) =>
      at === 1 ? { ...job, company: cv.jobs[0]?.company ?? '' } : job,
    ),
  }),
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'slashed', dash: ' – ', open: 0 });
    const row = (left: string, right: string) =>
      `<div class="r"><span>${left}</span><span>${right}</span></div>`;
    const [newest, before, ...others] = cv.jobs;
    const employer = (name: string, when: string) => row(`<b>${name}</b>`, `<b>${when}</b>`);
    const both = newest && before ? [newest, before] : [];
    const span = newest && before ? date({ from: before.from, to: newest.to }) : '';
    return page(
      `h1 { font-size: 21pt } h2 { font-size: 12pt; color: #834; margin: 13pt 0 4pt } .r { display: flex; justify-content: space-between; margin-top: 5pt } .p { margin-left: 5mm }`,
      `<h1>${cv.name}</h1><p>${cv.email} / ${cv.phone}</p>${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${employer(esc(newest?.company ?? ''), span)}${both.map((one) => `<div class="p">${row(`<i>${one.title}</i>`, date(one))}${bullets(one.lines)}</div>`).join('')}
      ${others.map((one) => `${employer(esc(one.company), date(one))}<div class="p"><p>${one.title}</p>${bullets(one.lines)}</div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `${employer(esc(one.school), date(one))}<div class="p"><p>${esc(one.degree)}</p></div>`).join('')}
      ${h(head('languages'))}${bullets(cv.languages.map((one) => `${one.name} (${one.level})`))}`,
      cv.language,
    );
  },
};

/** Everything in one table: the dates left, and what was done in a third column beside what and where. */
export const doneBeside: Layout = {
  name: 'what-was-done-beside',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'slashed', dash: '–', open: 0 });
    const line = (...cells: string[]) =>
      `<div class="g">${cells.map((one) => `<div>${one}</div>`).join('')}</div>`;
    return page(
      `h1 { font-size: 19pt } h2 { font-size: 12pt; margin: 13pt 0 3pt } .g { display: grid; grid-template-columns: 36mm 44mm 1fr; gap: 5mm; margin-top: 6pt; break-inside: avoid; font-size: 9pt }`,
      `<h1>${cv.name}</h1><p>${cv.email}</p><p>${cv.phone}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => line(date(one), `<b>${one.title}</b><br>${esc(one.company)}`, one.lines.map(esc).join(' '))).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => line(date(one), `<b>${esc(one.degree)}</b><br>${esc(one.school)}`, '')).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => line(one.name, one.level, '')).join('')}`,
      cv.language,
    );
  },
};

/** Large years as headings of each entry, the month left out, and the name at the foot of the contact line. */
export const largeYears: Layout = {
  name: 'large-years',
  heldOut: true,
  yearsOnly: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: ' – ', open: 0 });
    const entry = (when: string, first: string, second: string, more = '') =>
      `<div class="e"><p class="y">${when}</p><p>${first}, ${second}</p>${more}</div>`;
    return page(
      `h1 { font-size: 22pt } h2 { font-size: 15pt; color: #804; margin: 15pt 0 4pt } .y { font-size: 11pt; font-weight: bold } .e { margin-top: 8pt; break-inside: avoid }`,
      `<p>${cv.email} – ${cv.phone}</p><h1>${cv.name}</h1><p>${cv.title}</p>
      ${h(head('educations'))}${cv.educations.map((one) => entry(date(one), esc(one.degree), esc(one.school))).join('')}
      ${h(head('jobs'))}${cv.jobs.map((one) => entry(date(one), one.title, esc(one.company), bullets(one.lines))).join('')}
      ${h(head('languages'))}<p>${cv.languages.map((one) => `${one.name} ${one.level.toLowerCase()}`).join('; ')}</p>`,
      cv.language,
    );
  },
};
