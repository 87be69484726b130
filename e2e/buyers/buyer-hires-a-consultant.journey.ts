import type { Page } from '@playwright/test';
import { anAgreementOf } from '../agreements-made.ts';
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

async function signAs(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Navnet ditt' }).fill(name);
  await page.getByRole('checkbox', { name: /kan signere på vegne av/ }).check();
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
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
  // What is no number is not made into one.
  await page.keyboard.type('1e309');
  await expect(page.getByText('Dette er ikke et tall.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Timepris', exact: true })).toHaveValue('1e309');
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

  // She reads Torg in English.
  const consultant = await person(consultantEmail, { width: 390 });
  await consultant.visit(draft);
  await expect(consultant.page.getByText('The price is between the client')).toBeVisible();
  await expect(consultant.page.getByText('1,350')).toHaveCount(0);
  await expectToFit(consultant.page);
  await consultant.page.getByRole('button', { name: 'Yes, I agree' }).click();
  await expect(consultant.page.getByText('You have said yes', { exact: true })).toBeVisible();

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

  // Only the price has changed, so the consultant's yes still holds.
  await company.page.getByRole('button', { name: 'Godta vilkårene' }).click();
  await company.page.getByRole('dialog').getByRole('button', { name: 'Godta vilkårene' }).click();
  await expect(company.page.getByText('Kontrakten er til signering')).toBeVisible();
  await company.checkAccess();
  await buyer.visit('/agreements?tab=to_sign');
  const contract = page.getByRole('article').filter({ hasText: consultantName });
  await expect(contract.getByText('Venter på deg')).toBeVisible();

  // Both have the contract open; the company's page follows the buyer's signature.
  await contract.getByRole('link', { name: consultantName }).click();
  await company.page.getByRole('link', { name: 'Til kontrakten' }).first().click();
  const theirs = company.page.getByRole('list', { name: 'De som signerer' });
  await expect(theirs).toBeVisible();
  await expect(theirs.getByText('Har signert')).toHaveCount(0);
  await signAs(page, 'Silje Rødland');
  await expect(theirs.getByText('Har signert')).toBeVisible();
  await signAs(company.page, 'Torunn Myrvold');
  await expect(page.getByText('Alle har signert', { exact: true })).toBeVisible();
});

/** Under the client's own lead, from somebody who hires out: hiring in, with its papers. */
async function answerAsHiringIn(page: Page): Promise<void> {
  await answer(page, 'Hvem leder arbeidet til daglig?', 'Oppdragsgiveren');
  await answer(page, 'Hvem svarer for resultatet?', 'Oppdragsgiveren');
  await answer(page, 'Er leveransen avgrenset og beskrevet?', 'Ja');
  await answer(page, 'Hvem sitt utstyr brukes?', 'Oppdragsgiveren');
  await answer(page, 'Kommer én person', 'Én person');
  await answer(page, 'Er leverandøren et selskap med bare én person?', 'Nei');
  await answer(page, 'Er arbeidet en del av', 'Nei');
  await answer(page, 'Hva driver leverandøren med?', 'Leier ut folk');
  await page.getByRole('button', { name: 'Bruk forslaget' }).click();
  await page.getByRole('textbox', { name: 'Begrunnelse' }).fill('Spesialist i et prosjekt.');
}

async function showPaper(page: Page, paper: string): Promise<void> {
  await page.getByRole('checkbox', { name: paper }).check();
  const fields = page.getByRole('group', { name: paper });
  await fields.getByRole('textbox', { name: 'Dato' }).fill('01.11.2026');
  await fields.getByRole('textbox', { name: 'Hvem' }).fill('Silje Rødland');
}

test('a buyer hires in with its papers; the company declines, and the buyer begins again', async ({
  person,
}) => {
  const buyer = await person(buyerEmail);
  const { page } = buyer;
  const draft = await beginToHire(buyer);
  await fillTerms(page, '1200');
  await answerAsHiringIn(page);
  await page.getByRole('button', { name: 'Send til selskapet' }).click();
  await page.getByRole('link', { name: /^Skriftlig avtale: / }).click();
  await expect(page.getByRole('checkbox', { name: 'Skriftlig avtale' })).toBeFocused();
  await showPaper(page, 'Prosjektet er beskrevet');
  await showPaper(page, 'Skriftlig avtale');
  await showPaper(page, 'Bemanningsforetaket er godkjent');
  await expect(page.getByText('Alt er på plass.')).toBeVisible();
  await buyer.checkAccess();
  await send(page);
  await expect(page.getByText('Innleieforskriften § 3 b')).toBeVisible();

  const company = await person(companyEmail, { width: 390 });
  await company.visit(draft);
  await expect(company.page.getByText('Innleieforskriften')).toHaveCount(0);
  await company.page.getByRole('button', { name: 'Avslå' }).click();
  const dialog = company.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Avslå' }).click();
  await expect(dialog.getByText('Skriv en grunn.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Hvorfor' }).fill('Hun er opptatt til mai.');
  await dialog.getByRole('button', { name: 'Avslå' }).click();
  await expect(company.page.getByText('Selskapet avslo')).toBeVisible();
  await expectToFit(company.page);

  await expect(page.getByText('Hun er opptatt til mai.')).toBeVisible();
  await page.getByRole('button', { name: 'Begynn på nytt' }).click();
  await expect(page.getByRole('button', { name: 'Send til selskapet' })).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(draft);
  await page.getByRole('button', { name: 'Forkast' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forkast' }).click();
  await expect(page.getByText('Oppdragsgiveren trakk avtalen tilbake')).toBeVisible();
});

test('both sides say how a running agreement goes on, and the buyer drafts its extension', async ({
  person,
}) => {
  const buyer = await person(buyerEmail);
  const company = await person(companyEmail, { width: 390 });
  const consultant = await person(consultantEmail);
  const agreement = await anAgreementOf({ buyer, company, consultant });

  await company.visit(`/agreements/${agreement}`);
  await company.page.getByRole('button', { name: 'Vi vil forlenge' }).click();
  await expect(company.page.getByText('Vil forlenge', { exact: true })).toBeVisible();
  await expectToFit(company.page);

  await buyer.visit(`/agreements/${agreement}`);
  await expect(buyer.page.getByRole('cell', { name: '1 350' })).toBeVisible();
  await buyer.page.getByRole('button', { name: 'Lag et utkast som forlenger' }).click();
  await expect(buyer.page.getByRole('link', { name: 'Den forrige avtalen' })).toBeVisible();

  await buyer.visit(`/agreements/${agreement}`);
  await buyer.lookOverAt(1024);
  await expectToFit(buyer.page);
  const terms = buyer.page.locator('section').filter({ hasText: 'Partene' });
  expect((await terms.boundingBox())?.width, 'the terms have room').toBeGreaterThan(480);
  await buyer.page.getByRole('button', { name: 'Innleiemappe for en periode' }).click();
  const folder = buyer.page.getByRole('dialog');
  const download = buyer.page.waitForEvent('download');
  await folder.getByRole('link', { name: 'Innleiemappe, PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Innleiemappe .*\.pdf$/);
  await folder.getByRole('textbox', { name: 'Til og med' }).fill('01.01.2020');
  await buyer.page.keyboard.press('Tab');
  await expect(folder.getByText('Den siste dagen er før den første')).toBeVisible();
  await expect(folder.getByRole('link')).toHaveCount(0);
  await buyer.checkAccess();
  await buyer.page.keyboard.press('Escape');

  await buyer.page.getByRole('button', { name: 'Avslutt før tiden' }).click();
  const dialog = buyer.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Hvorfor' }).fill('Prosjektet er ferdig.');
  await dialog.getByRole('button', { name: 'Avslutt avtalen' }).click();
  await expect(dialog.getByText('Velg en dag', { exact: true })).toBeVisible();
  await buyer.checkAccess();
});
