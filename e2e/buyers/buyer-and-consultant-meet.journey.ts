import type { Page } from '@playwright/test';
import { aTitle, longText } from '../assignments-made.ts';
import { expect, test } from '../torg.ts';
import { openStep, writeAssignment } from '../wizard-steps.ts';

const unread = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/api/main/account/me');
  return ((await answer.json()) as { unreadThreadsCount: number }).unreadThreadsCount;
};
const log = (page: Page) => page.getByRole('main').getByRole('article');

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Skriv en melding' }).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).filter({ hasText: words })).toBeVisible();
}

test('a buyer publishes, a consultant answers, and both see the thread change live', async ({
  person,
}) => {
  const title = aTitle('Backendutvikler til ny avregning');
  const buyer = await person('innkjoper@torg.example');
  await buyer.visit('/assignments/mine');
  await buyer.page
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('button', { name: 'Nytt oppdrag' })
    .click();
  await expect(buyer.page).toHaveURL(/\/assignments\/[\da-f-]{36}\/wizard/);
  const uuid = new URL(buyer.page.url()).pathname.split('/')[2] ?? '';
  await writeAssignment(buyer.page, title);
  await expect(buyer.page.getByText(/^\d+ synlige? konsulente?r? passer$/)).toBeVisible();
  await openStep(buyer.page, 'Se over og publiser');
  const preview = buyer.page.getByRole('region', { name: 'Forhåndsvisning' });
  await expect(preview).toContainText(title);
  await expect(preview).toContainText(longText);
  await expect(preview).toContainText('Minst fem år med Kotlin i drift');
  await buyer.checkAccess();
  await buyer.page.getByRole('main').getByRole('button', { name: 'Publiser', exact: true }).click();
  await buyer.page.getByRole('dialog').getByRole('button', { name: 'Publiser' }).click();
  await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText('Oppdraget er publisert');

  const consultant = await person('selvstendig@torg.example');
  await consultant.visit('/assignments');
  await consultant.page.getByLabel('Søk i oppdrag').fill(title);
  await expect(consultant.page).toHaveURL(/[?&]q=/);
  await consultant.page.getByRole('link', { name: title }).click();
  await expect(consultant.page.getByRole('heading', { level: 1 })).toHaveText(title);
  await consultant.page
    .getByLabel('Hvorfor passer du? (valgfritt)')
    .fill('Jeg har bygd akkurat dette før.');
  const before = await unread(buyer.page);
  await buyer.visit('/messages');
  await consultant.page.locator('form').getByRole('button', { name: 'Send interesse' }).click();
  await expect(consultant.page.getByRole('heading', { level: 1 })).toHaveText(
    'Interessen er sendt',
  );

  // Nobody reloads from here on: live updates bring everything.
  const row = buyer.page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Jeg har bygd akkurat dette før.');
  const badge = buyer.page
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('listitem')
    .filter({ hasText: 'Meldinger' });
  await expect(badge).toContainText(String(before + 1));
  await row.getByRole('link').click();
  await expect(log(buyer.page)).toContainText(['Jeg har bygd akkurat dette før.']);
  await expect(badge).not.toContainText(String(before + 1));
  await buyer.checkAccess();

  await consultant.page.getByRole('link', { name: 'Åpne samtalen' }).click();
  await expect(log(consultant.page)).toHaveCount(1);
  await say(buyer.page, 'Så fint! Når kan du begynne?');
  await expect(log(consultant.page).filter({ hasText: 'Når kan du begynne?' })).toBeVisible();
  await say(consultant.page, 'Første februar passer for meg.');
  await expect(log(buyer.page).filter({ hasText: 'Første februar passer for meg.' })).toBeVisible();
  await expect(log(buyer.page)).toHaveCount(3);
  await consultant.checkAccess();

  await buyer.visit(`/assignments/${uuid}/overview`);
  await expect(buyer.page.getByText('1 konsulent har meldt interesse.')).toBeVisible();
  await expect(
    buyer.page.getByRole('listitem').filter({ hasText: 'skrev en melding' }).first(),
  ).toBeVisible();
});

test('on a phone the focus moves into the conversation that was opened', async ({ person }) => {
  const { page, visit } = await person('innkjoper@torg.example');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/messages');
  const row = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await row.press('Enter');
  await expect(row).toBeHidden();
  await expect(page.locator('main:focus, main h1:focus')).toBeVisible();
});

test('leaving a conversation during an upload asks for a confirmation', async ({ person }) => {
  const { page, visit, checkAccess } = await person('innkjoper@torg.example');
  await visit('/messages');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('textbox', { name: 'Skriv en melding' }).fill('Se vedlegget.');
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/main/message-attachments', async (route) => {
    await goOn;
    await route.continue();
  });
  await page.locator('main input[type=file]').setInputFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Uke for uke.'),
  });
  await page.getByRole('link', { name: 'Mine oppdrag' }).click();
  const question = page.getByRole('dialog', { name: 'Forlate siden nå?' });
  await expect(question).toBeVisible();
  await checkAccess();
  await question.getByRole('button', { name: 'Avbryt' }).click();
  resolve();
  await expect(page.getByRole('button', { name: 'Fjern plan.txt' })).toBeVisible();
  await page.getByRole('link', { name: 'Mine oppdrag' }).click();
  await expect(page).toHaveURL('/assignments/mine');
});
