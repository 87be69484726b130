import type { Page } from '@playwright/test';
import { beginForm, decide, formOnServer, handInForm } from '../interviews-made.ts';
import { expect, test } from '../torg.ts';
import { saved } from '../wizard-steps.ts';

const admin = 'admin@torg.example';
const field = (page: Page, number: number) =>
  page.getByRole('textbox', { name: new RegExp(`^${number}\\. `) });

test('a new consultant reads what an interview is, and begins one', async ({ person }) => {
  const { page, visit, checkAccess } = await person('ny.konsulent@torg.example', { width: 390 });
  await visit('/qa-interviews');
  await expect(page.getByRole('heading', { name: 'Vis hvordan du arbeider' })).toBeVisible();
  await page.getByRole('button', { name: 'Begynn' }).click();
  await expect(page.getByText('Velg et fagområde.')).toBeVisible();
  await page.getByRole('radio', { name: /^Sikkerhet/ }).check();
  await page.getByRole('button', { name: 'Begynn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fagintervju: Sikkerhet');
  await checkAccess();
  await page.getByRole('navigation', { name: 'Brødsmuler' }).getByRole('link').click();
  await expect(page.getByRole('article')).toContainText('Påbegynt');
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('answers survive a reload and a second tab, and are handed in', async ({ person }) => {
  const consultant = await person('selvstendig@torg.example');
  const { page } = consultant;
  const { uuid, form_data } = await beginForm(page, (await person(admin)).page);
  const answerAt = async (place: number) =>
    (await formOnServer(page, uuid)).form_data.questions[place]?.answer;
  await consultant.visit(`/qa-interviews/${uuid}`);
  await field(page, 1).fill('Skrevet før omlastingen.');
  await page.reload();
  await expect(field(page, 1)).toHaveValue('Skrevet før omlastingen.');
  await expect.poll(() => answerAt(0)).toBe('Skrevet før omlastingen.');

  const second = await page.context().newPage();
  await second.goto(`/qa-interviews/${uuid}`);
  await expect(field(second, 1)).toBeVisible();
  await field(page, 1).fill('Fra den første fanen.');
  await saved(page);
  await field(second, 1).fill('Fra den andre fanen.');
  const notice = second.getByRole('alert').filter({ hasText: 'også endret i en annen fane' });
  await expect(notice).toContainText('Fra den første fanen.');
  await expect(field(second, 1), 'what one typed still stands').toHaveValue('Fra den andre fanen.');
  await notice.getByRole('button', { name: 'Behold min' }).click();
  await expect.poll(() => answerAt(0)).toBe('Fra den andre fanen.');

  await page.bringToFront();
  await page.reload();
  const open = page.getByRole('main').getByRole('listitem').getByRole('link');
  const last = form_data.questions.length;
  await expect(page.getByText(`1 av ${last} spørsmål besvart`)).toBeVisible();
  await open.last().click();
  await expect(field(page, last)).toBeFocused();
  for (let number = 2; number <= last; number += 1) {
    await field(page, number).fill(`Svaret på spørsmål ${number}, med et eksempel.`);
  }
  await page.getByRole('button', { name: 'Lever', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Avbryt' })).toBeFocused();

  await expect.poll(() => answerAt(last - 1)).toMatch(/med et eksempel/);
  await second.reload();
  await field(second, 2).fill('');
  await expect.poll(() => answerAt(1)).toBe('');
  await second.close();
  const confirm = dialog.getByRole('button', { name: 'Lever', exact: true });
  await confirm.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Spørsmål 2 er ikke besvart.');
  await expect(confirm, 'the keyboard stays in the dialog').toBeFocused();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByText('1 spørsmål er ikke besvart:')).toBeVisible();
  await field(page, 2).fill('Svaret på spørsmål 2, enda en gang.');
  await page.getByRole('button', { name: 'Lever', exact: true }).click();
  await confirm.click();
  await expect(page.getByText('Takk for svarene')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await answerAt(last - 1)).toBe(`Svaret på spørsmål ${last}, med et eksempel.`);
  await consultant.checkAccess();
});

test('an admin forms their own opinion, and then sees the second one', async ({ person }) => {
  const consultant = await person('bedrift@torg.example');
  const { page, visit, checkAccess } = await person(admin);
  const { uuid } = await handInForm(consultant.page, page);
  await visit('/admin/qa-interview');
  const queue = page.getByRole('region', { name: 'Fagintervjuer' });
  await queue.locator(`a[href*="${uuid}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Fagintervjuer');
  await expect(queue, 'the queue stands beside what was opened').toBeVisible();

  const opinion = page.getByRole('button', { name: 'KI-vurdering' });
  await expect(opinion).toBeDisabled();
  const send = page.getByRole('button', { name: 'Send avgjørelsen' });
  const approve = page.getByRole('radio', { name: 'Godkjenn' });
  const reason = page.getByRole('textbox', { name: 'Begrunnelse' });
  await send.click();
  await expect(page.getByText('Velg om du godkjenner eller avslår.')).toBeVisible();
  await expect(page.getByText('Skriv en begrunnelse.')).toBeVisible();
  await expect(approve, 'the first thing that is missing').toBeFocused();
  await approve.check();
  await expect(opinion).toBeDisabled();
  const tooLong = 'a'.repeat(5_001);
  await reason.fill(tooLong);
  await send.click();
  await expect(page.getByText(/Det er ikke plass til mer enn 5.000 tegn/)).toBeVisible();
  await expect(reason, 'nothing of it is cut').toHaveValue(tooLong);
  await reason.fill('Konkrete svar, med resultater som kan etterprøves.');
  await page.reload();
  await expect(reason).toHaveValue('Konkrete svar, med resultater som kan etterprøves.');
  await expect(approve).toBeChecked();
  await expect(page.getByText('Det er ikke sendt ennå.')).toBeVisible();
  await opinion.click();
  await expect(page.getByText(/Svar fra Torgs egne regler/)).toBeVisible({ timeout: 60_000 });
  await checkAccess();

  await send.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Godkjenn' }).click();
  await expect(page.getByRole('heading', { name: 'Fagintervjuet er godkjent' })).toBeVisible();
  await expect(queue.locator(`a[href*="${uuid}"]`)).toHaveCount(0);

  await page.getByRole('button', { name: 'Arkiver' }).click();
  await expect(page.getByText('I arkivet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(page.getByText('I arkivet', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Arkiver' }).click();
  await queue.getByRole('link', { name: 'Arkiv' }).click();
  await expect(queue.locator(`a[href*="${uuid}"]`)).toBeVisible();

  await consultant.visit(`/qa-interviews/${uuid}`);
  // The consultant may know that there is an assessment; only admins see what it says.
  await expect(
    consultant.page.getByText('Torgs egne regler har også gått gjennom svarene'),
  ).toBeVisible();
  await expect(consultant.page.getByRole('main')).toContainText('Konkrete svar, med resultater');
});

test('the slower of two admins sees the other’s decision and loses no text', async ({ person }) => {
  const consultant = await person('bolag@torg.example');
  const { page, visit, checkAccess } = await person(admin, { width: 1024 });
  const { uuid } = await handInForm(consultant.page, page);
  await visit(`/admin/qa-interview/${uuid}`);
  await page.getByRole('radio', { name: 'Godkjenn' }).check();
  await page.getByRole('textbox', { name: 'Begrunnelse' }).fill('Jeg rakk å skrive dette.');
  await decide(page, uuid, 'Svarene er for knappe.');
  await page.getByRole('button', { name: 'Send avgjørelsen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Godkjenn' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'ble ikke sendt' });
  await expect(notice).toContainText('Jeg rakk å skrive dette.');
  await expect(page.getByRole('main')).toContainText('Svarene er for knappe.');
  await page.reload();
  await expect(notice).toContainText('Jeg rakk å skrive dette.');
  await checkAccess();
  await notice.getByRole('button', { name: 'Kast teksten' }).click();
  await expect(notice).toHaveCount(0);
});
