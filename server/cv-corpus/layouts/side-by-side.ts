import { bullets, esc, page, paragraphs, wordsOf, type Layout } from './layout.ts';

const grid = (left: string, right: string, className = 'g'): string =>
  `<div class="${className}"><div>${left}</div><div>${right}</div></div>`;
const listed = (cv: Parameters<Layout['print']>[0]) =>
  cv.languages.map((one) => `<p>${one.name} – ${one.level}</p>`).join('');

export const dateLeft: Layout = {
  name: 'date-left',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'long', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    return page(
      `h1 { font-size: 24pt } h2 { font-size: 14pt; margin: 16pt 0 4pt } .g { display: grid; grid-template-columns: 46mm 1fr; gap: 4mm; margin-top: 7pt; break-inside: avoid }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p>${grid('E-mail', cv.email)}${grid('Mobil', cv.phone)}
      ${h(head('jobs'))}${cv.jobs.map((job) => grid(date(job), `<b>${job.title}</b><br>${esc(job.company)}${paragraphs(job.lines)}`)).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => grid(date(one), `<b>${esc(one.degree)}</b><br>${esc(one.school)}, ${esc(one.place)}`)).join('')}
      ${h(head('projects'))}${cv.projects.map((one) => grid(date(one), `<b>${one.name}</b><br>${esc(one.customer)}${paragraphs(one.lines)}`)).join('')}
      ${h(head('skills'))}<p>${cv.skills.map(esc).join(' • ')}</p>${h(head('languages'))}${listed(cv)}`,
      cv.language,
    );
  },
};

const sidebar = (side: 'left' | 'right', heldOut: boolean): Layout => ({
  name: `sidebar-${side}`,
  heldOut,
  print: (cv) => {
    const look =
      side === 'left'
        ? { form: 'short' as const, dash: ' - ', open: 0 }
        : { form: 'slashed' as const, dash: '–', open: 1 };
    const { head, date } = wordsOf(cv, look);
    const h = (text: string) => `<h2>${text}</h2>`;
    const aside = `<aside>${side === 'left' ? `<h1>${cv.name.replace(' ', '<br>')}</h1>` : ''}${h(head('contact'))}<p>${cv.phone}</p><p>${cv.email}</p><p>${esc(cv.place)}</p>
      ${h(head('skills'))}${cv.skills.map((one) => `<p>${esc(one)}</p>`).join('')}${h(head('languages'))}${listed(cv)}
      ${side === 'right' ? h(head('educations')) + cv.educations.map((one) => `<p class="e"><b>${esc(one.degree)}</b></p><p>${esc(one.school)}</p><p>${date(one)}</p>`).join('') : ''}</aside>`;
    const main = `<main>${side === 'right' ? `<h1>${cv.name}</h1><p>${cv.title}</p>` : ''}${h(head('summary', 1))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((job) => `<p class="e"><b>${job.title}</b></p><p>${esc(job.company)}, ${esc(job.place)}</p><p class="d">${date(job)}</p>${bullets(job.lines)}`).join('')}
      ${side === 'left' ? h(head('educations')) + cv.educations.map((one) => `<p class="e"><b>${esc(one.degree)}</b></p><p>${esc(one.school)}</p><p class="d">${date(one)}</p>`).join('') : ''}</main>`;
    return page(
      `@page { margin: 0 } .c { display: grid; grid-template-columns: ${side === 'left' ? '62mm 1fr' : '1fr 60mm'}; min-height: 296mm } aside { background: ${side === 'left' ? '#234' : '#eee'}; color: ${side === 'left' ? '#fff' : '#111'}; padding: 12mm 7mm; font-size: 9pt } main { padding: 12mm 9mm } h1 { font-size: 22pt; line-height: 1.1 } h2 { font-size: 12pt; margin: 14pt 0 4pt; text-transform: uppercase } .e { margin-top: 8pt } .d { color: #888 }`,
      `<div class="c">${side === 'left' ? aside + main : main + aside}</div>`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
});
export const sidebarLeft = sidebar('left', false);
export const sidebarRight = sidebar('right', true);

export const stackedDates: Layout = {
  name: 'stacked-dates',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'short', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const both = (text: string) => text.split(' – ').toReversed().join('<br>');
    return page(
      `h1 { font-size: 26pt } h2 { font-size: 15pt; margin: 16pt 0 6pt; color: #a40 } .g { display: grid; grid-template-columns: 26mm 1fr; gap: 8mm; margin-top: 9pt; break-inside: avoid } .g > div:first-child { text-align: right; color: #777; font-size: 9pt }`,
      `<h1>${cv.name}</h1><p>${cv.title}</p><p>${cv.email} ${cv.phone}</p>${h(head('summary'))}<p>${esc(cv.summary)}</p>
      ${h(head('jobs'))}${cv.jobs.map((job) => grid(both(date(job)), `<b>${job.title}</b><p>${esc(job.company)}</p>${paragraphs(job.lines)}`)).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => grid(both(date(one)), `<b>${esc(one.degree)}</b><p>${esc(one.school)}</p>`)).join('')}
      ${h(head('languages'))}${listed(cv)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

export const marginHeadings: Layout = {
  name: 'margin-headings',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'years', dash: '–', open: 0 });
    const row = (left: string, right: string) =>
      `<div class="r"><span>${left}</span><span>${right}</span></div>`;
    const section = (title: string, content: string) => grid(`<b>${title}</b>`, content, 's');
    return page(
      `body { font-family: 'DejaVu Serif' } h1 { font-size: 20pt; font-variant: small-caps } .s { display: grid; grid-template-columns: 36mm 1fr; gap: 6mm; margin-top: 12pt } .r { display: flex; justify-content: space-between; margin-top: 4pt }`,
      `<h1>${cv.name}</h1><p>${cv.email}, ${cv.phone}</p>
      ${section(head('summary'), esc(cv.summary))}
      ${section(head('jobs'), cv.jobs.map((job) => `${row(`<b>${esc(job.company)}</b>`, date(job))}<i>${job.title}</i>${paragraphs(job.lines)}`).join(''))}
      ${section(head('educations'), cv.educations.map((one) => `${row(`<b>${esc(one.school)}</b>`, date(one))}<i>${esc(one.degree)}</i>`).join(''))}
      ${section(head('skills'), cv.skills.map(esc).join(', '))}${section(head('languages'), listed(cv))}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

export const marginDates: Layout = {
  name: 'margin-dates',
  heldOut: true,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'dotted', dash: '–', open: 0 });
    const h = (text: string) => grid('<hr>', `<h2>${text}</h2>`);
    return page(
      `body { font-family: 'DejaVu Serif' } h1 { font-size: 28pt; font-weight: normal; text-align: right } .i { text-align: right; font-style: italic } h2 { font-size: 14pt; font-weight: normal; color: #36c } .g { display: grid; grid-template-columns: 40mm 1fr; gap: 5mm; margin-top: 6pt } hr { border: 0; border-top: 4pt solid #36c; margin-top: 8pt } .g > div:first-child { text-align: right }`,
      `<h1>${cv.name}</h1><p class="i">${cv.title}</p><p class="i">${cv.phone} · ${cv.email}</p>
      ${h(head('educations'))}${cv.educations.map((one) => grid(date(one), `<b>${esc(one.degree)}</b>, <i>${esc(one.school)}</i>, ${esc(one.place)}.`)).join('')}
      ${h(head('jobs'))}${cv.jobs.map((job) => grid(date(job), `<b>${job.title}</b>, <i>${esc(job.company)}</i>, ${esc(job.place)}.${paragraphs(job.lines)}`)).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => grid(one.name, one.level)).join('')}
      ${h(head('skills'))}${grid('', cv.skills.map(esc).join(', '))}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

export const twoColumns: Layout = {
  name: 'two-columns',
  heldOut: false,
  print: (cv) => {
    const { head, date } = wordsOf(cv, { form: 'apostrophe', dash: ' – ', open: 0 });
    const h = (text: string) => `<h2>${text}</h2>`;
    const left = `${h(head('jobs'))}${cv.jobs.map((job) => `<p class="e"><b>${esc(job.company)}</b></p><p>${job.title}</p><p>${date(job)}</p>${paragraphs(job.lines)}`).join('')}`;
    const right = `${h(head('summary'))}<p>${esc(cv.summary)}</p>${h(head('educations'))}${cv.educations.map((one) => `<p class="e"><b>${esc(one.school)}</b></p><p>${esc(one.degree)}</p><p>${date(one)}</p>`).join('')}${h(head('languages'))}${listed(cv)}${h(head('skills'))}${bullets(cv.skills)}`;
    return page(
      `h1 { font-size: 22pt } .k { border-bottom: 2px solid; padding-bottom: 6pt } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm } h2 { font-size: 12pt; color: #08a; margin: 12pt 0 3pt } .e { margin-top: 7pt }`,
      `<div class="k"><h1>${cv.name}</h1><p>${cv.title} | ${cv.email} | ${cv.phone}</p></div>${grid(left, right)}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
};

export const europass = (heldOut: boolean): Layout => ({
  name: heldOut ? 'europass-new' : 'europass',
  heldOut,
  print: (cv) => {
    const { head, date } = wordsOf(
      cv,
      heldOut ? { form: 'slashed', dash: ' – ', open: 0 } : { form: 'long', dash: '–', open: 0 },
    );
    const h = (text: string) =>
      heldOut
        ? `<h2>${text.toUpperCase()}</h2>`
        : grid(`<span class="h">${text.toUpperCase()}</span>`, '<hr>');
    const job = (one: { period: string; main: string; place: string; lines: string[] }) =>
      heldOut
        ? `<p class="e"><b>${one.period}</b> ${one.place}</p><p><b>${one.main.split('|')[0]}</b> ${one.main.split('|')[1]}</p>${bullets(one.lines)}`
        : grid(
            one.period,
            `<b>${one.main.split('|')[0]}</b><p>${one.main.split('|')[1]}, ${one.place}</p>${bullets(one.lines)}`,
          );
    return page(
      `h1 { font-size: 18pt } h2 { font-size: 11pt; color: #0e4194; margin: 14pt 0 4pt } .h { color: #0e4194; font-size: 9pt } .g { display: grid; grid-template-columns: 48mm 1fr; gap: 6mm; margin-top: 7pt } .e { margin-top: 9pt } hr { border: 0; border-top: 1px solid #0e4194 }`,
      `<h1>${cv.name}</h1><p>${cv.email} ${cv.phone}</p>
      ${h(head('jobs'))}${cv.jobs.map((one) => job({ period: date(one), main: `${one.title}|${esc(one.company)}`, place: esc(one.place), lines: one.lines })).join('')}
      ${h(head('educations'))}${cv.educations.map((one) => job({ period: date(one), main: `${esc(one.degree)}|${esc(one.school)}`, place: esc(one.place), lines: [] })).join('')}
      ${h(head('languages'))}${cv.languages.map((one) => grid(one.name, one.level)).join('')}`,
      cv.language,
    );
  },
  leavesOut: ['projects'],
});
