import type { Page } from '@playwright/test';
import { makePublished } from '../assignments-made.ts';
import { tabTo } from '../keyboard.ts';
import { expect, test } from '../torg.ts';

const dayMs = 86_400_000;

/** A weekday so many weeks ahead, as people write it. */
function aMonday(weeks: number): string {
  const now = new Date();
  const ahead = (8 - now.getUTCDay()) % 7 || 7;
  const day = new Date(now.getTime() + (ahead + weeks * 7) * dayMs);
  return day.toISOString().slice(0, 10);
}

/** The consultant has sent interest; returns the conversation. */
async function sendInterest(page: Page, assignment: string): Promise<string> {
  const me = (await (await page.request.get('/api/main/account/me')).json()) as {
    account: { account: string };
  };
  const answer = await page.request.post('/api/main/client/assignment-interest-message', {
    data: {
      assignment_id: assignment,
      consultants: [{ consultant_id: me.account.account, comment: 'Dette vil jeg gjerne gjøre.' }],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { thread_id: string }).thread_id;
}

const card = (page: Page) => page.getByRole('main').getByRole('article').first();

test('a buyer offers times by the keyboard, the consultant takes one, it is moved and called off', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { uuid, title } = await makePublished(buyer.page);
  const consultant = await person('selvstendig@torg.example');
  const thread = await sendInterest(consultant.page, uuid);

  // Three times, without the mouse.
  await buyer.visit(`/messages/${thread}`);
  const { keyboard } = buyer.page;
  await tabTo(buyer.page, 'Intervju');
  await keyboard.press('Enter');
  await expect(buyer.page.getByRole('dialog', { name: 'Intervju' })).toBeVisible();
  await tabTo(buyer.page, 'Tilby intervjutider');
  await keyboard.press('Enter');
  const offer = buyer.page.getByRole('dialog', { name: /^Tilby .+ intervjutider$/ });
  await expect(offer.getByLabel('Hva intervjuet gjelder')).toHaveValue(title);
  await expect(offer.getByRole('heading').first(), 'not the button that closes it').toBeFocused();
  await buyer.checkAccess();
  await tabTo(buyer.page, 'Dag');
  await keyboard.type(aMonday(1));
  await tabTo(buyer.page, 'Klokken');
  await keyboard.type('930');
  for (const number of [2, 3]) {
    await tabTo(buyer.page, 'Legg til en tid');
    await keyboard.press('Enter');
    await expect(
      offer.getByRole('group', { name: `Tid ${number}` }).getByRole('textbox', { name: 'Dag' }),
    ).toBeFocused();
  }
  await tabTo(buyer.page, 'Legg til en tid');
  await keyboard.press('Enter');
  await offer.getByRole('button', { name: 'Fjern tid 4' }).press('Enter');
  await expect(
    offer.getByRole('group', { name: 'Tid 3' }).getByRole('textbox', { name: 'Dag' }),
    'the nearest that is left',
  ).toBeFocused();
  // What is wrong is said at its field, which gets the focus.
  await offer.getByRole('group', { name: 'Tid 3' }).getByLabel('Klokken').fill('tidlig');
  await offer.getByRole('button', { name: 'Send tidene' }).press('Enter');
  await expect(offer.getByRole('group', { name: 'Tid 3' })).toContainText('Skriv et klokkeslett');
  await expect(offer.getByRole('group', { name: 'Tid 3' }).getByLabel('Klokken')).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('13');
  await offer.getByLabel('Sted').fill('Storgata 1');
  await offer.getByRole('button', { name: 'Send tidene' }).press('Enter');
  await expect(offer).toBeHidden();

  // The consultant sees them at once, and takes one.
  await consultant.visit('/interviews');
  const invited = consultant.page.getByRole('article').filter({ hasText: title });
  const choices = invited.getByRole('button', { name: /kl\. / });
  await expect(choices).toHaveCount(3);
  await expect(choices.first()).toContainText('kl. 09:30–10:15');
  await invited.getByRole('link', { name: title }).click();
  await expect(consultant.page.getByRole('heading', { level: 1 })).toContainText('Intervju');
  const address = new URL(consultant.page.url()).pathname;
  await buyer.visit(address);
  await expect(card(buyer.page)).toContainText('Venter på svar');
  await consultant.checkAccess();
  await card(consultant.page)
    .getByRole('button', { name: /kl\. 13:00/ })
    .click();
  await expect(card(consultant.page)).toContainText('Avtalt');
  await expect(card(buyer.page)).toContainText('Avtalt');

  // What is downloaded is the same time, as a calendar file.
  const [file] = await Promise.all([
    consultant.page.waitForEvent('download'),
    card(consultant.page).getByRole('link', { name: 'Legg i kalenderen' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('intervju.ics');

  // The buyer moves it; nobody reloads.
  await card(buyer.page).getByRole('button', { name: 'Flytt eller endre' }).click();
  const move = buyer.page.getByRole('dialog', { name: /^Endre intervjuet/ });
  await expect(move.getByLabel('Klokken')).toHaveValue('13:00');
  await move.getByLabel('Klokken').fill('14.15');
  await move.getByRole('button', { name: 'Lagre endringen' }).click();
  await expect(card(consultant.page)).toContainText('kl. 14:15–15:00');

  // The consultant asks for others, and the buyer calls it off.
  await card(consultant.page).getByRole('button', { name: 'Be om andre tider' }).click();
  const want = consultant.page.getByRole('dialog', { name: 'Be om andre tider' });
  await want.getByRole('button', { name: 'Send ønsket' }).click();
  await expect(want).toContainText('Skriv gjerne noen dager');
  await want.getByLabel('Når passer det?').fill('Helst en tirsdag formiddag.');
  await want.getByRole('button', { name: 'Send ønsket' }).click();
  await expect(card(buyer.page)).toContainText('Helst en tirsdag formiddag.');
  await card(buyer.page).getByRole('button', { name: 'Avlys' }).click();
  const cancel = buyer.page.getByRole('dialog', { name: 'Avlyse intervjuet?' });
  await cancel.getByRole('button', { name: 'Avlys intervjuet' }).click();
  await expect(card(consultant.page)).toContainText('Avlyst');

  // Both read in the conversation what was agreed.
  await consultant.visit(`/messages/${thread}`);
  const said = consultant.page.getByRole('main').getByRole('article');
  await expect(said.filter({ hasText: 'er avtalt' })).toBeVisible();
  await expect(said.filter({ hasText: 'er avlyst' })).toBeVisible();
  await buyer.visit(`/assignments/${uuid}/interviews`);
  await buyer.page.getByRole('link', { name: 'Tidligere' }).click();
  await expect(buyer.page.getByRole('article').filter({ hasText: title })).toContainText('Avlyst');
});

test('in Swedish, the times are by the clock of Sweden, also on a phone', async ({ person }) => {
  const buyer = await person('inkopare@torg.example', { width: 390 });
  await buyer.visit('/interviews');
  await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText('Intervjuer');
  const { uuid } = await makePublished(buyer.page);
  const consultant = await person('selvstendig@torg.example', { width: 390 });
  const thread = await sendInterest(consultant.page, uuid);
  await buyer.visit(`/messages/${thread}`);
  await buyer.page.getByRole('button', { name: 'Intervju', exact: true }).click();
  await buyer.page.getByRole('button', { name: 'Erbjud intervjutider' }).click();
  const offer = buyer.page.getByRole('dialog', { name: /^Erbjud / });
  await expect(offer).toContainText('Tiderna är svensk tid.');
  await offer.getByLabel('Dag', { exact: true }).fill(aMonday(2));
  await offer.getByLabel('Klockan').fill('10');
  await buyer.checkAccess();
  await offer.getByRole('button', { name: 'Skicka tiderna' }).click();
  await expect(offer).toBeHidden();
  await expect(buyer.page.getByRole('dialog')).toContainText('Väntar på svar');
  await consultant.visit('/interviews');
  await consultant.checkAccess();
});
