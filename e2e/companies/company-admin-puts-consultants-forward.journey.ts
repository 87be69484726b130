import type { Page } from '@playwright/test';
import { makePublished } from '../assignments-made.ts';
import { inMail } from '../mailed-link.ts';
import { expect, expectToFit, test } from '../torg.ts';

test('a company admin proposes three consultants, with a pitch each', async ({ person }) => {
  const buyer = await person('innkjoper@torg.example');
  const { uuid, title } = await makePublished(buyer.page);
  const { page, visit, checkAccess } = await person('bedrift@torg.example');
  await visit(`/assignments/${uuid}`);
  await page.getByRole('link', { name: 'Meld på konsulenter' }).click();
  const company = `/assignments/${uuid}/consultant-company`;
  await expect(page).toHaveURL(`${company}/assessment`);
  await expect(page.getByText('Steg 1 av 3')).toBeVisible();
  const list = page.getByRole('list', { name: 'Konsulenter i bedriften' });
  const free = list.getByRole('checkbox', { disabled: false });
  await expect(free.nth(2)).toBeVisible();
  await checkAccess();
  await expect(page.getByText('Ingen valgt')).toBeVisible();
  for (const place of [0, 1, 2]) await free.nth(place).check();
  await expect(page.getByText('3 valgt')).toBeVisible();
  await page.reload();
  await expect(
    list.getByRole('checkbox', { checked: true }),
    'the address keeps the choice',
  ).toHaveCount(3);

  await page.getByRole('link', { name: 'Skriv salgstekst' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `${company}/sales-pitch`);
  const chosen = page.locator('main section h2');
  await expect(chosen).toHaveCount(3);
  const names = await chosen.allInnerTexts();
  for (const name of names) {
    await page
      .getByLabel(`Hvorfor passer ${name}? (valgfritt)`)
      .fill(`${name} har gjort dette før.`);
  }
  await checkAccess();
  await page.getByRole('link', { name: 'Tilbake' }).click();
  await expect(page.getByText('3 valgt')).toBeVisible();
  await page.getByRole('link', { name: 'Skriv salgstekst' }).click();
  await expect(page.getByLabel(`Hvorfor passer ${names[0]}? (valgfritt)`)).toHaveValue(
    `${names[0]} har gjort dette før.`,
  );
  await page.getByRole('button', { name: 'Meld på 3 konsulenter' }).click();

  await expect(page).toHaveURL(`${company}/confirmation`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kvittering');
  const people = page.getByRole('list', { name: 'Konsulenter' });
  for (const name of names) {
    await expect(people).toContainText(name);
    await expect(page.locator('blockquote')).toContainText(`${name} har gjort dette før.`);
  }
  await checkAccess();

  await visit(`${company}/assessment`);
  await expect(list.getByText('Allerede meldt på')).toHaveCount(3);

  await buyer.visit(`/assignments/${uuid}/overview`);
  const happened = buyer.page.getByRole('listitem').filter({ hasText: 'meldte på' });
  for (const name of names) await expect(happened.first()).toContainText(name);
  await expect(buyer.page.getByText('3 konsulenter har meldt interesse.')).toBeVisible();
  await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a company admin tailors the CV of a consultant to the assignment and sends it along', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { uuid, title } = await makePublished(buyer.page);
  const { page, visit, checkAccess } = await person('bedrift@torg.example');
  const company = `/assignments/${uuid}/consultant-company`;
  await visit(`${company}/assessment`);
  const list = page.getByRole('list', { name: 'Konsulenter i bedriften' });
  await list.getByRole('checkbox', { disabled: false }).first().check();
  await page.getByRole('link', { name: 'Skriv salgstekst' }).click();
  await expect(page.getByRole('heading', { name: 'Skriv salgstekst' })).toBeVisible();
  const name = await page.locator('main section h2').innerText();
  await page.getByLabel(`Hvorfor passer ${name}? (valgfritt)`).fill('Står i utkastet.');
  await page.getByRole('button', { name: `Tilpass CV-en til oppdraget: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: 'Til oppdraget den er laget for' })).toBeVisible();
  await page.getByLabel('Tittel').fill('Den som passer');
  await page.getByRole('button', { name: 'Lagre varianten' }).click();
  await expect(page.getByText('Tittel: endret')).toBeVisible();
  await checkAccess();

  await page.goBack();
  const choice = page.getByRole('combobox', {
    name: `Legg ved en variant av CV-en til ${name} (valgfritt)`,
  });
  await expect(choice, 'what was made for the assignment is chosen').toHaveValue(title);
  const again = page.getByRole('link', { name: `Endre CV-en til oppdraget: ${name}` });
  await expect(again, 'a second one is not begun').toBeVisible();
  await expect(page.getByLabel(`Hvorfor passer ${name}? (valgfritt)`)).toHaveValue(
    'Står i utkastet.',
  );
  await checkAccess();
  await page.getByRole('button', { name: 'Meld på 1 konsulent' }).click();
  await expect(page).toHaveURL(`${company}/confirmation`);

  await buyer.visit(`/assignments/${uuid}`);
  await expect(buyer.page.getByRole('link', { name: /^Les CV-en som / })).toBeVisible();
});

test('without chosen consultants there is no form, and consultants cannot open the page', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { uuid } = await makePublished(buyer.page);
  const admin = await person('bedrift@torg.example');
  await admin.visit(`/assignments/${uuid}/consultant-company/sales-pitch`);
  await expect(admin.page.getByRole('heading', { name: 'Ingen å melde på' })).toBeVisible();
  const { page, visit } = await person('konsulent@torg.example');
  await visit(`/assignments/${uuid}/consultant-company/assessment`);
  await expect(page.getByRole('heading', { name: 'Denne siden er ikke for deg' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('what a second tab has sent is left out in the first, which still shows its text', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { uuid } = await makePublished(buyer.page);
  const { page, visit } = await person('bedrift@torg.example');
  const assessment = `/assignments/${uuid}/consultant-company/assessment`;
  const writeAbout = async (tab: Page, places: number[], text: string) => {
    const free = tab.getByRole('list', { name: 'Konsulenter i bedriften' }).getByRole('checkbox');
    for (const place of places) await free.nth(place).check();
    await tab.getByRole('link', { name: 'Skriv salgstekst' }).click();
    const field = tab.getByRole('textbox').first();
    await field.fill(text);
    await expect(field).toHaveValue(text);
  };
  await visit(assessment);
  await writeAbout(page, [0, 1], 'Fra den første fanen.');
  const second = await page.context().newPage();
  await second.goto(assessment);
  await writeAbout(second, [0], 'Fra den andre fanen.');
  await second.getByRole('button', { name: 'Meld på 1 konsulent' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Kvittering');

  await page.reload();
  await expect(page.getByText('og blir ikke med')).toBeVisible();
  const unsent = page.locator('blockquote');
  await expect(unsent).toContainText('Fra den første fanen.');
  await page.getByRole('button', { name: 'Kast teksten' }).click();
  await expect(unsent).toHaveCount(0);
  await page.getByRole('button', { name: 'Meld på 1 konsulent' }).click();
  await expect(page.getByRole('list', { name: 'Konsulenter' })).toHaveCount(2);
});

/** Whether consultants are asked first is saved at once. */
async function askFirst(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/consultant-company?tab=innstillinger');
  const choice = page.getByRole('switch', { name: 'Spør konsulenten først' });
  await expect(choice).toBeChecked({ checked: !isOn });
  await choice.click({ force: true });
  await expect(choice).toBeChecked({ checked: isOn });
}

test('a company that asks first puts forward whoever has said yes', async ({ person }) => {
  const buyer = await person('innkjoper@torg.example');
  const { uuid, title } = await makePublished(buyer.page);
  const { page, checkAccess } = await person('bedrift@torg.example', { width: 1024 });
  await askFirst(page, true);
  await page.goto(`/assignments/${uuid}/consultant-company/assessment`);
  const one = page
    .getByRole('list', { name: 'Konsulenter i bedriften' })
    .getByRole('listitem')
    .filter({ hasText: 'Jonas Lillevold' });
  await expect(one.getByText('Må spørres først')).toBeVisible();
  await page.getByRole('button', { name: 'Spør konsulenter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send spørsmålet' }).click();
  await expect(dialog.getByText('Velg minst én')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Jonas Lillevold' }).check();
  await dialog.getByLabel('Frist for å svare').selectOption('En bestemt dag');
  await dialog.getByRole('textbox', { name: 'Siste dag' }).fill('15.01.2050');
  await dialog.getByLabel('Hilsen').fill('Dette passer deg.\nSi fra om du lurer på noe.');
  await checkAccess();
  await dialog.getByRole('button', { name: 'Send spørsmålet' }).click();
  await expect(one.getByText('Spurt, svarer innen 15. jan. 2050')).toBeVisible();

  const email = 'jonas.lillevold@blaklokke.example';
  const consultant = await person(email, { width: 390 });
  await consultant.visit(await inMail(page, email, /(\/consents\/[\w-]{36})/));
  await expect(consultant.page.getByText('Svar innen 15. januar 2050.')).toBeVisible();
  await expectToFit(consultant.page);
  await consultant.page.getByRole('button', { name: 'Nei takk' }).click();
  await expect(consultant.page.getByText('Svaret er nei.')).toBeVisible();
  await consultant.page.getByRole('button', { name: 'Ja, likevel' }).click();
  await expect(consultant.page.getByText('Svaret er ja.')).toBeVisible();

  await page.reload();
  await expect(one.getByText('Sa ja')).toBeVisible();
  await one.getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Skriv salgstekst' }).click();
  await page.getByRole('button', { name: 'Meld på 1 konsulent' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kvittering');
  await expect(page.getByText(title).first()).toBeVisible();
  await askFirst(page, false);
});
