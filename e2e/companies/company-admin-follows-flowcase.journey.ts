import type { Page } from '@playwright/test';
import { expect, test } from '../torg.ts';

const companyAdmin = 'bedrift@torg.example';
/** Follows her CV at Flowcase, where it was changed after she had changed her profile. */
const follower = 'samira.haddadi@blaklokke.example';

const conflicts = (page: Page) =>
  page.getByRole('list', { name: 'Konflikter med Flowcase' }).getByRole('article');

test('a company admin imports people from Flowcase, and sees what became of each', async ({
  person,
}) => {
  const { page, visit, checkAccess, lookOverAt } = await person(companyAdmin);
  await visit('/consultant-company?tab=flowcase');
  await expect(page.getByLabel('Underdomene i Flowcase')).toHaveValue('blaklokke');
  await page.getByRole('link', { name: 'Hent konsulenter' }).click();
  const list = page.getByRole('list', { name: 'Personer i Flowcase' });
  await expect(list.getByRole('listitem')).toHaveCount(7);
  const roar = list.getByRole('listitem').filter({ hasText: 'Roar Hestnes' });
  await expect(roar).toContainText('Deaktivert i Flowcase');
  await expect(roar.getByRole('checkbox')).toBeDisabled();
  await expect(list.getByRole('listitem').filter({ hasText: 'Nadia Benali' })).toContainText(
    'E-postadressen hører til et annet selskap på Torg',
  );
  await checkAccess();

  await page.getByRole('searchbox', { name: 'Søk på navn eller e-post' }).fill('ingrid');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Velg Ingrid Solbakken' }).press('Space');
  await page.getByRole('searchbox').fill('mette');
  await page.getByRole('checkbox', { name: 'Velg Mette Kvalheim' }).press('Space');
  const bar = page.getByRole('region', { name: 'De valgte' });
  await expect(bar).toContainText('2 valgt');
  await bar.getByRole('button', { name: 'Hent inn 2 personer' }).click();
  await expect(bar.getByRole('alert')).toContainText('Velg fagområde for alle.');
  await bar.getByLabel('Fagområde for alle valgte').selectOption('Teknologi');
  await checkAccess();
  await bar.getByRole('button', { name: 'Hent inn 2 personer' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import fra Flowcase');
  await expect(page.getByText('Ferdig: 2 personer er hentet inn.')).toBeVisible();
  const results = page.getByRole('list', { name: 'Resultatet for hver person' });
  const ingrid = results.getByRole('listitem').filter({ hasText: 'Ingrid Solbakken' });
  await expect(ingrid).toContainText('Hentet inn');
  await checkAccess();
  await lookOverAt(390);
  await ingrid.getByRole('link', { name: 'Ingrid Solbakken' }).click();
  await expect(page.getByRole('heading', { name: 'Prosjekter', exact: true })).toBeVisible();
  await expect(page.getByText('Etaten for ferjeruter').first()).toBeVisible();
});

test('a consultant settles a conflict on their own profile, and the company admin the other', async ({
  person,
}) => {
  const samira = await person(follower);
  const { account } = (await (await samira.page.request.get('/api/main/account/me')).json()) as {
    account: { account: string };
  };
  await samira.visit(`/profiles/${account.account}`);
  await samira.page.getByRole('link', { name: '2 konflikter med Flowcase' }).click();
  const title = conflicts(samira.page).filter({ hasText: 'Om konsulenten · Tittel' });
  await expect(title.getByRole('group', { name: 'På Torg' })).toContainText('dataingeniør');
  await samira.checkAccess();
  await title.getByRole('button', { name: 'Skriv det med egne ord' }).press('Enter');
  const own = title.getByRole('textbox', { name: 'Egne ord' });
  await expect(own).toBeFocused();
  const save = title.getByRole('button', { name: 'Lagre egne ord' });
  await own.fill(' ');
  await expect(save).toBeDisabled();
  await own.fill('Fagleder og dataingeniør');
  await samira.checkAccess();
  await save.press('Enter');
  await expect(title).toHaveCount(0);
  await expect(samira.page.getByText('1 konflikt venter på svar')).toBeFocused();
  await samira.visit(`/profiles/${account.account}`);
  await expect(samira.page.getByText('Fagleder og dataingeniør').first()).toBeVisible();

  const { page, visit, checkAccess, lookOverAt } = await person(companyAdmin);
  await visit('/consultant-company?tab=flowcase');
  await page.getByRole('link', { name: 'Se konfliktene' }).click();
  await expect(conflicts(page)).toHaveCount(1);
  await expect(conflicts(page)).toContainText('Samira Haddadi');
  await checkAccess();
  await lookOverAt(390);
  await conflicts(page).getByRole('button', { name: 'Bruk det i Flowcase' }).click();
  await expect(page.getByRole('heading', { name: 'Ingenting å ta stilling til' })).toBeVisible();
  await checkAccess();
});

test('a company admin synchronizes, lets somebody rest, parts them from their CV and links them again', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person(companyAdmin);
  await visit('/consultant-company?tab=flowcase');
  await page.getByRole('button', { name: 'Synkroniser nå' }).click();
  await expect(page.getByText('Siste forsøk')).toBeVisible();
  await expect(page.getByText('Profiler oppdatert')).toBeVisible();
  const list = page.getByRole('list', { name: 'Konsulenter som følger Flowcase' });
  const follows = list.getByRole('switch', { name: 'Samira Haddadi følger CV-en i Flowcase' });
  await follows.press('Space');
  await expect(follows).not.toBeChecked();
  await page.reload();
  await expect(follows).not.toBeChecked();
  await page.getByRole('button', { name: 'Koble fra Samira Haddadi' }).click();
  await checkAccess();
  await page.getByRole('dialog').getByRole('button', { name: 'Koble fra' }).click();
  await expect(follows).toHaveCount(0);

  await visit('/consultant-company/flowcase/import');
  const people = page.getByRole('list', { name: 'Personer i Flowcase' }).getByRole('listitem');
  const samira = people.filter({ hasText: 'Samira Haddadi' });
  await samira.getByRole('button', { name: 'Koble til Samira Haddadi' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Koble Samira Haddadi til en kollega' });
  const colleague = dialog.getByRole('combobox', { name: 'Kollega' });
  await expect(colleague).toHaveValue(/^Samira Haddadi/);
  await checkAccess();
  await dialog.getByRole('button', { name: 'Koble til' }).press('Enter');
  await expect(page.getByText('Profilen følger nå CV-en til Samira Haddadi')).toBeVisible();
  await expect(samira).toContainText('Følger CV-en i Flowcase allerede');
  await visit('/consultant-company?tab=flowcase');
  await expect(follows).toBeChecked();
});

test('a key can be written and replaced, and nobody can read it', async ({ person }) => {
  const { page, visit, checkAccess } = await person('bolag@torg.example');
  await visit('/consultant-company?tab=flowcase');
  const key = page.getByLabel('Nyckel till API:et');
  await key.fill('kort');
  await page.getByRole('button', { name: 'Spara nyckeln' }).click();
  await expect(page.getByText('Skriv minst 8 tecken.')).toBeVisible();
  await checkAccess();
  await key.fill('en-helt-hemlig-nyckel');
  await page.getByRole('button', { name: 'Spara nyckeln' }).click();
  await expect(page.getByText('Nyckeln är sparad')).toBeVisible();
  await expect(key).toHaveValue('');
  const read: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url().includes('/flowcase')) read.push(await answer.text());
  });
  await page.reload();
  await expect(page.getByText('Är sparad', { exact: true })).toBeVisible();
  // The page may show an answer before the test has read it.
  await expect.poll(() => read.join('')).toContain('"has_key":true');
  expect(read.join('')).not.toContain('hemlig');
  await checkAccess();
  await page.getByRole('button', { name: 'Ta bort nyckeln' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort nyckeln' }).click();
  await expect(page.getByRole('button', { name: 'Spara nyckeln' })).toBeVisible();
});
