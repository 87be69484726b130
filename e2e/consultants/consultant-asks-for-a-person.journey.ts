import { nullColumn } from '@torg/protocol/boards/board-terms';
import { approveCriteria, assess, findConsultants, makeBoardOf } from '../assessments-made.ts';
import { cardIn } from '../boards-made.ts';
import { makePublished } from '../assignments-made.ts';
import { ownId } from '../profiles-made.ts';
import { expect, expectToFit, test } from '../torg.ts';

test('a consultant sees that they were assessed, asks for a person and is answered', async ({
  person,
}) => {
  const consultant = await person('konsulent@torg.example');
  const { page } = consultant;
  const me = await ownId(page);
  const buyer = await person('innkjoper@torg.example');
  const { uuid, title } = await makePublished(buyer.page);
  await assess(buyer.page, uuid, [me]);

  await consultant.visit(`/profiles/${me}`);
  await page.getByRole('link', { name: 'Vurdert med KI' }).click();
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('Oppdragsgiveren', { exact: true })).toBeVisible();
  await expect(card.getByText('Torgs egne regler')).toBeVisible();
  await expect(page.getByText(/Ble ikke sendt med: navn, pronomen/)).toBeVisible();
  await expect(card.getByText('Resultatet kan du lese når du har fått svar.')).toBeVisible();
  await consultant.checkAccess();
  await card.getByRole('button', { name: 'Be om et menneske' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Jeg har gjort mer med avregning enn profilen sier.');
  await consultant.checkAccess();
  await dialog.getByRole('button', { name: 'Send ønsket' }).click();
  await expect(card.getByText('Et menneske ser på det')).toBeVisible();
  await expect(card.getByRole('alert')).toBeFocused();
  await consultant.lookOverAt(390);
  await expectToFit(page);

  await buyer.visit('/human-assessments');
  const wish = buyer.page.getByRole('article').filter({ hasText: title });
  await expect(wish).toContainText('Jeg har gjort mer med avregning');
  await buyer.checkAccess();
  await wish.getByRole('textbox').fill('Jeg har lest profilen, og ringer deg i morgen.');
  await wish.getByRole('button', { name: 'Send svaret' }).click();
  await expect(wish).toHaveCount(0);
  await buyer.page.getByRole('switch', { name: 'Vis besvarte også' }).click();
  await expect(wish).toContainText('Jeg har lest profilen');

  await page.reload();
  await expect(card.getByText('Jeg har lest profilen, og ringer deg i morgen.')).toBeVisible();
});

test('a consultant who declines machines is left out, and may change their mind', async ({
  person,
}) => {
  const consultant = await person('konsulent@torg.example');
  const { page } = consultant;
  const me = await ownId(page);
  const buyer = await person('innkjoper@torg.example');
  const { uuid } = await makePublished(buyer.page);
  await consultant.visit(`/profiles/${me}/assessments`);
  const decline = page.getByRole('switch', { name: 'Ikke vurder meg med KI' });
  await decline.press('Space');
  await expect(decline).toBeChecked();
  const refused = await buyer.page.request.post(`/api/main/assignment/${uuid}/profile-assessment`, {
    data: { profile_ids: [me] },
  });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain('consultant_declined_ai_assessment');

  const admin = await person('admin@torg.example');
  await admin.visit(`/admin/assignments/${uuid}/${me}/assessment`);
  await admin.page.getByRole('button', { name: 'Be om vurdering' }).click();
  await expect(admin.page.getByRole('alert')).toContainText('vil ikke vurderes med KI');

  // Beside others on a board, too, it is said who is left out, before anything is asked.
  await approveCriteria(buyer.page, uuid);
  const others = (await findConsultants(buyer.page, 'Kotlin', 3)).filter(
    ({ account }) => account !== me,
  );
  const board = await makeBoardOf(buyer.page, uuid, [
    { account: me, name: 'Den som ikke vil' },
    ...others.slice(0, 2),
  ]);
  for (const kind of ['evaluate', 'compare', 'rank']) {
    await buyer.visit(`${board}/${nullColumn}/${kind}`);
    await expect(
      buyer.page.getByText(/^Disse vil ikke vurderes med KI og er ikke med: /),
    ).toBeVisible();
    await expect(buyer.page.getByRole('checkbox')).toHaveCount(2);
  }
  await buyer.visit(board);
  await cardIn(buyer.page, 'Innboks', 'Den som ikke vil').press('Enter');
  await buyer.page.getByRole('tab', { name: 'Vurdering' }).click();
  await expect(buyer.page.getByText(/^Konsulenten vil ikke vurderes med KI/)).toBeVisible();
  await expect(decline).toBeEnabled();
  await decline.press('Space');
  await expect(decline).not.toBeChecked();
});
