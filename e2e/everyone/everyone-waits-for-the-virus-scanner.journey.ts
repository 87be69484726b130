import type { Page } from '@playwright/test';
import {
  aClamd,
  testVirus,
  type StandInClamd,
} from '../../server/src/adapters/virus-scanner/a-clamd.ts';
import { makePublished } from '../assignments-made.ts';
import { openDemo } from '../demo.ts';
import { expect, expectToFit, test as base, type Person } from '../torg.ts';

const buyerEmail = 'innkjoper@torg.example';
const long = `${'Kravspesifikasjon-for-nytt-avregningssystem-'.repeat(3)}2.txt`;
const waiting = 'Sjekkes for virus …';
const removed = 'Fjernet, inneholdt virus';
const widths = [390, 1024, 1440];

interface Scanned {
  clamd: StandInClamd;
  /** A buyer at a Torg that has a virus scanner. */
  buyer: Person;
}

const test = base.extend<Scanned>({
  clamd: async ({}, use) => use((await openOnce()).clamd),
  buyer: async ({ person }, use) => {
    const { torg } = await openOnce();
    await use(await person(buyerEmail, { origin: torg.origin }));
  },
});

async function openScanned() {
  const clamd = await aClamd();
  return { clamd, ...(await openDemo(() => ({ CLAMD_URL: clamd.url }))) };
}
let scanning: ReturnType<typeof openScanned> | undefined;
const openOnce = () => (scanning ??= openScanned());
test.afterAll(async () => {
  const scanned = await scanning;
  await scanned?.close();
  await scanned?.clamd.close();
});

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('main input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).last();

async function look(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
    const folder = process.env.SHOTS;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
}

/** What the link fetches. */
async function opened(page: Page, name: string): Promise<string> {
  const link = row(page, name).getByRole('link');
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  return answer.text();
}

test('a file in a message waits for the virus scanner, and an infected one is removed', async ({
  buyer,
  clamd,
}) => {
  const { page, visit, checkAccess } = buyer;
  const release = clamd.delayAnswers();
  await visit('/messages');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('textbox', { name: 'Skriv en melding' }).fill('Se vedleggene.');
  for (const [name, text] of [
    ['plan.txt', 'Uke for uke.'],
    [long, testVirus],
  ] as const) {
    await choose(page, name, text);
    await expect(page.getByRole('button', { name: `Fjern ${name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  for (const name of ['plan.txt', long]) {
    await expect(row(page, name)).toContainText(waiting);
    await expect(row(page, name).getByRole('link')).toHaveCount(0);
  }
  await checkAccess();
  await look(page, 'message-waiting');

  release();
  await expect(row(page, 'plan.txt').getByRole('link')).toBeVisible();
  expect(await opened(page, 'plan.txt')).toBe('Uke for uke.');
  await expect(row(page, long)).toContainText(removed);
  await expect(row(page, long).getByRole('link')).toHaveCount(0);
  await checkAccess();
  await look(page, 'message-answered');
});

test('an attachment of an assignment waits, too, in the wizard and for its readers', async ({
  buyer,
  clamd,
}) => {
  const { page, visit, checkAccess } = buyer;
  const release = clamd.delayAnswers();
  const { uuid } = await makePublished(page);
  await visit(`/assignments/${uuid}/wizard?step=process`);
  const files = page.getByRole('group', { name: 'Vedlegg' });
  for (const [name, text] of [
    ['krav.txt', 'Krav, i ren tekst.'],
    [long, testVirus],
  ] as const) {
    await choose(page, name, text);
    await expect(page.getByRole('button', { name: `Fjern ${name}` })).toBeVisible();
  }
  await expect(files.getByText(waiting)).toHaveCount(2);
  await checkAccess();
  await look(page, 'wizard-waiting');
  const reader = await page.context().newPage();
  await reader.goto(`/assignments/${uuid}`);
  await expect(row(reader, 'krav.txt')).toContainText(waiting);
  await look(reader, 'reader-waiting');

  release();
  await expect(row(reader, 'krav.txt').getByRole('link')).toBeVisible();
  expect(await opened(reader, 'krav.txt')).toBe('Krav, i ren tekst.');
  await expect(row(reader, long)).toContainText(removed);
  await look(reader, 'reader-answered');
  await expect(files.getByRole('link', { name: 'krav.txt' })).toBeVisible();
  await expect(files.getByText(removed)).toBeVisible();
  await checkAccess();
  await look(page, 'wizard-answered');
  await page.getByRole('button', { name: `Fjern ${long}` }).click();
  await expect(files.getByText(removed)).toHaveCount(0);
});
