import { approveCriteria, assess, findConsultants, makeBoardOf } from '../assessments-made.ts';
import { makePublished } from '../assignments-made.ts';
import { cardIn, columnOf } from '../boards-made.ts';
import { tabTo } from '../keyboard.ts';
import { expect, expectToFit, test } from '../torg.ts';

const buyerEmail = 'innkjoper@torg.example';

test('a buyer compares and ranks those in a column, and nobody moves by it', async ({ person }) => {
  const buyer = await person(buyerEmail);
  const { page } = buyer;
  const { uuid } = await makePublished(page);
  await approveCriteria(page, uuid);
  const people = await findConsultants(page, 'Kotlin', 3);
  const board = await makeBoardOf(page, uuid, people);
  await buyer.visit(board);
  await expect(columnOf(page, 'Innboks').getByRole('option')).toHaveCount(3);
  const before = await columnOf(page, 'Innboks').getByRole('option').allInnerTexts();

  await page.getByRole('button', { name: 'Handlinger for kolonnen Innboks' }).click();
  await page.getByRole('menuitem', { name: 'Sammenlign 3 kandidater' }).click();
  await expect(
    page.getByRole('heading', { name: 'Sammenlign kandidatene i Innboks' }),
  ).toBeVisible();
  await buyer.checkAccess();
  await tabTo(page, 'Noe å legge vekt på?');
  await page.keyboard.type('Ranger kvinner først');
  await page.getByRole('button', { name: 'Sammenlign 3 kandidater' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Spør om det som gjelder jobben');
  const prompt = page.getByRole('textbox', { name: /legge vekt på/ });
  await expect(prompt).toHaveValue('Ranger kvinner først');
  await prompt.fill('Erfaring med avregning');
  await page.getByRole('button', { name: 'Sammenlign 3 kandidater' }).press('Enter');

  // Nobody was scored yet: the answer is folded, also that of the ranking, until it is opened.
  const folded = page.getByRole('alert').filter({ hasText: 'Maskinens svar er foldet sammen' });
  await expect(folded.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Fortrinn' })).toHaveCount(0);
  await buyer.checkAccess();
  await folded.getByRole('button', { name: 'Åpne likevel' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Fortrinn' })).toHaveCount(3);
  await expect(page.getByText(/Svar fra Torgs egne regler/)).toBeVisible();
  await expect(page.getByText(/godkjent av Silje Rødland/)).toBeVisible();
  await expect(page.getByText(/Ble ikke sendt med: navn, pronomen/)).toBeVisible();
  await buyer.checkAccess();
  await buyer.lookOverAt(390);
  await expectToFit(page);
  await buyer.lookOverAt(1440);

  await page.getByRole('link', { name: 'Til tavlen' }).click();
  await page.getByRole('button', { name: 'Handlinger for kolonnen Innboks' }).click();
  await page.getByRole('menuitem', { name: 'Ranger kandidatene' }).click();
  await page.getByRole('button', { name: 'Ranger 3 kandidater' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText(/Plass \d/).first()).toBeVisible();
  await expect(page.getByText(/Ingen flyttes, får svar eller skjules/)).toBeVisible();
  await buyer.checkAccess();
  await buyer.lookOverAt(390);
  await expectToFit(page);
  await buyer.lookOverAt(1440);

  // What is still missing is asked at once, and told where the button was.
  const everything = page.getByRole('region', { name: 'Alt om kolonnen' });
  await expect(everything).toContainText('Ikke spurt om');
  await everything.getByRole('button', { name: 'Spør om alt som mangler' }).press('Enter');
  await expect(everything).toContainText('3 av 3 er svart');
  await expect(everything.getByRole('button')).toHaveCount(0);
  await expect(everything).toBeFocused();
  await buyer.checkAccess();

  await page.getByRole('link', { name: 'Til tavlen' }).click();
  await expect(columnOf(page, 'Innboks').getByRole('option')).toHaveCount(3);
  expect(await columnOf(page, 'Innboks').getByRole('option').allInnerTexts()).toEqual(before);
});

test('a buyer scores somebody before reading what the machine says', async ({ person }) => {
  const buyer = await person(buyerEmail);
  const { page } = buyer;
  const { uuid } = await makePublished(page);
  await approveCriteria(page, uuid);
  const people = await findConsultants(page, 'Kotlin', 3);
  const [first, second, third] = people.map(({ name }) => name);
  const board = await makeBoardOf(page, uuid, people);
  await buyer.visit(board);
  await cardIn(page, 'Innboks', first ?? '').press('Enter');
  await page.getByRole('tab', { name: 'Vurdering' }).click();
  await expect(page.getByText('Maskinens svar er foldet sammen')).toBeVisible();
  await buyer.checkAccess();

  // One's own score unfolds it, and is saved by itself.
  const own = page.getByRole('region', { name: 'Dine poeng' });
  await own.getByRole('combobox').first().selectOption('3');
  await expect(own.getByText('Lagret')).toBeVisible();
  await own.getByRole('textbox').first().fill('Fortalte godt om det i samtalen.');
  await expect(page.getByRole('heading', { name: 'Maskinens vurdering' })).toBeVisible();
  await page.getByRole('button', { name: 'Vurder etter kriteriene' }).click();
  const machine = page.getByRole('region', { name: 'Maskinens vurdering' });
  await expect(machine.getByRole('heading', { name: 'Taler for' })).toBeVisible();
  await expect(machine.getByRole('heading', { name: 'Kriteriene' })).toBeVisible();
  await expect(machine.getByText(/Etter versjon 1 av kriteriene/)).toBeVisible();
  await machine.getByRole('button', { name: 'Til hjelp', exact: true }).click();
  await expect(machine.getByRole('button', { name: 'Til hjelp', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await machine.getByRole('button', { name: 'Finn de mest relevante' }).click();
  await expect(
    machine
      .getByRole('region', { name: /Mest relevante/ })
      .getByText(/år/)
      .first(),
  ).toBeVisible();
  await buyer.checkAccess();
  const file = page.waitForEvent('download');
  await machine.getByRole('button', { name: 'Last ned kravmatrise' }).click();
  expect((await file).suggestedFilename()).toBe(`Kravmatrise – ${first}.docx`);
  await page.reload();
  await expect(own.getByRole('combobox').first()).toHaveValue('3');
  await expect(own.getByRole('textbox').first()).toHaveValue('Fortalte godt om det i samtalen.');
  await buyer.lookOverAt(390);
  await expectToFit(page);
  await buyer.lookOverAt(1440);
  await page.keyboard.press('Escape');

  // Also beside others, only of whom one has scored.
  await assess(
    page,
    uuid,
    people.map(({ account }) => account),
  );
  await buyer.visit(`/assignments/${uuid}/assessment`);
  const about = (name = '') => page.getByRole('article').filter({ hasText: name });
  await expect(about(first).getByRole('heading', { name: 'Taler for' })).toBeVisible();
  await expect(about(second)).toContainText('Maskinens svar er foldet sammen');
  await about(second).getByRole('link', { name: 'Åpne på tavlen' }).click();
  await page.getByRole('tab', { name: 'Vurdering' }).click();
  await own.getByRole('combobox').first().selectOption('2');
  await expect(own.getByText('Lagret')).toBeVisible();
  await buyer.visit(`/assignments/${uuid}/assessment`);
  await expect(about(second).getByRole('heading', { name: 'Taler for' })).toBeVisible();
  await expect(about(third)).toContainText('Maskinens svar er foldet sammen');

  // Of somebody else it may be opened first, and that is written in the card's history.
  await buyer.visit(board);
  await cardIn(page, 'Innboks', third ?? '').press('Enter');
  await page.getByRole('tab', { name: 'Vurdering' }).click();
  await page.getByRole('button', { name: 'Åpne likevel' }).click();
  await expect(page.getByRole('heading', { name: 'Maskinens vurdering' })).toBeVisible();
  await page.getByRole('tab', { name: 'Kortet' }).click();
  await expect(page.getByText('Åpnet KI-vurderingen før egne poeng')).toBeVisible();
});

test('a Swedish buyer has several assessed at once, and reads each line they rest on', async ({
  person,
}) => {
  const buyer = await person('inkopare@torg.example');
  const { page } = buyer;
  const { uuid } = await makePublished(page);
  const [one, other] = await findConsultants(page, 'Kotlin', 2);
  await buyer.visit(`/assignments/${uuid}/assessment`);
  await expect(page.getByRole('heading', { name: 'Ingen har bedömts än' })).toBeVisible();
  await page.getByRole('button', { name: 'Be om bedömning' }).click();
  const dialog = page.getByRole('dialog');
  for (const { name } of [one, other].flatMap((found) => found ?? [])) {
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('button', { name: `Lägg till ${name}` }).click();
    await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
  }
  await buyer.checkAccess();
  await dialog.getByRole('button', { name: 'Bedöm 2 personer' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Talar för' })).toHaveCount(2);
  await expect(page.getByText(/Torgs egna regler/)).toHaveCount(2);
  await buyer.checkAccess();
  await buyer.lookOverAt(390);
  await expectToFit(page);
  const source = page.getByRole('link', { name: 'Se i profilen' }).first();
  await source.click();
  await expect(page).toHaveURL(/\/profiles\/[\da-f-]+#/);
});
