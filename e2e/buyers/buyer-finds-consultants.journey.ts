import { tabTo } from '../keyboard.ts';
import { expect, expectToFit, test } from '../torg.ts';

test('a buyer finds, narrows, compares and writes to a consultant', async ({ person }) => {
  const buyer = await person('innkjoper@torg.example');
  const { page } = buyer;
  await buyer.visit('/find/consultants');
  const field = page.getByRole('combobox', { name: 'Hvem leter du etter?' });
  await expect(page.getByText(/^\d+ konsulenter$/)).toBeVisible();

  // The text may mean a skill, also by its synonyms.
  await field.fill('k8s');
  await page.getByRole('option', { name: /^Kubernetes\s*Ferdighet/ }).click();
  await expect(page).toHaveURL(/skills=[\da-f-]{36}%2CKubernetes/);
  await expect(page.getByRole('button', { name: 'Fjern Kubernetes' })).toBeVisible();
  const hits = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const withSkill = await hits.count();

  // Words in addition; each hit says why it was found.
  await field.fill('bank');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=bank/);
  await expect(page.getByText('Treff:').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await hits.count()).toBeLessThanOrEqual(withSkill);
  await page.goBack();
  await expect(page).not.toHaveURL(/q=bank/);
  await expect(hits).toHaveCount(withSkill);

  // The URL holds the whole search.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fjern Kubernetes' })).toBeVisible();
  await expect(hits).toHaveCount(withSkill);

  const names = await hits.allTextContents();
  await page.getByRole('checkbox', { name: `Sammenlign ${names[0]}` }).check();
  await page.getByRole('checkbox', { name: `Sammenlign ${names[1]}` }).check();
  await page.getByRole('button', { name: 'Sammenlign', exact: true }).click();
  const table = page.getByRole('dialog').getByRole('table');
  for (const name of names.slice(0, 2)) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  await buyer.checkAccess();
  await page.keyboard.press('Escape');

  // Names hidden, and shown again.
  await page.getByRole('checkbox', { name: 'Skjul navn, bilder og selskap' }).check();
  await expect(page.getByRole('link', { name: names[0] ?? '' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Skjul navn, bilder og selskap' }).uncheck();
  await page.getByRole('link', { name: `Skriv melding til ${names[0]}` }).click();
  await expect(page).toHaveURL(/\/messages\/new\?to=/);
});

test('a buyer searches, narrows and compares with the keyboard alone', async ({ person }) => {
  const { page, visit } = await person('innkjoper@torg.example');
  await visit('/find/consultants');
  const key = page.keyboard;
  await tabTo(page, 'Hvem leter du etter?');
  await key.type('kubern');
  await expect(page.getByRole('option', { name: /^Kubernetes/ })).toBeVisible();
  await key.press('ArrowDown');
  await key.press('ArrowDown');
  await key.press('Enter');
  await expect(page).toHaveURL(/skills=/);
  await tabTo(page, 'Kan jobbe hjemmefra');
  await key.press('Space');
  await expect(page).toHaveURL(/remote-work=true/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

  const hits = page.getByRole('main').getByRole('heading', { level: 2 });
  const names = (await hits.allTextContents()).slice(0, 2);
  expect(names).toHaveLength(2);
  for (const name of names) {
    await tabTo(page, `Sammenlign ${name}`);
    await key.press('Space');
    await expect(page.getByRole('checkbox', { name: `Sammenlign ${name}` })).toBeChecked();
  }
  const compare = page.getByRole('button', { name: 'Sammenlign', exact: true });
  await tabTo(page, 'Fjern alle');
  await key.press('Tab');
  await expect(compare).toBeFocused();
  await key.press('Enter');
  const table = page.getByRole('dialog', { name: 'Sammenligning' }).getByRole('table');
  for (const name of names) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  await key.press('Escape');
  await expect(compare).toBeFocused();
  await key.press('Shift+Tab');
  await key.press('Enter');
  await expect(compare).toHaveCount(0);
  await expect(page.getByText(/^\d+ konsulent(er)?$/)).toBeFocused();
  await tabTo(page, `Sammenlign ${names[0]}`);
  await key.press('Space');
  await expect(page).toHaveURL(/compare=/);

  // Choosing whom to compare adds no entry to the history.
  await page.goBack();
  await expect(page).not.toHaveURL(/remote-work/);
  await page.goForward();
  await expect(page).toHaveURL(/remote-work=true.*compare=/);
});

test('on a phone the filters are a sheet, and an empty result suggests which filters to remove', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { page } = buyer;
  await page.setViewportSize({ width: 390, height: 844 });
  await buyer.visit('/find/consultants?q=k8s');
  await expect(page.getByText(/^\d+ konsulenter?$/)).toBeVisible();
  await expectToFit(page);
  await page.getByRole('button', { name: /Filtre/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtre' });
  await sheet.getByRole('checkbox', { name: 'Kan jobbe hjemmefra' }).check();
  await expect(page).toHaveURL(/remote-work=true/);
  const day = sheet.getByRole('textbox', { name: 'Ledig innen' });
  await day.fill('32.13');
  await day.press('Tab');
  await sheet.getByRole('button', { name: /^Vis/ }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: /Filtre/ }).click();
  await expect(day, 'the date stays to be corrected').toHaveValue('32.13');
  await expect(sheet.getByText('Den datoen finnes ikke i kalenderen.')).toBeVisible();
  await day.fill('15.1.2031');
  await day.press('Tab');
  await sheet.getByRole('button', { name: /^Vis/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/availability-to=2031-01-15/);

  await buyer.visit('/find/consultants?q=zzqqx&availability-to=2020-01-01');
  await expect(page.getByRole('heading', { name: 'Ingen passer til alt' })).toBeVisible();
  await page.getByRole('link', { name: 'Begynn på nytt' }).click();
  await expect(page).toHaveURL(/\/find\/consultants$/);
});

test('an admin finds hidden consultants too, and a company only its own', async ({ person }) => {
  const admin = await person('admin@torg.example');
  await admin.visit('/admin/find/consultants?q=nils');
  await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText('Finn konsulenter');
  await admin.visit('/admin/find/consultants');
  const all = admin.page.getByText(/^\d+ konsulenter$/);
  await expect(all).toBeVisible();
  const everybody = Number.parseInt((await all.textContent()) ?? '', 10);

  const company = await person('bedrift@torg.example');
  await company.visit('/consultant-company/search');
  const own = company.page.getByText(/^\d+ konsulenter$/);
  await expect(own).toBeVisible();
  expect(Number.parseInt((await own.textContent()) ?? '', 10)).toBeLessThan(everybody);
  const consultant = await person('konsulent@torg.example');
  await consultant.visit('/consultant-company/search');
  await expect(
    consultant.page.getByRole('heading', { name: 'Denne siden er ikke for deg' }),
  ).toBeVisible();
});
