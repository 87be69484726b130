import type { Page } from '@playwright/test';
import { aTitle, longText, makeDraft, makePublished } from '../assignments-made.ts';
import { tabTo } from '../keyboard.ts';
import { expect, test } from '../torg.ts';
import { openStep, saved } from '../wizard-steps.ts';

const buyerEmail = 'innkjoper@torg.example';
const wizard = (uuid: string, at: string) => `/assignments/${uuid}/wizard?step=${at}`;

interface Draft {
  start_date: string | null;
  title: string;
  duration: string | null;
  description: string;
}

/**
 * The draft on the server, fetched outside the page, so that it works while the page is offline.
 */
async function onServer(page: Page, uuid: string): Promise<Draft> {
  return (await page.request.get(`/api/main/assignment/${uuid}/draft`)).json() as Promise<Draft>;
}

test('what is missing is listed at once, each item a link to its field', async ({ person }) => {
  const { page, visit, checkAccess } = await person(buyerEmail);
  const { uuid } = await makeDraft(page, {
    title: '',
    description: '',
    skills: [],
    percent: null,
    allow_remote_work: false,
    deadline: null,
  });
  await visit(wizard(uuid, 'review'));
  const missing = page.getByRole('alert').filter({ hasText: 'Dette mangler' }).getByRole('link');
  await expect(missing).toHaveText([
    /^Skriv en tittel/,
    /^Beskriv behovet/,
    /^Velg minst én rolle/,
    /^Si hvor mange prosent/,
    /^Velg en region/,
    /^Velg en frist/,
  ]);
  await expect(page.getByRole('main').getByRole('button', { name: 'Publiser' })).toBeDisabled();
  await missing.filter({ hasText: 'prosent' }).click();
  await expect(page.getByLabel('Omfang i prosent')).toBeFocused();
  await page.keyboard.type('60');
  await openStep(page, 'Se over og publiser');
  await expect(missing).toHaveCount(5);
  await checkAccess();
});

test('a reload midway loses nothing, and every step is as it was left', async ({ person }) => {
  const { page, visit, checkAccess } = await person(buyerEmail);
  const { uuid } = await makeDraft(page);
  const title = aTitle('Skrevet midt i en omlasting');
  await visit(wizard(uuid, 'need'));
  await page.getByLabel('Tittel').fill(title);
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('Tittel')).toHaveValue(title);
  await expect(page.getByRole('textbox', { name: 'Beskrivelse' })).toHaveText(longText);
  expect(page.url()).toContain('step=need');
  for (const name of ['Krav', 'Tid og sted', 'Vilkår', 'Prosess', 'Se over og publiser', 'Start']) {
    await openStep(page, name);
    await checkAccess();
  }
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Se over og publiser', exact: true }),
  ).toBeVisible();
});

test('the slower of two tabs on one draft is shown the conflict, and chooses', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person(buyerEmail);
  const { uuid } = await makeDraft(page);
  const [early, late] = [aTitle('Fra den første'), aTitle('Fra den andre')];
  await visit(wizard(uuid, 'need'));
  const second = await page.context().newPage();
  // As in a tab that was asleep: without live updates it learns of the change when it saves.
  await second.route('**/api/main/live', (route) => route.abort());
  await second.goto(wizard(uuid, 'need'));
  await expect(second.getByLabel('Tittel')).toBeVisible();

  await page.getByLabel('Tittel').fill(early);
  await saved(page);
  await second.getByLabel('Tittel').fill(late);
  const conflict = second.getByRole('alert').filter({ hasText: 'Feltet er også endret av deg' });
  await expect(conflict).toContainText(early);
  await expect(second.getByLabel('Tittel'), 'what one typed still stands').toHaveValue(late);
  expect((await onServer(page, uuid)).title).toBe(early);
  await conflict.getByRole('button', { name: 'Behold min' }).click();
  await expect(conflict).toHaveCount(0);
  await expect.poll(async () => (await onServer(page, uuid)).title).toBe(late);
  await openStep(page, 'Tid og sted');
  await page.getByLabel('Varighet').fill('Ett år');
  await expect.poll(() => onServer(page, uuid)).toMatchObject({ title: late, duration: 'Ett år' });
  await openStep(page, 'Behovet');
  await expect(page.getByLabel('Tittel'), 'the first has heard of it').toHaveValue(late);
  await checkAccess();
});

test('changes to different fields in two tabs are both saved', async ({ person }) => {
  const { page, visit } = await person(buyerEmail);
  const { uuid } = await makeDraft(page);
  await visit(wizard(uuid, 'need'));
  const second = await page.context().newPage();
  await second.route('**/api/main/live', (route) => route.abort());
  await second.goto(wizard(uuid, 'time'));
  await expect(second.getByLabel('Varighet')).toBeVisible();
  const title = aTitle('Fra den ene');
  await page.getByLabel('Tittel').fill(title);
  await saved(page);
  await second.getByLabel('Varighet').fill('Ni måneder');
  await saved(second);
  await expect.poll(() => onServer(page, uuid)).toMatchObject({ title, duration: 'Ni måneder' });
});

test('what is typed without a connection is saved once the connection is back', async ({
  person,
}) => {
  const { page, visit } = await person(buyerEmail);
  const { uuid } = await makeDraft(page);
  await visit(wizard(uuid, 'time'));
  await page.context().setOffline(true);
  await page.getByLabel('Varighet').fill('Skrevet uten nett');
  await expect(page.getByRole('status').filter({ hasText: 'Ikke lagret' })).toBeVisible({
    timeout: 30_000,
  });
  expect((await onServer(page, uuid)).duration).not.toBe('Skrevet uten nett');
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await onServer(page, uuid)).duration, { timeout: 20_000 })
    .toBe('Skrevet uten nett');
  await saved(page);
});

test('an assignment is published with the keyboard alone', async ({ person }) => {
  const { page, visit } = await person(buyerEmail);
  const { uuid } = await makeDraft(page);
  const title = aTitle('Bare tastatur');
  await visit(wizard(uuid, 'need'));
  const key = page.keyboard;
  await tabTo(page, 'Tittel');
  await key.press('Control+A');
  await key.type(title);
  await saved(page);
  const description = page.getByRole('textbox', { name: 'Beskrivelse' });
  await description.focus();
  await key.type('- Strategi');
  await key.press('Enter');
  await key.type('Gjennomføring: ');
  await key.press('Tab');
  await expect(description).not.toBeFocused();
  await expect(description.locator('ul > li')).toHaveText([/^Strategi$/, /^Gjennomføring: /]);
  await expect(description.locator('ul ul')).toHaveCount(0);
  await saved(page);
  for (const next of ['Krav', 'Tid og sted', 'Vilkår', 'Prosess', 'Se over og publiser']) {
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo(page, next);
    await key.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: next, exact: true })).toBeVisible();
  }
  await tabTo(page, 'Publiser');
  await key.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Avbryt' })).toBeFocused();
  await key.press('Tab');
  await key.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oppdraget er publisert');
  expect((await onServer(page, uuid)).title).toBe(title);
});

test('a file shows its upload progress, is checked by its content, and can be removed', async ({
  person,
}) => {
  const { page, visit } = await person(buyerEmail);
  const { uuid } = await makeDraft(page);
  await visit(wizard(uuid, 'process'));
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({
    name: 'behov.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ this is no pdf'),
  });
  await expect(page.getByRole('alert')).toContainText(
    /kan brukes her. Velg PDF, DOCX, .* eller TXT/,
  );
  await page.getByRole('button', { name: 'Fjern behov.pdf' }).click();
  await choose.setInputFiles({
    name: 'bakgrunn.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Bakgrunnen for behovet, i ren tekst.'),
  });
  await expect(page.getByRole('link', { name: 'bakgrunn.txt' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'bakgrunn.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Fjern bakgrunn.txt' }).click();
  await expect(page.getByRole('link', { name: 'bakgrunn.txt' })).toHaveCount(0);
});

test('a date can be typed in several formats, and an invalid one stays to be corrected', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person(buyerEmail);
  const { uuid } = await makeDraft(page);
  await visit(wizard(uuid, 'time'));
  const start = page.getByRole('textbox', { name: 'Oppstart' });
  await start.fill('15 jan 2031');
  await start.press('Tab');
  await expect(start).toHaveValue('15. januar 2031');
  await expect.poll(async () => (await onServer(page, uuid)).start_date).toBe('2031-01-15');
  await start.fill('31.2.2031');
  await start.blur();
  await expect(page.getByText('Den datoen finnes ikke i kalenderen.')).toBeVisible();
  await expect(start).toHaveValue('31.2.2031');
  await checkAccess();
  await start.fill('2031-02-01');
  await start.press('Enter');
  await expect(start).toHaveValue('1. februar 2031');
  await page.getByRole('button', { name: 'Oppstart, velg i kalenderen' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^14 februar 2031/i })
    .click();
  await expect.poll(async () => (await onServer(page, uuid)).start_date).toBe('2031-02-14');
});

test('a date that cannot be read stays in its step, which says so, and so does publishing', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person(buyerEmail);
  const { uuid } = await makeDraft(page);
  const unreadable = page.getByText(/^Vi forstår ikke datoen|^Den datoen finnes ikke/);
  await visit(wizard(uuid, 'time'));
  const start = page.getByRole('textbox', { name: 'Oppstart' });
  await start.fill('32.13');
  await openStep(page, 'Prosess');
  await page.getByRole('radio', { name: 'En bestemt dato' }).check();
  const deadline = page.getByRole('textbox', { name: 'Svarfrist' });
  await deadline.fill('snart');
  await openStep(page, 'Vilkår');
  const abidance = page.getByRole('textbox', { name: 'Vedståelsesfrist' });
  await abidance.fill('31.2');

  await openStep(page, 'Se over og publiser');
  const missing = page.getByRole('alert').filter({ hasText: 'Dette mangler' }).getByRole('link');
  await expect(missing).toHaveText([
    'Skriv oppstarten som en dato vi kan lese',
    'Skriv vedståelsesfristen som en dato vi kan lese',
    'Skriv svarfristen som en dato vi kan lese',
  ]);
  await expect(page.getByRole('main').getByRole('button', { name: 'Publiser' })).toBeDisabled();
  await checkAccess();
  const rail = page.getByRole('navigation', { name: 'Steg' });
  for (const step of ['Tid og sted', 'Vilkår', 'Prosess']) {
    await expect(rail.getByRole('link', { name: `${step} noe mangler` })).toBeVisible();
  }

  await missing.filter({ hasText: 'svarfristen' }).click();
  await expect(deadline).toBeFocused();
  await expect(deadline).toHaveValue('snart');
  await expect(unreadable).toBeVisible();
  await deadline.fill('1.1.2031');
  await page.reload();
  await expect(deadline, 'typed when the page was reloaded').toHaveValue('1. januar 2031');
  await openStep(page, 'Vilkår');
  await expect(abidance).toHaveValue('31.2');
  await expect(unreadable).toBeVisible();
  await abidance.fill('');
  await openStep(page, 'Tid og sted');
  await expect(start).toHaveValue('32.13');
  await expect(unreadable).toBeVisible();
  await checkAccess();
  await start.fill('15.1.2031');
  await start.press('Tab');
  await expect
    .poll(() => onServer(page, uuid))
    .toMatchObject({
      start_date: '2031-01-15',
      abidance_deadline: null,
      deadline: { deadline_with_date: '2031-01-01' },
    });
  await openStep(page, 'Se over og publiser');
  await expect(missing).toHaveCount(0);
});

test('a deadline that has passed is told at its field, and a published one may pass', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person(buyerEmail);
  const told = page.getByText('Velg en svarfrist som ikke er gått ut');
  const draft = await makeDraft(page);
  await visit(wizard(draft.uuid, 'process'));
  await page.getByRole('radio', { name: 'En bestemt dato' }).check();
  const deadline = page.getByRole('textbox', { name: 'Svarfrist' });
  await deadline.fill('1.1.2020');
  await deadline.press('Tab');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Svarfrist, velg i kalenderen' }).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Forrige måned' }),
  ).toBeDisabled();
  await page.keyboard.press('Escape');
  await checkAccess();
  await deadline.fill('1.1.2031');
  await deadline.press('Tab');
  await expect(told).toHaveCount(0);

  const { uuid } = await makePublished(page);
  const passed = { deadline_with_date: '2020-01-01' };
  await visit(`/assignments/${uuid}/edit?step=process`);
  await page.getByRole('radio', { name: 'En bestemt dato' }).check();
  await deadline.fill('1.1.2020');
  await deadline.press('Tab');
  await expect.poll(() => onServer(page, uuid)).toMatchObject({ deadline: passed });
  await expect(page.getByText('Fristen er gått ut, men')).toBeVisible();
  await expect(told).toHaveCount(0);
  await checkAccess();
});

test('a word of thousands of letters is set without kerning, which would freeze the page', async ({
  person,
}) => {
  const { page, visit } = await person(buyerEmail);
  const { uuid } = await makeDraft(page, { description: 'a'.repeat(8_000) });
  const kerningIn = (text: string, element: string) =>
    page
      .locator(element)
      .filter({ hasText: text })
      .first()
      .evaluate((found) => getComputedStyle(found).fontKerning);
  await visit(wizard(uuid, 'need'));
  await expect(page.getByRole('textbox', { name: 'Beskrivelse' })).toBeVisible();
  expect(await kerningIn('aaaa', '.ProseMirror p')).toBe('none');
  await openStep(page, 'Krav');
  await page.getByRole('button', { name: 'Legg til krav' }).click();
  expect(await kerningIn('', 'textarea')).toBe('none');
  await openStep(page, 'Se over og publiser');
  expect(await kerningIn('aaaa', '.torg-prose')).toBe('none');
});
