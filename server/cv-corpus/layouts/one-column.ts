import { bullets, esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const tail = (
  cv: Parameters<Layout['print']>[0],
  h: (text: string) => string,
  head: ReturnType<typeof wordsOf>['head'],
) =>
  `${h(head('skills'))}<p>${cv.skills.map(esc).join(', ')}</p>${h(head('languages'))}<p>${cv.languages.map((one) => `${one.name} (${one.level.toLowerCase()})`).join(', ')}</p>`;

export const dateRight: Layout = {
  name: 'date-right',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const row = (left: string, right: string) =>
      `<div class="r"><b>${left}</b><span>${right}</span></div>`;
    return page(
      `h1 { font-size: 22pt } h2 { font-size: 13pt; margin: 14pt 0 4pt; border-bottom: 1px solid } .r { display: flex; justify-content: space-between; margin-top: 8pt }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p>${cv.email} | ${cv.phone} | ${esc(cv.place)}</p>
      ${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((job) => row(esc(`${job.title}, ${job.company}`), date(job)) + bullets(job.lines)).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `${row(esc(one.degree), date(one))}<p>${esc(one.school)}</p>`).join('')}
      ${h(head('projects'))}${cv.projects.map((one) => `${row(esc(one.name), date(one))}<p>${esc(one.customer)}</p>${paragraphs(one.lines)}`).join('')}
      ${tail(cv, h, head)}`,
      cv.language,
    );
  },
};

export const parenthesized: Layout = {
  name: 'parenthesized',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'dotted', dash: '–', open: 1 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `body { font-family: 'DejaVu Serif' } h1 { text-align: center } h2 { text-transform: uppercase; font-size: 10pt; color: #357; margin: 12pt 0 4pt } h3 { font-size: 10pt; margin-top: 7pt }`,
      `<h1>${cv.name}</h1><p style="text-align:center">${esc(cv.place)} · ${cv.phone} · ${cv.email}</p>
      ${h(head('educations', 1))}${cv.educations.map((one) => `<h3>${esc(one.school)} (${date(one)})</h3><p><i>${esc(one.degree)}</i></p>`).join('')}
      ${h(head('jobs', 1))}${cv.jobs.map((job) => `<h3>${esc(job.company)} (${date(job)})</h3><p><i>${job.title}, ${esc(job.place)}</i></p>${paragraphs(job.lines)}`).join('')}
      ${h(head('projects', 1))}${cv.projects.map((one) => `<h3>${one.customer}: ${one.name} (${date(one)})</h3>${paragraphs(one.lines)}`).join('')}
      ${tail(cv, h, head)}`,
      cv.language,
    );
  },
};

export const companyFirst: Layout = {
  name: 'company-first',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' - ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `h1 { font-size: 18pt; font-weight: normal } h2 { font-size: 14pt; color: #063; margin: 14pt 0 4pt } h3 { font-size: 11pt; margin-top: 9pt } .d { color: #666; font-size: 9pt }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p class="d">${cv.email}<br>${cv.phone}</p>
      ${h(head('summary', 1))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs', 2))}${cv.jobs.map((job) => `<h3>${esc(job.company)}</h3><p><i>${job.title}</i></p><p class="d">${date(job)}</p>${paragraphs(job.lines)}`).join('')}
      ${h(head('projects', 2))}${cv.projects.map((one) => `<h3>${esc(one.customer)}</h3><p><i>${one.name}</i></p><p class="d">${date(one)}</p>${paragraphs(one.lines)}`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<h3>${esc(one.school)}</h3><p><i>${esc(one.degree)}</i></p><p class="d">${date(one)}</p>`).join('')}
      ${tail(cv, h, head)}`,
      cv.language,
    );
  },
};

export const oneLine: Layout = {
  name: 'one-line',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: '–', open: 0 });
    const h = (text: string) => `<h2>${text}:</h2>`;
    return page(
      `h1 { font-size: 16pt } h2 { font-size: 10pt; text-decoration: underline; margin: 12pt 0 3pt } .l { margin-top: 5pt }`,
      `<p>Curriculum vitae</p><h1>${cv.name}</h1><p>E-post: ${cv.email}, tlf. ${cv.phone}</p>
      ${h(head('jobs', 1))}${cv.jobs.map((job) => `<p class="l">${date(job)} ${job.title}, ${esc(job.company)}</p>${paragraphs(job.lines.slice(0, 1))}`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<p class="l">${date(one)} ${esc(one.degree)}, ${esc(one.school)}</p>`).join('')}
      ${tail(cv, h, head)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

export const academic: Layout = {
  name: 'academic',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: '–', open: 0 });
    const h = (text: string, number: number) => `<h2>${number}. ${text}</h2>`;
    const row = (left: string, right: string) =>
      `<div class="r"><span>${left}</span><span>${right}</span></div>`;
    return page(
      `body { font-family: 'DejaVu Serif' } h1 { font-size: 20pt } h2 { font-size: 12pt; margin: 14pt 0 6pt } .r { display: flex; justify-content: space-between; margin-top: 6pt }`,
      `<h1>${cv.name}</h1><p>${cv.email}</p>
      ${h(head('educations'), 1)}${cv.educations.map((one) => row(`<b>${esc(one.degree)}</b>, ${esc(one.school)}`, date(one))).join('')}
      ${h(head('jobs'), 2)}${cv.jobs.map((job) => row(`<b>${job.title}</b>, ${esc(job.company)}, ${esc(job.place)}`, date(job)) + paragraphs(job.lines)).join('')}
      ${h(head('projects'), 3)}${cv.projects.map((one) => row(`<b>${one.name}</b>, ${esc(one.customer)}`, date(one)) + paragraphs(one.lines)).join('')}
      ${h(head('languages'), 4)}<p>${cv.languages.map((one) => `${one.name}: ${one.level}`).join('<br>')}</p>`,
      cv.language,
    );
  },
};

export const letterSpaced: Layout = {
  name: 'letter-spaced',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'slashed', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `h1 { letter-spacing: 6pt; text-transform: uppercase; text-align: center; font-weight: normal } .t { text-align: center; letter-spacing: 2pt } h2 { letter-spacing: 5pt; text-transform: uppercase; font-size: 11pt; font-weight: normal; text-align: center; margin: 16pt 0 6pt; border-top: 1px solid; border-bottom: 1px solid } .d { color: #777 } .e { margin-top: 8pt }`,
      `<h1>${cv.name}</h1><p class="t">${cv.title}</p><p style="text-align:center">${cv.phone} – <a href="mailto:${cv.email}">${cv.email}</a></p>
      ${h(head('summary', 2))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((job) => `<p class="e"><b>${job.title.toUpperCase()}</b></p><p>${esc(job.company)} | ${date(job)}</p>${bullets(job.lines)}`).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => `<p class="e"><b>${esc(one.degree.toUpperCase())}</b></p><p>${esc(one.school)} | ${date(one)}</p>`).join('')}
      ${tail(cv, h, head)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};
