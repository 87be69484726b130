import type { Page } from '@playwright/test';
import { expect, expectToFit, test, type Person } from '../torg.ts';

const buyerEmail = 'innkjoper@torg.example';
const companyEmail = 'bedrift@torg.example';
const consultantEmail = 'priya.raghunathan@blaklokke.example';
const consultantName = 'Priya Raghunathan';

/** Presses Ansett on the profile, chooses no assignment, and comes to the draft. */
async function beginToHire({ page, visit }: Person): Promise<string> {
  await visit(`/find/consultants?q=${encodeURIComponent(consultantName)}`);
  await page.getByRole('link', { name: consultantName, exact: true }).first().click();
  await page.getByRole('button', { name: 'Ansett' }).click();
  await page.getByRole('button', { name: 'Begynn avtalen' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Avtale om ${consultantName}` }),
  ).toBeVisible();
  return new URL(page.url()).pathname;
}

async function fillTerms(page: Page, rate: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Første dag' }).fill('04.01.2027');
  await page.getByRole('textbox', { name: 'Siste dag' }).fill('31.12.2027');
  await page.getByRole('textbox', { name: 'Stillingsprosent' }).fill('80');
  await page.getByRole('textbox', { name: 'Rolle' }).fill('Fullstackutvikler');
  await page.getByRole('textbox', { name: 'Kort om oppdraget' }).fill('Fornyer fakturaløpet');
  await page.getByRole('textbox', { name: 'Timepris', exact: true }).fill(rate);
}

const answer = async (page: Page, question: string, said: string): Promise<void> =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: said }).check();

/** The supplier leads the work and answers for it: an assignment. */
async function answerAsAssignment(page: Page): Promise<void> {
  await answer(page, 'Hvem leder arbeidet til daglig?', 'Konsulentens selskap');
  await answer(page, 'Hvem svarer for resultatet?', 'Konsulentens selskap');
  await answer(page, 'Er leveransen avgrenset og beskrevet?', 'Ja');
  await answer(page, 'Hvem sitt utstyr brukes?', 'Konsulentens selskap');
  await answer(page, 'Kommer én person', 'Én person');
  await answer(page, 'Er leverandøren et selskap med bare én person?', 'Nei');
  await answer(page, 'Er arbeidet en del av', 'Nei');
  await answer(page, 'Hva driver leverandøren med?', 'Leverer ferdige oppdrag');
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send til selskapet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Melding' }).fill('Passer dette?');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sendt til selskapet' })).toBeVisible();
}

test('a buyer and a company agree in two rounds, with a yes from the consultant', async ({
  person,
}) => {
  const buyer = await person(buyerEmail);
  const { page } = buyer;
  const draft = await beginToHire(buyer);

  // What is missing is a list that leads to the fields.
  await page.getByRole('button', { name: 'Send til selskapet' }).click();
  await page.getByRole('link', { name: 'Skriv timeprisen' }).click();
  await expect(page.getByRole('textbox', { name: 'Timepris', exact: true })).toBeFocused();
  await buyer.checkAccess();
  await fillTerms(page, '1350,50');
  await answerAsAssignment(page);
  await expect(page.getByText('Forslag: Oppdrag')).toBeVisible();
  await page.getByRole('button', { name: 'Bruk forslaget' }).click();
  await page.getByRole('textbox', { name: 'Begrunnelse' }).fill('Selskapet leder arbeidet selv.');
  await expect(page.getByText('Lagret', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Timepris', exact: true })).toHaveValue('1 350,5');
  await buyer.lookOverAt(390);
  await expectToFit(page);
  await buyer.lookOverAt(1440);
  await send(page);

  const consultant = await person(consultantEmail, { width: 390 });
  await consultant.visit(draft);
  await expect(consultant.page.getByText('Prisen er mellom oppdragsgiveren')).toBeVisible();
  await expect(consultant.page.getByText('1 350')).toHaveCount(0);
  await expectToFit(consultant.page);
  await consultant.page.getByRole('button', { name: 'Ja, jeg er med' }).click();
  await expect(consultant.page.getByText('Du har sagt ja')).toBeVisible();

  const company = await person(companyEmail);
  await company.visit('/agreements');
  await company.page.getByRole('link', { name: consultantName }).click();
  await company.page.getByRole('button', { name: 'Foreslå endringer' }).click();
  const rate = company.page.getByRole('textbox', { name: 'Timepris', exact: true });
  await rate.fill('1400');
  await company.page.getByRole('button', { name: 'Legg til en prisendring' }).click();
  await company.page.getByRole('textbox', { name: 'Fra og med' }).fill('01.07.2027');
  await company.page.getByRole('textbox', { name: 'Ny timepris' }).fill('1450');
  await expect(company.page.getByText('2 endringer')).toBeVisible();
  await company.checkAccess();
  await company.page.getByRole('button', { name: 'Send forslaget' }).click();
  const dialog = company.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(company.page.getByText('Forslaget er sendt')).toBeVisible();

  // The buyer's page has followed; before and after stand side by side.
  const changed = page.getByRole('heading', { name: 'Dette er endret' });
  await expect(changed).toBeVisible();
  await expect(
    page.getByText('kr 1 350,50 per time').or(page.getByText('1 350,50 kr per time')).first(),
  ).toBeVisible();
  await buyer.checkAccess();
  await buyer.lookOverAt(390);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Endre og send på nytt' }).click();
  await page.getByRole('textbox', { name: 'Timepris', exact: true }).fill('1375');
  await expect(page.getByText('Lagret', { exact: true })).toBeVisible();
  await send(page);
});

test('a company declines with a reason, and the buyer begins again', async ({ person }) => {
  const buyer = await person('inkopare@torg.example');
  await buyer.visit('/agreements');
  await expect(buyer.page.getByRole('heading', { level: 1, name: 'Mine avtaler' })).toBeVisible();
  await buyer.lookOverAt(390);
  await expectToFit(buyer.page);
});
