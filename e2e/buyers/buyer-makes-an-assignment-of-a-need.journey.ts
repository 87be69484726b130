import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../keyboard.ts';
import { expect, test, type Person } from '../torg.ts';
import { wordsOf } from '../words.ts';

const mail = `Nordlys Kraft bygger en ny plattform for måledata, og trenger en senior backendutvikler fra 4. januar 2027.

Omfanget er 80 %, og arbeidet skjer i Bergen. Fjernarbeid er mulig.

Krav:
- Minst fem års erfaring med Java
- Erfaring med Kubernetes og PostgreSQL

Svarfrist er 4. desember 2026.`;
const annons = `Vi söker en senior backendutvecklare till Lund från den 4 januari 2027.

Uppdraget är på 80 % och pågår i sex månader.

Krav:
- Minst fem års erfarenhet av Java
- Erfarenhet av PostgreSQL`;

/** Reading takes a job, and a file a process of its own. */
const slow = { timeout: 60_000 };
const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
const saved = (page: Page, word = 'Lagret') =>
  expect(page.getByRole('status').filter({ hasText: new RegExp(`^${word}$`) })).toBeVisible();
const percentIn = (page: Page) => page.getByRole('textbox', { name: 'Omfang i prosent' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Tittel', exact: true });

async function makeNeed({ page, visit }: Person, name: string, text: string): Promise<void> {
  await visit('/opportunities/new');
  await page.getByLabel('Tekst', { exact: true }).fill(text);
  await page.getByLabel('Navn').fill(name);
  await page.getByRole('button', { name: 'Lag behovet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(title(page)).not.toHaveValue('', slow);
}

test('a buyer drops a file, sees where each field comes from, and makes an assignment of it', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { page, visit, checkAccess, lookOverAt } = buyer;
  await visit('/assignments/mine');
  await page.getByRole('link', { name: 'Lag et behov' }).click();
  await page.getByRole('link', { name: 'Nytt behov' }).click();
  await page.locator('input[type=file]').setInputFiles(file('Maledata_2027.txt', mail));
  await expect(page.getByRole('button', { name: 'Fjern Maledata_2027.txt' })).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Lag behovet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maledata 2027');
  await expect(percentIn(page)).toHaveValue('80 %', slow);

  await percentIn(page).focus();
  const marked = page.locator('mark[data-active]').filter({ hasText: '80 %' });
  await expect(marked).toHaveCount(1);
  await page.getByRole('region', { name: 'Kildene' }).getByText('Svarfrist er').click();
  await expect(page.getByRole('textbox', { name: 'Svarfrist' })).toBeFocused();
  await checkAccess();
  // On a phone the header lies over what was scrolled below it.
  await page.evaluate(() => scrollTo(0, 0));
  for (const width of [390, 1024, 1440]) await lookOverAt(width);
  await expectSourceBeside(page, percentIn(page));

  await page.getByRole('link', { name: 'Anbefalte' }).click();
  await expect(page.getByText(/konsulenter? passer$/)).toBeVisible(slow);
  await checkAccess();

  await page.getByRole('button', { name: 'Lag oppdrag av behovet' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Behovet' })).toBeVisible();
  const marks = page.getByText('Fylt ut fra behovet – se over');
  await expect(marks).toHaveCount(3);
  await page.getByLabel('Tittel').fill('Backendutvikler til måledata');
  await expect(marks).toHaveCount(2);
  await saved(page);
  await page.reload();
  await expect(marks).toHaveCount(2);
});

/** The texts stand beside the fields where there is room, and come up over them on a phone. */
async function expectSourceBeside(page: Page, field: Locator): Promise<void> {
  const sources = page.getByRole('region', { name: 'Kildene' });
  const leftOf = async (one: Locator) => (await one.boundingBox())?.x ?? 0;
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await leftOf(sources)).toBeGreaterThan((await leftOf(field)) + 200);
  await page.setViewportSize({ width: 390, height: 800 });
  const words = page.getByTitle('Vis i teksten').filter({ hasText: '80 %' }).first();
  await words.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Kilden til Omfang i prosent' });
  await expect(sheet.locator('mark')).toContainText('80 %');
  await page.keyboard.press('Escape');
  await expect(words).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** What a browser says when a file is dropped, or a text pasted, where there is no field. */
const onPage = (page: Page, kind: 'drop' | 'paste', text: string) =>
  page.evaluate(
    ([event, words]) => {
      const data = new DataTransfer();
      if (event === 'drop') data.items.add(new File([words], 'Mer.txt', { type: 'text/plain' }));
      else data.setData('text/plain', words);
      const init = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    [kind, text] as const,
  );

test('a buyer pastes a mail and drops a file anywhere on the page', async ({ person }) => {
  const { page, visit, checkAccess } = await person('innkjoper@torg.example');
  await visit('/opportunities/new');
  await onPage(page, 'paste', `Emne: Ny plattform\n\nHei!\n\n${mail}`);
  await expect(page.getByLabel('Tekst', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Lag behovet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ny plattform');
  await expect(percentIn(page)).toHaveValue('80 %', slow);

  await onPage(page, 'paste', 'Kunden er Nordlys Kraft AS.');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Tekst')).toHaveValue('Kunden er Nordlys Kraft AS.');
  await checkAccess();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await onPage(page, 'drop', 'Varigheten er seks måneder.');
  await expect(page.getByRole('heading', { level: 3, name: 'Mer.txt' })).toBeVisible(slow);
  await expect(page.getByRole('textbox', { name: 'Varighet' })).toHaveValue(/seks/i, slow);
});

test('a buyer corrects a field, and it stays when the text is read again, until it is given back', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { page, checkAccess } = buyer;
  await makeNeed(buyer, 'Behov som rettes', mail);
  const percent = percentIn(page);
  await percent.fill('60');
  await saved(page);
  await expect(page.getByText('Rettet av dere')).toBeVisible();

  await page.getByRole('button', { name: 'Legg til tekst' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tekst').fill('Kunden er Nordlys Kraft AS. Varigheten er seks måneder.');
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByRole('textbox', { name: 'Varighet' })).toHaveValue(/seks/i, slow);
  await expect(percent).toHaveValue('60 %');
  await checkAccess();

  await page.getByRole('button', { name: 'Les fra teksten igjen: Omfang i prosent' }).click();
  await expect(percent).toHaveValue('80 %', slow);
  await expect(page.getByText('Rettet av dere')).toHaveCount(0);
});

test('a buyer approves the criteria by keyboard alone, and archives the need', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { page, visit, checkAccess, lookOverAt } = buyer;
  await makeNeed(buyer, 'Behov med kriterier', mail);
  await page.getByRole('link', { name: 'Kriterier' }).click();
  await page.getByRole('button', { name: 'Foreslå kriterier' }).focus();
  await page.keyboard.press('Enter');
  const second = page.getByRole('textbox', { name: 'Kriterium 2', exact: true });
  await expect(second).toBeVisible(slow);
  await checkAccess();
  await lookOverAt(390);
  await lookOverAt(1440);
  const words = await second.inputValue();
  await tabTo(page, 'Flytt kriterium 2 opp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Kriterium 1', exact: true })).toHaveValue(words);
  // The focus goes along with what is moved, and to what is wrong.
  await expect(page.getByRole('button', { name: 'Flytt kriterium 1 opp' })).toBeFocused();
  await tabTo(page, 'Legg til kriterium');
  await page.keyboard.press('Enter');
  const added = page.getByRole('textbox', { name: /^Kriterium \d+$/ }).last();
  await expect(added).toBeFocused();
  await tabTo(page, 'Godkjenn kriteriene');
  await page.keyboard.press('Enter');
  await expect(added).toBeFocused();
  await page.keyboard.type('Har skrevet kravspesifikasjoner');
  await tabTo(page, 'Godkjenn kriteriene');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Godkjent av Silje Rødland/)).toBeVisible();

  await page.getByRole('button', { name: 'Flere handlinger' }).click();
  await page.getByRole('menuitem', { name: 'Arkiver' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Arkiver' }).click();
  await expect(page.getByText('Behovet er arkivert. Det kan leses')).toBeVisible();
  await visit('/opportunities?view=archive');
  await page.getByRole('link', { name: 'Behov med kriterier' }).first().click();
  await page.getByRole('button', { name: 'Flere handlinger' }).click();
  await page.getByRole('menuitem', { name: 'Hent fram igjen' }).click();
  await expect(page.getByText('Behovet er hentet fram')).toBeVisible();
});

test('a buyer whose colleague has approved other criteria chooses before their own count', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { page, visit } = buyer;
  await makeNeed(buyer, 'Kriterier fra to', mail);
  await page.getByRole('link', { name: 'Kriterier' }).click();
  await page.getByRole('button', { name: 'Foreslå kriterier' }).click();
  const criterion = (of: Page, number: number) =>
    of.getByRole('textbox', { name: `Kriterium ${number}`, exact: true });
  await expect(criterion(page, 2)).toBeVisible(slow);
  const other = await person('innkjoper@torg.example');
  await other.visit(new URL(page.url()).pathname);
  await criterion(page, 1).fill('Mitt kriterium');
  await criterion(other.page, 2).fill('Kollegaens kriterium');
  await other.page.getByRole('button', { name: 'Godkjenn kriteriene' }).click();

  const question = page.getByRole('group', { name: 'Velg hva som skal gjelde' });
  await expect(question).toContainText('Kollegaens kriterium', slow);
  await page.getByRole('button', { name: 'Godkjenn kriteriene' }).click();
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Behold min' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Godkjenn kriteriene' }).click();
  await expect(page.getByText('Kriteriene er godkjent')).toBeVisible();
  await visit(new URL(page.url()).pathname);
  await expect(criterion(page, 1)).toHaveValue('Mitt kriterium');
});

test('a buyer who has begun to correct the suggestions is asked when new ones come', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { page } = buyer;
  await makeNeed(buyer, 'Kriterier på nytt', mail);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByRole('link', { name: 'Kriterier' }).click();
  await page.getByRole('button', { name: 'Foreslå kriterier' }).click();
  const first = page.getByRole('textbox', { name: 'Kriterium 1', exact: true });
  await expect(first).toBeVisible(slow);
  await first.fill('Mitt kriterium');
  await page.request.post(`/api/main/opportunity/${id}/criteria?locale=en`, {
    data: { force_recreate: true },
  });
  const question = page.getByRole('group', { name: 'Velg hva som skal gjelde' });
  await expect(question).toContainText('Det er kommet nye forslag i mellomtiden', slow);
  await question.getByRole('button', { name: 'Bruk den andre' }).click();
  await expect(first).toHaveValue(/^Has worked as/);
});

test('a buyer pastes a text in the wizard, and the fields that it fills are marked', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('innkjoper@torg.example');
  await visit('/assignments/mine');
  await page.getByRole('button', { name: 'Nytt oppdrag' }).last().click();
  await page.getByRole('radio', { name: 'Ja, en tekst' }).check();
  await page.getByLabel('Tekst', { exact: true }).fill(mail);
  await page.getByRole('button', { name: 'Fyll ut feltene' }).click();
  await expect(page.getByText('Dette er fylt ut. Se over det:')).toBeVisible();
  await checkAccess();
  await page.getByRole('link', { name: 'Omfang i prosent' }).click();
  await expect(page.getByLabel('Omfang i prosent')).toBeFocused();
  await expect(page.getByText('Fylt ut fra teksten – se over').first()).toBeVisible();
});

test('a Swedish buyer reads it all in Swedish', async ({ person }) => {
  const say = wordsOf('sv');
  const { page, visit, checkAccess, lookOverAt } = await person('inkopare@torg.example');
  await visit('/opportunities/new');
  await page.getByLabel(say('Tekst'), { exact: true }).fill(annons);
  await page.getByRole('button', { name: say('Lag behovet') }).click();
  await expect(page.getByLabel(say('Omfang i prosent'))).toHaveValue('80 %', slow);
  await expect(page.getByRole('heading', { name: say('Hvem dere ser etter') })).toBeVisible();
  await checkAccess();
  for (const width of [390, 1024, 1440]) await lookOverAt(width);

  // Whoever reads it in another language reads the names of roles in that one.
  await expect(page.getByText('Backendutvecklare', { exact: true })).toBeVisible();
  const admin = await person('admin@torg.example');
  await admin.visit(new URL(page.url()).pathname);
  await expect(admin.page.getByText('Backend-utvikler', { exact: true })).toBeVisible();
  await admin.visit('/admin/opportunity');
  const need = admin.page.getByRole('article').filter({ hasText: 'backendutvecklare till Lund' });
  await expect(need.getByText('Backend-utvikler', { exact: true })).toBeVisible();
  await expect(need).toContainText('1 tekst');
});

test('a file of the wrong kind is named, and a need of Torg’s is chosen by its name', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('innkjoper@torg.example');
  await visit('/assignments/mine');
  await page.getByRole('button', { name: 'Nytt oppdrag' }).last().click();
  await page.getByRole('radio', { name: 'Ja, en PDF eller et dokument' }).check();
  const program = { name: 'Program.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\0') };
  await page.locator('input[type=file]').setInputFiles([file('Behov.txt', mail), program]);
  await page.getByRole('button', { name: 'Les filene' }).click();
  await expect(page.getByRole('alert')).toContainText('Program.pdf: Filen er ikke av et slag');
  await page.getByRole('radio', { name: 'Ja, et behov på Torg' }).check();
  await expect(page.getByRole('button', { name: 'Bruk dette: Måling' }).first()).toBeVisible();
  await checkAccess();
});

test('a consultant who may make no need is told so before writing one', async ({ person }) => {
  const { page } = await person('konsulent@torg.example');
  const refusal = page.getByRole('heading', { level: 1 });
  await page.goto('/opportunities/new');
  await expect(refusal).toHaveText('Denne siden er ikke for deg');
  await page.goto('/opportunities');
  await expect(refusal).toHaveText('Denne siden er ikke for deg');
  await expect(page.getByRole('searchbox', { name: 'Søk etter navn' })).toHaveCount(0);
});
