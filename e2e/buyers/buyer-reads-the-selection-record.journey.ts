import { makePublished } from '../assignments-made.ts';
import { cardIn, makeBoard } from '../boards-made.ts';
import { expect, expectToFit, test } from '../torg.ts';

const buyerEmail = 'innkjoper@torg.example';

test('a buyer reads how people were chosen, and takes it as a PDF', async ({ person }) => {
  const buyer = await person(buyerEmail);
  const { page } = buyer;
  const { uuid } = await makePublished(page);
  await buyer.visit(`/assignments/${uuid}/boards/selection-record`);
  await expect(page.getByRole('heading', { name: 'Ingen utvalgsprotokoll ennå' })).toBeVisible();

  const board = await makeBoard(page, uuid, ['Berit Dahl', 'Jonas Ek']);
  await buyer.visit(board);
  const berit = cardIn(page, 'Innboks', 'Berit Dahl');
  await berit.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(cardIn(page, 'Interessert', 'Berit Dahl')).toBeVisible();

  await page.getByRole('link', { name: 'Utvalgsprotokoll' }).click();
  await expect(page.getByRole('heading', { name: 'Berit Dahl' })).toBeVisible();
  const steps = page.getByRole('list', { name: 'Det som skjedde med Berit Dahl' });
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  await expect(steps).toContainText('Flyttet kortet: Innboks → Interessert');
  await expect(page.getByRole('region', { name: 'Poeng gitt av maskin' })).toContainText(
    'Ingen har fått poeng ennå.',
  );
  await buyer.checkAccess();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);

  const taking = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Last ned som PDF' }).click();
  expect((await taking).suggestedFilename()).toMatch(/^Utvalgsprotokoll .*\.pdf$/);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Endringer på tavlen' })).toContainText(
    'Hentet utvalgsprotokollen som PDF',
  );
});

test('what a machine scored is folded for whoever has not scored, and opening it is logged', async ({
  person,
}) => {
  const admin = await person('admin@torg.example');
  const { page } = admin;
  const list = await page.request.get('/api/main/opportunity?limit=90');
  const { opportunities } = (await list.json()) as {
    opportunities: { opportunity: string; opportunity_name: string }[];
  };
  const need = opportunities.find((one) => one.opportunity_name.startsWith('Javautvecklare till'));
  await admin.visit(`/opportunities/${need?.opportunity}/boards/selection-record`);
  await expect(page.getByRole('link', { name: 'Tavle', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const scores = page.getByRole('region', { name: 'Poeng gitt av maskin' });
  await expect(scores).toContainText('Maskinens svar er foldet sammen');
  await expect(scores).not.toContainText('Torgs egne regler');
  await admin.checkAccess();
  await scores.getByRole('button', { name: 'Åpne likevel' }).click();
  await expect(scores).toContainText('Torgs egne regler');
  await expect(scores).not.toContainText('foldet sammen');
});
