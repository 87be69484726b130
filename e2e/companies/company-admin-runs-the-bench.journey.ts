import type { Page } from '@playwright/test';
import { expect, expectToFit, test } from '../torg.ts';

const bench = (page: Page) => page.getByRole('list', { name: 'Konsulenter i bedriften' });
const rows = (page: Page) => bench(page).locator('> li');
const names = (page: Page) => bench(page).getByRole('heading', { level: 2 });

interface Listed {
  profiles: { account: string; name: string; qa_status: string; visible_in_search: boolean }[];
}

/** The signed-in person's company with its consultants, as the server returns it. */
async function companyOf(page: Page): Promise<{ id: string } & Listed> {
  const me = (await (await page.request.get('/api/main/account/me')).json()) as {
    companyId: string;
  };
  const path = `/api/main/consultant-companies/${me.companyId}/profiles`;
  return { id: me.companyId, ...((await (await page.request.get(path)).json()) as Listed) };
}

test('the whole bench is on one page, with filters and order in the URL', async ({ person }) => {
  const { page, visit, checkAccess } = await person('bedrift@torg.example');
  await visit('/assignments');
  await page.getByRole('link', { name: 'Min bedrift' }).click();
  await expect(page).toHaveURL('/consultant-company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blåklokke Konsulenter AS');
  const { profiles } = await companyOf(page);
  await expect(rows(page)).toHaveCount(profiles.length);
  const [someone = ''] = await names(page).allInnerTexts();

  await page.getByRole('searchbox', { name: 'Søk på navn' }).fill(someone);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === someone);
  await expect(names(page)).toHaveText([someone]);
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL('/consultant-company');

  await page.getByLabel('Rekkefølge').selectOption('Færrest mangler først');
  await page.getByRole('button', { name: 'Kvalitetssikret', exact: true }).click();
  await expect(page).toHaveURL('/consultant-company?sort=missing&qa_status=approved');
  const approved = profiles.filter(({ qa_status }) => qa_status === 'approved');
  await expect(rows(page)).toHaveCount(approved.length);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Kvalitetssikret', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('searchbox').fill('finnes ikke');
  await expect(page.getByRole('heading', { name: 'Ingen konsulenter passer' })).toBeVisible();
  await checkAccess();
  await page.getByRole('link', { name: 'Fjern filtrene' }).click();
  await expect(rows(page)).toHaveCount(profiles.length);
});

test('what a profile lacks links to the field itself', async ({ person }) => {
  const { page, visit, checkAccess } = await person('bedrift@torg.example');
  await visit('/consultant-company');
  const lacking = rows(page).filter({
    has: page.getByRole('button', { name: /mang(el|ler) f/ }),
  });
  const toggle = lacking.first().getByRole('button', { name: /mang(el|ler) f/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await checkAccess();
  const links = lacking.first().getByRole('list').getByRole('link');
  const to = (await links.first().getAttribute('href')) ?? '';
  expect(to).toMatch(/^\/profiles\/[\da-f-]{36}(\?mode=|\/projects\/)/);
  await links.first().click();
  await expect(page).toHaveURL(to);
});

test('the availability of several is set at once, and of one in its row', async ({ person }) => {
  const { page, visit, checkAccess } = await person('bedrift@torg.example');
  await visit('/consultant-company');
  await expect(rows(page).first()).toBeVisible();
  const [first = '', second = '', third = ''] = await names(page).allInnerTexts();
  const row = (name: string) => rows(page).filter({ hasText: name });
  for (const name of [first, second]) {
    await page.getByRole('checkbox', { name: `Velg ${name}` }).check();
  }
  await expect(page.getByText('2 valgt')).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Ledig fra i dag' }).click();
  await expect(
    page.getByText('Tilgjengeligheten er oppdatert for 2 konsulenter', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('2 valgt')).toHaveCount(0);
  for (const name of [first, second]) {
    await expect(row(name)).toContainText('Ledig nå');
    await expect(row(name)).toContainText('bekreftet i dag');
  }
  await expect(page.getByText(/^\d+ konsulenter$/), 'the bar took its focus along').toBeFocused();
  await page.getByRole('checkbox', { name: `Velg ${third}` }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Fjern valget' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 valgt')).toHaveCount(0);
  await expect(page.getByText(/^\d+ konsulenter$/)).toBeFocused();

  await page.getByRole('button', { name: `Handlinger for ${third}` }).click();
  await page.getByRole('menuitem', { name: 'Bekreft tilgjengelighet' }).click();
  await expect(row(third)).toContainText('bekreftet i dag');
});

test('a consultant goes from the bench to review, and on to being active', async ({ person }) => {
  const { page, visit, checkAccess } = await person('bedrift@torg.example');
  const admin = await person('admin@torg.example');
  const { profiles } = await companyOf(page);
  const one = profiles.find(({ visible_in_search }) => visible_in_search);
  if (!one) throw new Error('nobody is visible');
  const { account, name } = one;
  const decide = async (profile_qa_status: string) => {
    const data = { account, profile_qa_status };
    const answer = await admin.page.request.post('/api/main/admin/profile-qa', { data });
    expect(answer.status()).toBe(200);
  };
  await decide('in_progress');
  await decide('rejected');
  const found = await page.request.get(`/api/main/profile/${account}`);
  const { revisions } = (await found.json()) as { revisions: { description: number } };
  const edited = await page.request.patch(`/api/main/profile/${account}`, {
    data: {
      section: 'description',
      revision: revisions.description,
      changes: { phone: '90000000' },
    },
  });
  expect(edited.status()).toBe(200);

  await visit('/consultant-company');
  const row = rows(page).filter({ has: page.getByRole('heading', { name }) });
  await expect(row).toContainText('Ikke kvalitetssikret');
  await row.getByRole('button', { name: 'Send til kvalitetssikring' }).click();
  const sending = page.getByRole('dialog', { name: 'Send til kvalitetssikring' });
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sending.getByText('Velg et fagområde')).toBeVisible();
  await checkAccess();
  await sending.getByLabel('Fagområde').selectOption('Teknologi');
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(row).toContainText('Til kvalitetssikring');
  await expect(page.getByRole('button', { name: `Handlinger for ${name}` })).toBeFocused();

  await decide('approved');
  await visit('/consultant-company');
  // A rejected consultant is deactivated.
  await expect(row).toContainText('Ikke aktiv');
  await row.getByRole('button', { name: 'Aktiver', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aktiver' }).click();
  await expect(row).toContainText('Synlig siden');
  for (const [action, status] of [
    ['Deaktiver', 'Ikke aktiv'],
    ['Aktiver', 'Synlig siden'],
  ] as const) {
    await page.getByRole('button', { name: `Handlinger for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await expect(row).toContainText(status);
  }
});

test('a bulk update that fails for one consultant changes none, and says so', async ({
  person,
}) => {
  const { page, visit } = await person('bedrift@torg.example');
  const { id } = await companyOf(page);
  const email = `gaute.forlat.${Date.now()}@blaklokke.example`;
  const consultant = { name: 'Gaute Forlat', email };
  const created = await page.request.post(`/api/main/consultant-companies/${id}/profiles`, {
    data: { consultant },
  });
  expect(created.status()).toBe(201);
  const { profile } = (await created.json()) as { profile: string };
  await visit('/consultant-company');
  await page.getByRole('checkbox', { name: 'Velg Gaute Forlat' }).check();
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Fjern valget' }).click();
  await page.getByRole('checkbox', { name: 'Velg Gaute Forlat' }).check();
  await rows(page).first().getByRole('checkbox').check();
  const before = await rows(page).first().innerText();

  // Another person deletes one of them meanwhile.
  const admin = await person('admin@torg.example');
  expect((await admin.page.request.delete(`/api/main/profile/${profile}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Bekreft', exact: true }).last().click();
  await expect(page.getByRole('alert').first()).toContainText(
    'En av endringene i ledigheten går ikke an. Ingen av dem er lagret.',
  );
  await expect(rows(page).filter({ hasText: 'Gaute Forlat' })).toHaveCount(0);
  expect(await rows(page).first().innerText()).toBe(before);
});

test('a consultant is added with a name and an address, invited, and deleted again', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('bedrift@torg.example');
  await visit('/consultant-company');
  await page.getByRole('link', { name: 'Legg til konsulent' }).click();
  await expect(page).toHaveURL('/consultant-company/profiles/new');
  await page.getByRole('button', { name: 'Legg til og send invitasjon' }).click();
  await expect(page.getByText('Skriv navnet på konsulenten')).toBeVisible();
  await checkAccess();
  await page.getByLabel('Navn').fill('Tiril Nyland');
  await page.getByLabel('E-post').fill('KONSULENT@torg.example');
  await page.getByRole('link', { name: 'Avbryt' }).click();
  const leaving = page.getByRole('dialog', { name: 'Forlate siden uten å lagre?' });
  await leaving.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByLabel('Navn')).toHaveValue('Tiril Nyland');

  await page.getByRole('button', { name: 'Legg til og send invitasjon' }).click();
  await expect(page.getByLabel('E-post')).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.getByText('Det finnes allerede en konto med denne e-postadressen.'),
  ).toBeVisible();
  const email = `tiril.nyland.${Date.now()}@blaklokke.example`;
  await page.getByLabel('E-post').fill(email);
  await page.getByRole('button', { name: 'Legg til og send invitasjon' }).click();
  await expect(page).toHaveURL(/^[^?]*\/consultant-company\?added=[\da-f-]{36}$/);
  await expect(page.getByText('Tiril Nyland er lagt til')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Legg til en til' })).toBeVisible();
  await checkAccess();

  const row = rows(page).filter({ hasText: 'Tiril Nyland' });
  await expect(row).toContainText('Ikke aktiv');
  await visit('/consultant-company?tab=brukere');
  const user = page.getByRole('listitem').filter({ hasText: email });
  await expect(user).toContainText('ikke kommet ennå');
  const again = user.getByRole('button', { name: 'Send på nytt til Tiril Nyland' });
  await expect(again, 'not at once').toHaveCount(0);

  await visit('/consultant-company');
  await page.getByRole('button', { name: 'Handlinger for Tiril Nyland' }).click();
  const remove = page.getByRole('menuitem', { name: 'Slett profilen' });
  await expect(remove).toBeInViewport();
  // Whatever scrolls the page, the menu stays beside its button.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(remove).not.toBeInViewport();
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Slette profilen?' });
  await checkAccess();
  await dialog.getByRole('button', { name: 'Slett' }).click();
  await expect(row).toHaveCount(0);
});

test('a deactivated consultant is listed last, marked, and has no next step', async ({
  person,
}) => {
  const { page, visit, lookOverAt } = await person('admin@torg.example');
  const found = await page.request.get('/api/main/admin/consultants?text=Elena%20Petrova');
  const { profiles } = (await found.json()) as {
    profiles: { account: string; consultant_company: { id: string } }[];
  };
  const [elena] = profiles;
  await visit(`/admin/consultant-company/${elena?.consultant_company.id}`);
  const row = rows(page).last();
  await expect(row).toContainText('Elena Petrova');
  await expect(row).toContainText('Deaktivert');
  await expect(rows(page).getByText('Deaktivert', { exact: true })).toHaveCount(1);
  for (const width of [390, 1024, 1440]) {
    await lookOverAt(width);
    await expectToFit(page);
  }
  await page.getByRole('button', { name: 'Handlinger for Elena Petrova' }).click();
  await expect(page.getByRole('menuitem', { name: 'Slett profilen' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Aktiver' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await row.getByRole('link', { name: 'Se kontoen' }).click();
  await expect(page).toHaveURL(`/admin/accounts/${elena?.account}/edit`);
});

test('company admins are changed, but one always remains', async ({ person }) => {
  const { page, visit, checkAccess } = await person('bolag@torg.example');
  await visit('/consultant-company?tab=brukere');
  const list = page.getByRole('list', { name: 'Användare' });
  const own = list.getByRole('listitem').filter({ hasText: '(du)' });
  const others = list.getByRole('listitem').filter({ hasNotText: '(du)' });
  await expect(own.getByRole('switch')).toBeDisabled();
  await expect(own).toContainText('Den sista administratören.');
  const other = others.first().getByRole('switch');
  await other.click();
  await expect(other).toBeChecked();
  await expect(own.getByRole('switch')).toBeEnabled();
  await own.getByRole('switch').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Du förlorar åtkomsten');
  await checkAccess();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await other.click();
  await expect(other).not.toBeChecked();
  await expect(own.getByRole('switch')).toBeDisabled();
});

test('the settings are validated while typing, and unsaved ones are not lost without a warning', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('bedrift@torg.example');
  await visit('/consultant-company?tab=innstillinger');
  const number = page.getByLabel('Organisasjonsnummer');
  await expect(page.getByRole('button', { name: 'Lagre' })).toBeDisabled();
  await number.fill('974 760 67');
  await expect(page.getByText('Dette er ikke et gyldig organisasjonsnummer')).toHaveCount(0);
  await number.pressSequentially('4');
  await expect(page.getByText('Dette er ikke et gyldig organisasjonsnummer')).toBeVisible();
  await checkAccess();
  await page.getByRole('link', { name: 'Avtale', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Forlate siden uten å lagre?' })
    .getByRole('button', { name: 'Avbryt' })
    .click();
  await number.fill('974 760 673');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Opplysningene er lagret')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lagre' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Lagre' })).toBeFocused();
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.url());
  });
  await page.keyboard.press('Enter');
  await number.press('Enter');
  await page.reload();
  expect(saves, 'there is nothing to save').toEqual([]);
  await expect(number).toHaveValue('974 760 673');
  await page.getByRole('link', { name: 'Avtale', exact: true }).click();
  await expect(page).toHaveURL('/consultant-company?tab=avtale');
  const agreement = page.getByRole('heading', { name: 'Samarbeidsavtale', exact: true });
  await expect(agreement).toBeVisible();
});

test('only company admins can open the company’s page', async ({ person }) => {
  const refused = { name: 'Denne siden er ikke for deg' };
  for (const email of ['konsulent@torg.example', 'innkjoper@torg.example', 'admin@torg.example']) {
    const { page, visit } = await person(email);
    await visit('/consultant-company');
    await expect(page.getByRole('heading', refused)).toBeVisible();
    await visit('/consultant-company/profiles/new');
    await expect(page.getByRole('heading', refused)).toBeVisible();
  }
  const own = await person('bedrift@torg.example');
  const { id } = await companyOf(own.page);
  await own.visit(`/admin/consultant-company/${id}`);
  await expect(own.page.getByRole('heading', refused)).toBeVisible();
  const admin = await person('admin@torg.example');
  await admin.visit(`/admin/consultant-company/${id}`);
  await expect(rows(admin.page).first()).toBeVisible();
});

test("the company's pages fit and are accessible at every width", async ({ person }) => {
  const { page, visit, lookOverAt } = await person('bedrift@torg.example');
  const tabs = ['profiler', 'maler', 'avtale', 'brukere', 'innstillinger'];
  for (const path of [...tabs.map((tab) => `?tab=${tab}`), '/profiles/new']) {
    await visit(`/consultant-company${path}`);
    for (const width of [390, 1024, 1440]) {
      await lookOverAt(width);
      await expectToFit(page);
    }
  }
});
