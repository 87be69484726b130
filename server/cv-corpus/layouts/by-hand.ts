import type { MadeUpCv } from '../people/made-up-cv.ts';
import { bullets, esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const languagesOf = (cv: MadeUpCv): string =>
  cv.languages.map((one) => `<p>${one.name}: ${one.level}</p>`).join('');

/** Years first, in lines without columns or weights; what goes on has a dash and no end. */
export const openYearsFirst: Layout = {
  name: 'open-years-first',
  heldOut: false,
  yearsOnly: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: ' – ', open: -1 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `h1 { font-size: 16pt } h2 { font-size: 11pt; margin: 14pt 0 3pt } .t { padding-left: 30mm; text-indent: -30mm } .w { display: inline-block; width: 30mm; text-indent: 0 }`,
      `<h1>${cv.name}</h1><p>${cv.email}</p><p>${cv.phone}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<p class="t">${date(one)} ${one.title}, ${esc(one.company)}</p>${paragraphs(one.lines)}`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<p class="t"><span class="w">${date(one)}</span>${esc(one.school)}, ${esc(one.degree)}</p>`).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
};

/** A designer's: nothing begins with a capital, and the name is thin and large. */
export const smallLetters: Layout = {
  name: 'small-letters',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text.toLowerCase()}</h2>`;
    const entry = (first: string, second: string, when: string, more = '') =>
      `<div class="e"><p><b>${first.toLowerCase()}</b></p><p>${second.toLowerCase()}</p><p class="d">${when}</p>${more}</div>`;
    return page(
      `h1 { font-size: 28pt; font-weight: 300; color: #555 } h2 { font-size: 15pt; font-weight: 300; color: #e76f51; margin: 14pt 0 3pt } .e { margin-top: 8pt; break-inside: avoid } .d { color: #999; font-size: 8.5pt }`,
      `<h1>${cv.name.toLowerCase()}</h1><p>${cv.title.toLowerCase()}</p><p>${cv.email}</p><p>${cv.phone}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => entry(one.title, esc(one.company), date(one), paragraphs(one.lines))).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => entry(esc(one.degree), esc(one.school), date(one))).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
};

/** Schools have no dates: two lines each, the second in another style. */
export const undatedSchools: Layout = {
  name: 'schools-without-dates',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'slashed', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `h1 { font-size: 20pt } h2 { font-size: 13pt; margin: 14pt 0 3pt } .e { margin-top: 7pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${cv.email} | ${cv.phone}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e"><b>${one.title}</b> | ${esc(one.company)} | ${date(one)}${bullets(one.lines)}</div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e"><p><b>${esc(one.degree)}</b></p><p>${esc(one.school)}</p></div>`).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
};

/** A column so narrow that a period takes two or three lines beside its entry. */
export const breakingDates: Layout = {
  name: 'breaking-dates',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const line = (when: string, text: string) =>
      `<div class="g"><div>${when}</div><div>${text}</div></div>`;
    return page(
      `h1 { font-size: 22pt } h2 { font-size: 13pt; color: #355; margin: 14pt 0 3pt } .g { display: grid; grid-template-columns: 25mm 1fr; gap: 5mm; margin-top: 8pt; break-inside: avoid } .g > :first-child { font-size: 8.5pt; color: #777 }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p>${cv.email} · ${cv.phone}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => line(date(one), `<b>${one.title}</b><p>${esc(one.company)}, ${esc(one.place)}</p>${paragraphs(one.lines)}`)).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => line(date(one), `<b>${esc(one.degree)}</b><p>${esc(one.school)}, ${esc(one.place)}</p>`)).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
};

/** One point an entry: years, a colon, then what and where. */
export const pointsOnly: Layout = {
  name: 'points-only',
  heldOut: true,
  yearsOnly: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: '–', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `h1 { font-size: 17pt } h2 { font-size: 12pt; margin: 13pt 0 3pt }`,
      `<h1>${cv.name}</h1><p>${cv.email}, ${cv.phone}</p>
      ${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${bullets(cv.jobs.map((one) => `${date(one)}: ${one.title}, ${one.company}`))}
      ${h(head('educations'))}${bullets(cv.educations.map((one) => `${date(one)}: ${one.degree}, ${one.school}`))}
      ${h(head('languages'))}${bullets(cv.languages.map((one) => `${one.name}: ${one.level}`))}`,
      cv.language,
    );
  },
};

/** Employer and place in capitals, then title and dates on one line between strokes, and tools below the text. */
export const strokes: Layout = {
  name: 'strokes-and-tools',
  heldOut: true,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'apostrophe', dash: ' - ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const used = cv.language === 'en' ? 'Tools' : 'Verktøy';
    return page(
      `h1 { font-size: 24pt } h2 { font-size: 14pt; color: #6a1b9a; margin: 14pt 0 3pt } .e { margin-top: 8pt; break-inside: avoid } .q { color: #666; font-size: 8.5pt }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p class="q">${esc(cv.place)} / ${cv.phone} / ${cv.email}</p>
      ${h(head('skills'))}<p>${cv.skills.map(esc).join(' / ')}</p>
      ${h(head('jobs'))}${cv.jobs
        .map(
          (one, at) =>
            `<div class="e"><p><b>${esc(one.company).toUpperCase()}</b>, ${esc(one.place).toUpperCase()}</p><p>${one.title} / ${date(one)}</p>${bullets(one.lines)}<p class="q">${used}: ${cv.skills
              .slice(at, at + 3)
              .map(esc)
              .join(', ')}</p></div>`,
        )
        .join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e"><p><b>${esc(one.school).toUpperCase()}</b></p><p>${esc(one.degree)} / ${date(one)}</p></div>`).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
};

/** The same at the right of its column, and after a dot where a place follows. */
export const breakingDatesRight: Layout = {
  name: 'breaking-dates-right',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' – ', open: 0 });
    const h = (text: string) => `<div class="g"><span></span><h2>${text}</h2></div>`;
    const line = (when: string, text: string) =>
      `<div class="g"><div>${when}</div><div>${text}</div></div>`;
    return page(
      `h1 { font-size: 22pt; text-align: center } .m { text-align: center } h2 { font-size: 12pt; color: #a33; margin: 10pt 0 0 } .g { display: grid; grid-template-columns: 19mm 1fr; gap: 6mm; margin-top: 6pt; break-inside: avoid } .g > :first-child { font-size: 8pt; text-align: right }`,
      `<h1>${cv.name}</h1><p class="m">${cv.title} · ${cv.email} · ${cv.phone}</p>
      ${h(head('educations'))}${cv.educations.map((one) => line(date(one), `<b>${esc(one.degree)}</b>, <i>${esc(one.school)}</i>`)).join('')}
      ${h(head('jobs'))}${cv.jobs.map((one) => line(date(one), `<b>${one.title}</b>, <i>${esc(one.company)}</i>. ${one.lines.map(esc).join(' ')}`)).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => line('', `${one.name} (${one.level})`)).join('')}`,
      cv.language,
    );
  },
};

/** Schools without dates, told apart by the size of their names only; a wide summary above. */
export const schoolsBySize: Layout = {
  name: 'schools-by-size',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' - ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `h1 { font-size: 24pt; font-weight: normal } h2 { font-size: 14pt; font-weight: normal; margin: 16pt 0 4pt } .s { font-size: 11.5pt } .d { color: #777; font-size: 9pt } .e { margin-top: 8pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p class="d">${cv.email} ${cv.phone}</p>${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e"><p class="s">${esc(one.company)}</p><p>${one.title}</p><p class="d">${date(one)} (${1 + (one.from.year % 4)} ${cv.language === 'en' ? 'years' : 'år'})</p>${paragraphs(one.lines)}</div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e"><p class="s">${esc(one.school)}</p><p>${esc(one.degree)}</p></div>`).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
};

/** What was done begins with a year, or with a period within the job's. */
export const periodsWithin: Layout = {
  name: 'periods-within-jobs',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'dotted', dash: '–', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `h1 { font-size: 19pt } h2 { font-size: 12.5pt; margin: 13pt 0 3pt; border-bottom: 1px solid #ccc } .e { margin-top: 8pt } .g { display: grid; grid-template-columns: 36mm 1fr }`,
      `<h1>${cv.name}</h1><p>${cv.email}, ${cv.phone}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e"><div class="g"><b>${date(one)}</b><b>${esc(one.company)}, ${one.title}</b></div><div class="g"><span></span>${bullets(one.lines.map((line, at) => (at % 2 === 0 ? `${one.from.year}–${one.from.year + 1}: ${line}` : `${line} (${one.from.year})`)))}</div></div>`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e g"><b>${date(one)}</b><b>${esc(one.school)}, ${esc(one.degree)}</b></div>`).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
};

/** Employers with their whole time on one line, and positions with theirs below, all dates at the right. */
export const spanRows: Layout = {
  name: 'span-on-one-line',
  heldOut: false,
  leavesOut: ['projects'],
  shows: (cv) => ({
    ...cv,
    jobs: cv.jobs.map((job, at) => (at < 3 ? { ...job, company: cv.jobs[0]?.company ?? '' } : job)),
  }),
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const row = (left: string, right: string) =>
      `<div class="r"><span>${left}</span><span>${right}</span></div>`;
    const grouped = cv.jobs.slice(0, 3);
    const last = grouped.at(-1);
    const span = date({ from: last?.from ?? { year: 0, month: 1 }, to: cv.jobs[0]?.to ?? null });
    const position = (one: MadeUpCv['jobs'][number]) =>
      `<div class="e">${row(`<i>${one.title}</i>`, date(one))}${paragraphs(one.lines)}</div>`;
    const employer = (name: string, when: string) =>
      `<div class="e">${row(`<b>${name}</b>`, when)}</div>`;
    return page(
      `h1 { font-size: 20pt } h2 { font-size: 12pt; color: #523; margin: 13pt 0 3pt } .e { margin-top: 6pt } .r { display: flex; justify-content: space-between }`,
      `<h1>${cv.name}</h1><p>${cv.email} • ${cv.phone}</p>
      ${h(head('jobs'))}${employer(esc(cv.jobs[0]?.company ?? ''), span)}${grouped.map(position).join('')}${cv.jobs
        .slice(3)
        .map(
          (one) =>
            `${employer(esc(one.company), date(one))}<p><i>${one.title}</i></p>${paragraphs(one.lines)}`,
        )
        .join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `${employer(esc(one.school), date(one))}<p><i>${esc(one.degree)}</i></p>`).join('')}
      ${h(head('languages'))}${languagesOf(cv)}`,
      cv.language,
    );
  },
};

/** A narrow column at the left with schools below their dates, and certificates with years below them. */
export const railLeft: Layout = {
  name: 'rail-with-dates-above',
  heldOut: false,
  leavesOut: ['projects'],
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' - ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `@page { margin: 13mm } h1 { font-size: 24pt } .g { display: grid; grid-template-columns: 56mm 1fr; gap: 8mm; font-size: 9pt } h2 { font-size: 12pt; color: #7b2d26; margin: 11pt 0 3pt } .e { margin-top: 7pt; break-inside: avoid } .d { font-size: 8pt; color: #777; text-transform: uppercase }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><div class="g"><div>${h(head('contact'))}<p>${cv.phone}</p><p>${cv.email}</p>
      ${h(head('educations'))}${cv.educations.map((one) => `<div class="e"><p class="d">${date(one)}</p><p><b>${esc(one.school)}</b></p><p>${esc(one.degree)}</p></div>`).join('')}
      ${h(head('certifications'))}${cv.certifications.map((one) => `<p>${one.name}</p><p class="d">${one.date.year}</p>`).join('')}
      ${h(head('languages'))}${languagesOf(cv)}</div><div>${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => `<div class="e"><p class="d">${date(one)}</p><p><b>${one.title}</b> i ${esc(one.company)}</p>${bullets(one.lines)}</div>`).join('')}</div></div>`,
      cv.language,
    );
  },
};
