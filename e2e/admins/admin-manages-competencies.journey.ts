import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../torg.ts';

test('an admin adds a skill, renames it, merges it into another and undoes that', async ({
  person,
}) => {
  const { page, visit, lookOver, checkAccess } = await person('admin@torg.example');
  await visit('/competencies');
  await page.getByRole('button', { name: 'Ny kompetanse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny kompetanse' });
  await dialog.getByRole('textbox', { name: 'Navn på bokmål' }).fill('Brøytekunst');
  await dialog.getByRole('button', { name: 'Legg til' }).click();
  await expect(dialog.getByText('Skriv hva det heter')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: 'Navn på svensk' }).fill('Plogkonst');
  await dialog.getByRole('textbox', { name: 'Navn på engelsk' }).fill('Kubernetes');
  await dialog.getByRole('button', { name: 'Legg til' }).click();
  await expect(dialog.getByText(/heter det allerede. \(Kubernetes\)/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Navn på engelsk' }).fill('Art of ploughing');
  await dialog.getByRole('button', { name: 'Legg til' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brøytekunst');
  await page.getByRole('textbox', { name: 'Navn på bokmål' }).fill('Snøbrøyting');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snøbrøyting');
  const history = page.getByRole('list', { name: 'Historikk' });
  await expect(history.getByRole('listitem').first()).toContainText('Brøytekunst');
  await checkAccess();

  await page.getByRole('button', { name: 'Slå sammen …' }).click();
  const merging = page.getByRole('dialog', { name: 'Slå sammen Snøbrøyting' });
  await merging.getByRole('textbox', { name: 'Med' }).fill('k8s');
  await page.getByRole('option', { name: 'Kubernetes', exact: true }).click();
  await expect(merging.getByText(/Blir synonymer: .*Snøbrøyting/)).toBeVisible();
  await lookOver();
  await merging.getByRole('button', { name: 'Slå sammen' }).click();
  await expect(page.getByText('Det som gjelder nå: Kubernetes')).toBeVisible();

  await page.getByRole('button', { name: 'Angre …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sett tilbake' }).click();
  await expect(page.getByText('Alt er som det var (0 steder).')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Slå sammen …' })).toBeVisible();
});

test('two tabs rename one skill, and neither loses what was typed', async ({ person }) => {
  const { page, visit } = await person('admin@torg.example');
  await visit('/competencies?q=ABAP');
  await page.getByRole('link', { name: 'ABAP', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ABAP');
  const second = await page.context().newPage();
  await second.goto(page.url());
  const nameIn = (tab: Page, language: string) =>
    tab.getByRole('textbox', { name: `Navn på ${language}` });
  const save = (tab: Page) => tab.getByRole('button', { name: 'Lagre' });
  await nameIn(second, 'svensk').fill('ABAP-språk');
  await nameIn(second, 'engelsk').fill('ABAP programming');
  await nameIn(page, 'engelsk').fill('ABAP language');
  await save(page).click();
  await expect(page.getByText('Kompetansen er lagret')).toBeVisible();

  await save(second).click();
  await expect(second.getByRole('alert')).toContainText('Se over, og lagre på nytt');
  await expect(second.getByText('er det ditt som gjelder')).toBeVisible();
  await expect(nameIn(second, 'svensk')).toHaveValue('ABAP-språk');
  await expect(nameIn(second, 'engelsk')).toHaveValue('ABAP programming');
  await save(second).click();
  await expect(second.getByText('Kompetansen er lagret')).toBeVisible();
  await expect(save(second)).toBeDisabled();
  await page.reload();
  await expect(nameIn(page, 'engelsk')).toHaveValue('ABAP programming');
});

test('an admin decides on the skills that consultants propose', async ({ person }) => {
  const { page, visit, lookOverAt } = await person('admin@torg.example');
  await visit('/competencies/proposed');
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Vannkraftmodellering' }),
  });
  await expect(card).toContainText('Torunn Myrvold');
  await card.getByRole('button', { name: 'Ta i bruk …' }).click();
  const accepting = page.getByRole('dialog');
  await accepting.getByRole('textbox', { name: 'Navn på engelsk' }).fill('Hydropower modelling');
  await accepting.getByRole('button', { name: 'Ta i bruk' }).click();
  await expect(card).toHaveCount(0);

  const misspelled = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Kubernetis' }),
  });
  await misspelled.getByRole('button', { name: 'Slå sammen med Kubernetes', exact: true }).click();
  const merging = page.getByRole('dialog', { name: 'Slå sammen Kubernetis' });
  await expect(merging.getByText(/Flyttes: 1 profil/)).toBeVisible();
  await merging.getByRole('button', { name: 'Slå sammen' }).click();
  await expect(misspelled).toHaveCount(0);
  await lookOverAt(390);
});

test('a synonym that an admin adds changes how a text is read, and can be restored', async ({
  person,
}) => {
  const { page, visit, lookOver, lookOverAt } = await person('admin@torg.example');
  await visit('/admin/competencies/synonyms');
  const box = page.getByRole('textbox', { name: 'Tekst som skal leses' });
  await box.fill('snowpark');
  const read = page.getByRole('status').filter({ hasText: 'snowpark' });
  const snowflake = read.getByRole('link', { name: /^Snowflake/ }).first();
  await expect(read).toBeVisible();
  await expect(snowflake).toHaveCount(0);
  await page.getByRole('link', { name: 'Søk uten treff' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Utvalg' }).locator('[aria-current]'),
  ).toHaveText('Søk uten treff');
  const missed = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'snowpark' }),
  });
  await expect(missed).toContainText('3 ganger');
  await lookOver();
  await missed.getByRole('button', { name: 'Gjør til synonym …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nytt synonym' });
  await dialog.getByRole('textbox', { name: 'For', exact: true }).fill('snowflake');
  await page
    .getByRole('option', { name: /^Snowflake/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await expect(missed).toHaveCount(0);
  await expect(snowflake).toBeVisible();

  await page.getByRole('link', { name: 'Synonymer', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Søk på synonym eller kompetanse' }).fill('snowpark');
  await page.getByRole('button', { name: 'Fjern snowpark' }).click();
  await expect(page.getByText('Ingen synonymer passer filtrene')).toBeVisible();
  await expect(snowflake).toHaveCount(0);
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(page.getByRole('button', { name: 'Fjern snowpark' })).toBeVisible();
  // Where the list is short, notices lie over its last row until they go.
  await page.getByRole('button', { name: 'Fjern snowpark' }).press('Enter');
  await expect(page.getByText('Ingen synonymer passer filtrene')).toBeVisible();

  await box.fill(
    'Må ha Java. Vi søker en erfaren javautvikler i Kista fra 1. februar, 80 %, ikke junior',
  );
  const found = page.getByRole('list', { name: 'Det som gjenkjennes' }).getByRole('listitem');
  await expect(found.filter({ hasText: 'Må være der, ifølge' })).toContainText('Java');
  await expect(found.filter({ hasText: 'Sted' })).toContainText('Kista');
  await expect(found.filter({ hasText: 'Oppstart' })).toContainText('1. februar');
  await expect(found.filter({ hasText: 'Avkreftes av' })).toContainText('junior');
  await lookOverAt(390);
});

test('a removed synonym leaves its list before the answer, and is back if it is refused', async ({
  person,
}) => {
  const { page, visit } = await person('admin@torg.example');
  await visit('/admin/competencies/synonyms');
  const buttons = page.getByRole('button', { name: /^Fjern / });
  await expect(buttons.nth(1)).toBeVisible();
  const [first = '', second = ''] = await buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/main/admin/competency-synonyms/*', async (route) => {
    await answered;
    await route.abort();
  });
  await button(first).click();
  await expect(button(first)).toHaveCount(0);
  await expect(button(second)).toBeFocused();
  answer?.();
  await expect(button(first)).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Angre' })).toHaveCount(0);
});

test('an admin reads how fast people are answered, and downloads it as a file', async ({
  person,
}) => {
  const { page, visit, lookOverAt } = await person('admin@torg.example');
  await visit('/number-threads');
  await expect(page.getByText('Median til første svar')).toBeVisible();
  await expect(page.getByRole('img', { name: /samtaler over 12 uker/ })).toBeVisible();
  await page.getByText('Vis tallene som tabell').click();
  await expect(page.getByRole('group', { name: 'Samtaler per uke' }).getByRole('row')).toHaveCount(
    13,
  );
  await page.getByRole('combobox', { name: 'Besvart' }).selectOption('Ikke besvart');
  await expect(page).toHaveURL(/answer=unanswered/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const counted = (await page.getByText(/^\d+ samtaler?$/).textContent()) ?? '';
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned som CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(1 + Number(counted.split(' ')[0]));
  await lookOverAt(390);
});

test('an admin starts with what needs a decision, and a failed job is tried again', async ({
  person,
}) => {
  const { page, visit, lookOver } = await person('admin@torg.example');
  await visit('/');
  await expect(page).toHaveURL('/admin');
  const waiting = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Jobber som har feilet' }),
  });
  await expect(waiting).toContainText('1');
  const proposals = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Foreslåtte kompetanser' }),
  });
  const before = Number.parseInt((await proposals.textContent()) ?? '', 10);
  const consultant = await person('konsulent@torg.example');
  await consultant.visit('/');
  const added = await consultant.page.request.post('/api/main/competencies', {
    data: { name: `Fjellrevtelling ${Date.now()}`, type: 'skill' },
  });
  expect(added.status()).toBe(201);
  await expect(proposals).toContainText(String(before + 1));

  await page.getByRole('link', { name: 'Jobber som har feilet' }).click();
  await expect(page.getByRole('heading', { name: 'mail-unread' })).toBeVisible();
  await lookOver();
  await page.getByRole('button', { name: 'Forkast …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByText('Ingen jobber har feilet')).toBeVisible();
});
