import type { Page } from '@playwright/test';
import { makePublished } from '../assignments-made.ts';
import { cardIn, makeBoard } from '../boards-made.ts';
import { expect, expectToFit, test } from '../torg.ts';

const buyerEmail = 'innkjoper@torg.example';
const consultants = ['konsulent@torg.example', 'selvstendig@torg.example'] as const;

/** Sends interest as the person of this page; returns their name. */
async function sendInterest(page: Page, assignment: string): Promise<string> {
  const shell = await (await page.request.get('/api/main/account/me')).json();
  const { account } = shell as { account: { account: string; name: string } };
  const body = { assignment_id: assignment, consultants: [{ consultant_id: account.account }] };
  const sent = await page.request.post('/api/main/client/assignment-interest-message', {
    data: body,
  });
  expect(sent.status()).toBe(200);
  return account.name;
}

test('a buyer answers several at once, and each of them reads it', async ({ person }) => {
  const buyer = await person(buyerEmail);
  const { uuid, title } = await makePublished(buyer.page);
  const people = [];
  for (const email of consultants) {
    const one = await person(email);
    people.push({ ...one, name: await sendInterest(one.page, uuid) });
  }

  const { page } = buyer;
  await buyer.visit(`/assignments/${uuid}/interests`);
  const rows = page.getByRole('list', { name: 'Interesserte konsulenter' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await buyer.checkAccess();
  await page.getByRole('checkbox', { name: 'Velg alle' }).check();
  await page.getByRole('button', { name: 'Svar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Svar' });
  for (const { name } of people) await expect(dialog).toContainText(name);
  await dialog.getByLabel('Grunn').selectOption({ label: 'Ikke ledig da' });
  const text = dialog.getByRole('textbox');
  await expect(text).not.toHaveValue('');
  await text.fill('');
  await dialog.getByRole('button', { name: 'Send svaret' }).click();
  await expect(dialog, 'an empty answer is not sent').toContainText('Skriv et svar på høyst');
  await text.fill('Takk for interessen. Vi gikk for en som kunne begynne i mars.');
  await buyer.checkAccess();
  await dialog.getByRole('button', { name: 'Send svaret' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ingen venter på svar' })).toBeVisible();
  await page.getByRole('link', { name: 'Har fått svar' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Ikke valgt');

  for (const one of people) {
    await one.visit(`/assignments/${uuid}`);
    await expect(
      one.page.getByText('Ikke valgt denne gangen. Svaret står i samtalen.'),
    ).toBeVisible();
    await expect(one.page.getByRole('button', { name: 'Trekk interessen' })).toHaveCount(0);
    await one.checkAccess();
    await one.visit('/messages');
    await one.page
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click();
    await expect(one.page.getByText('Vi gikk for en som kunne begynne i mars.')).toBeVisible();
    await expect(one.page.getByText('Ikke ledig da'), 'the reason is the client’s').toHaveCount(0);
  }
});

test('a consultant withdraws, takes it back, and is told when somebody was quicker', async ({
  person,
}) => {
  const buyer = await person(buyerEmail);
  const { uuid } = await makePublished(buyer.page);
  const { page, visit, checkAccess } = await person(consultants[0], { width: 390 });
  const name = await sendInterest(page, uuid);
  await visit(`/assignments/${uuid}`);
  await page.getByRole('button', { name: 'Trekk interessen' }).click();
  const undo = page.getByRole('button', { name: 'Angre at du trakk den' });
  await expect(undo).toBeFocused();
  await expect(page.getByText('Interessen er trukket.')).toBeVisible();
  await checkAccess();
  await expectToFit(page);
  await page.reload();
  await undo.click();
  await expect(page.getByRole('button', { name: 'Trekk interessen' })).toBeFocused();

  // One that has come to an interview comes back to it, on the board and here.
  await buyer.visit(await makeBoard(buyer.page, uuid, []));
  await cardIn(buyer.page, 'Innboks', name).press('m');
  await buyer.page.getByRole('menuitem', { name: 'Flytt til Intervju' }).press('Enter');
  const state = page.getByRole('status').filter({ hasText: 'Svar kommer senest' });
  await expect(state).toContainText('Intervju');
  await page.getByRole('button', { name: 'Trekk interessen' }).press('Enter');
  await expect(cardIn(buyer.page, 'Intervju', name)).toContainText('Trukket');
  await undo.press('Enter');
  await expect(state).toContainText('Intervju');
  await expect(cardIn(buyer.page, 'Intervju', name)).not.toContainText('Trukket');
  await expect(cardIn(buyer.page, 'Intervju', name)).toContainText('Intervju');

  // The client answers while this page hears nothing of it.
  await page.route('**/api/main/live', (route) => route.abort());
  await visit(`/assignments/${uuid}`);
  await cardIn(buyer.page, 'Intervju', name).press('Enter');
  const card = buyer.page.getByRole('dialog', { name });
  await card.getByRole('button', { name: 'Gi svar' }).press('Enter');
  await expect(buyer.page.getByRole('textbox', { name: 'Svaret' })).not.toHaveValue('');
  await buyer.page.getByRole('button', { name: 'Send svaret' }).press('Enter');
  await expect(card).toContainText('Ikke valgt');
  await expect(card, 'its button is gone, and the card is still open').toBeFocused();
  await page.getByRole('button', { name: 'Trekk interessen' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
