/**
 * Takes the screenshots of the README: starts Torg in a temporary folder with the demo data and
 * visits the main pages in Chromium. Writes to docs/pictures only. `npm run pictures -- sign proof`
 * takes only these.
 */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { startDemo } from '../e2e/demo.ts';
import { root } from './child.ts';
import { drawPdf } from './draw-pdf.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { follow, openColumn, openScores, openSources } from './pictures-of-needs.ts';

interface Picture {
  name: string;
  /** the person who is signed in; nobody without it */
  email?: string;
  path: string;
  phone?: boolean;
  dark?: boolean;
  /** runs once the page is loaded, before the picture is taken */
  prepare?: (page: Page) => Promise<void>;
}

const folder = join(root, 'docs', 'pictures');
const largest = 300_000;
const buyer = 'innkjoper@torg.example';
const consultant = 'konsulent@torg.example';

const openNeed = async (page: Page) => {
  await follow('Plattformutvikler Kubernetes og Azure')(page);
  await page
    .getByRole('navigation', { name: 'Steg' })
    .getByRole('link', { name: /^Behovet/ })
    .click();
  await page.getByRole('textbox', { name: 'Beskrivelse' }).waitFor();
};

const openOverview = async (page: Page) => {
  await follow('Senior backendutvikler til ny avregningsløsning')(page);
  await page.getByRole('link', { name: 'Oversikt' }).click();
  await page.getByText('Det som har skjedd').waitFor();
};

const openBoard = async (page: Page) => {
  await follow('Senior backendutvikler til ny avregningsløsning')(page);
  await page.getByRole('link', { name: 'Tavle' }).click();
  await page.getByRole('heading', { name: 'Intervju' }).waitFor();
};

/** A card of the board, with what colleagues have written about it. */
const openCard = async (page: Page) => {
  await openBoard(page);
  await page
    .getByRole('region', { name: 'Kolonnen Interessert' })
    .getByRole('option')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Notater' }).waitFor();
};

const openInterviews = async (page: Page) => {
  await follow('Senior backendutvikler til ny avregningsløsning')(page);
  await page.getByRole('link', { name: 'Intervjuer' }).click();
  await page.waitForURL(/interviews/);
};

const openRecord = async (page: Page) => {
  await openBoard(page);
  await page.getByRole('link', { name: 'Utvalgsprotokoll' }).click();
  await page.getByRole('heading', { name: 'Om utvalget' }).waitFor();
};

const openRecommended = async (page: Page) => {
  await follow('Senior backendutvikler til ny avregningsløsning')(page);
  await page.getByRole('link', { name: 'Anbefalte' }).click();
  await page.getByText('konsulenter passer').waitFor();
};

const openThread = async (page: Page) => {
  await page.locator('a[data-thread]').first().click();
  await page.getByRole('textbox', { name: 'Skriv en melding' }).waitFor();
};

const company = 'bedrift@torg.example';

const openOwnProfile = async (page: Page) => {
  await page.getByRole('link', { name: 'Min profil' }).click();
  await page.waitForURL(/\/profiles\//);
  await page.getByRole('heading', { name: 'Ferdigheter' }).waitFor();
};

const openEditor = async (page: Page) => {
  await openOwnProfile(page);
  await page.goto(`${page.url()}?mode=projects`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};

/** The PDF as a reader sees it. */
const openCv = async (page: Page) => {
  await openOwnProfile(page);
  const profile = new URL(page.url()).pathname.split('/').at(-1);
  const address = `/api/main/profile/${profile}/cv/pdf?cv_design=sidebar`;
  const answer = await page.request.get(address, { timeout: 60_000 });
  await drawPdf(page, await answer.body());
};

const openTemplate = async (page: Page) => {
  await page.getByRole('button', { name: 'Forhåndsvis' }).first().click();
  await page.frameLocator('iframe').getByText('Ny kundeportal').first().waitFor();
};

/** A CV that was read and waits for somebody to look it over, with the lines of a job marked. */
const openReview = async (page: Page) => {
  await openOwnProfile(page);
  await page.goto(`${page.url()}/cv-import`);
  await page.getByRole('link', { name: /^CV Amalie/ }).click();
  await page.locator('canvas').first().waitFor();
  await page
    .getByRole('button', { name: /^Hvor i CV-en: Kvernstein/ })
    .first()
    .click();
};

const openInterview = async (page: Page) => {
  await page.locator('a[href*="/admin/qa-interview/"]').first().click();
  await page.getByRole('radio').first().waitFor();
};

/** Opens the first row of the list, which leads to a page with such a heading. */
const openFirst = (below: string, heading: RegExp) => async (page: Page) => {
  await page.getByRole('main').locator(`a[href^="${below}"]`).first().click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};
const openDraft = openFirst('/agreements/drafts/', /^Avtale om/);
const openAgreement = openFirst('/agreements/', /^Avtale med/);

/** Jobs seal the contracts of the demo data, some time after the start. */
async function untilSealed(page: Page): Promise<void> {
  const contract = `/api/contracts/client${new URL(page.url()).pathname}`;
  for (let tries = 0; tries < 180; tries += 1) {
    const answer = await page.request.get(contract);
    const { is_sealed } = (await answer.json()) as { is_sealed: boolean };
    if (is_sealed) return void (await page.reload());
    await page.waitForTimeout(1000);
  }
  throw new Error('The contract was not sealed in three minutes.');
}

/** The last page of a sealed PDF: who signed, when, from where and how. */
const openProof = async (page: Page) => {
  await openAgreement(page);
  await openFirst('/contracts/', /^Oppdragskontrakt/)(page);
  await untilSealed(page);
  await page.getByRole('main').locator('section canvas').first().waitFor();
  const proof = page.getByRole('main').locator('section canvas').last();
  await settled(page);
  // The app leaves the page where it is once somebody has used it; pages are drawn in sight.
  await page.keyboard.press('End');
  for (const _ of ['before it is drawn', 'afterwards']) {
    await proof.evaluate('canvas => canvas.parentElement.scrollIntoView()');
    await settled(page);
  }
};

const openSigning = async (page: Page) => {
  await openFirst('/contracts/', /^Oppdragskontrakt/)(page);
  await page.getByRole('main').locator('section canvas').first().waitFor();
};

const pictures: Picture[] = [
  { name: 'login', path: '/login' },
  { name: 'assignments', email: consultant, path: '/assignments' },
  { name: 'assignments-phone', email: consultant, path: '/assignments', phone: true },
  { name: 'assignments-dark', email: consultant, path: '/assignments', dark: true },
  {
    name: 'assignment',
    email: consultant,
    path: '/assignments?q=netthandel',
    prepare: follow('Senior frontendutvikler til netthandel'),
  },
  { name: 'wizard', email: buyer, path: '/assignments/mine', prepare: openNeed },
  { name: 'overview', email: buyer, path: '/assignments/mine', prepare: openOverview },
  { name: 'need', email: buyer, path: '/opportunities', prepare: openSources },
  { name: 'board', email: buyer, path: '/assignments/mine', prepare: openBoard },
  { name: 'card', email: buyer, path: '/assignments/mine', prepare: openCard },
  { name: 'interviews', email: buyer, path: '/assignments/mine', prepare: openInterviews },
  { name: 'selection-record', email: buyer, path: '/assignments/mine', prepare: openRecord },
  {
    ...{ name: 'ranking', email: buyer, path: '/opportunities' },
    prepare: openColumn(/^Ranger/, 'Ranger i Samtale'),
  },
  {
    ...{ name: 'comparison', email: buyer, path: '/opportunities' },
    prepare: openColumn(/^Sammenlign/, 'Sammenlign i Samtale'),
  },
  { name: 'scores', email: buyer, path: '/opportunities', prepare: openScores },
  { name: 'admin-assignments', email: 'admin@torg.example', path: '/admin/assignments' },
  { name: 'messages', email: buyer, path: '/messages', prepare: openThread },
  { name: 'profile', email: consultant, path: '/assignments', prepare: openOwnProfile },
  { name: 'review', email: consultant, path: '/assignments', prepare: openReview },
  { name: 'profile-editor', email: consultant, path: '/assignments', prepare: openEditor },
  { name: 'cv', email: consultant, path: '/assignments', prepare: openCv },
  {
    name: 'template',
    email: company,
    path: '/consultant-company?tab=maler',
    prepare: openTemplate,
  },
  { name: 'find', email: buyer, path: '/find/consultants?q=plattform+med+kubernetes' },
  { name: 'recommendations', email: buyer, path: '/assignments/mine', prepare: openRecommended },
  { name: 'draft', email: company, path: '/agreements', prepare: openDraft },
  { name: 'sign', email: buyer, path: '/agreements?tab=to_sign', prepare: openSigning },
  { name: 'agreement', email: buyer, path: '/agreements?tab=current', prepare: openAgreement },
  { name: 'proof', email: buyer, path: '/agreements?tab=current', prepare: openProof },
  { name: 'saved-searches', email: buyer, path: '/search/saved' },
  { name: 'waiting', email: 'admin@torg.example', path: '/admin' },
  { name: 'competencies', email: 'admin@torg.example', path: '/competencies' },
  { name: 'bench', email: company, path: '/consultant-company' },
  { name: 'conflict', email: company, path: '/consultant-company/flowcase/conflicts' },
  { name: 'consultants', email: 'admin@torg.example', path: '/profiles' },
  {
    name: 'interview',
    email: 'admin@torg.example',
    path: '/admin/qa-interview',
    prepare: openInterview,
  },
];

async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const { name, email, path, phone = false, dark = false, prepare } = picture;
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  if (email) {
    await context.request.post('/api/auth/sign-in', { data: { email, password: 'torg-demo' } });
  }
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await settled(page);
  await prepare?.(page);
  await settled(page);
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
  await context.close();
  const { size } = await stat(file);
  console.log(`${name}.png, ${Math.round(size / 1000)} kB`);
  if (size > largest) throw new Error(`${name}.png is larger than ${largest / 1000} kB`);
}

/** Waits until nothing is loading: no skeletons, no requests, no images or fonts. */
async function settled(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(600);
  await page.evaluate('document.fonts.ready');
}

const dataDir = await mkdtemp(join(tmpdir(), 'torg-pictures-'));
const torg = await startDemo(dataDir);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  await mkdir(folder, { recursive: true });
  const wanted = new Set(process.argv.slice(2));
  for (const picture of pictures) {
    if (wanted.size === 0 || wanted.has(picture.name)) await take(browser, torg.origin, picture);
  }
} finally {
  await browser.close();
  await torg.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
