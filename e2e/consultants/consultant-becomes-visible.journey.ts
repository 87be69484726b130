import type { Page } from '@playwright/test';
import { profileMadeBy } from '../profile-made.ts';
import { expect, test } from '../torg.ts';
import { wordsOf } from '../words.ts';

const heading = (page: Page, level: 1 | 2 = 1) => page.getByRole('heading', { level });

/** Waits for the newest mail to somebody and returns the link in it. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
  let address = '';
  await expect(async () => {
    const list = await page.request.get('/api/main/dev/mails');
    const { mails } = (await list.json()) as { mails: { mail_id: string; to: string }[] };
    const mail = mails.find(({ to }) => to === email);
    expect(mail, `a mail to ${email}`).toBeDefined();
    const one = await page.request.get(`/api/main/dev/mails/${mail?.mail_id}`);
    const { text } = (await one.json()) as { text: string };
    address = /\/login\/magic\S*/.exec(text)?.[0] ?? '';
    expect(address).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return address;
}

const stories = [
  { locale: 'nb', boss: 'bedrift@torg.example', buyer: 'innkjoper@torg.example' },
  { locale: 'sv', boss: 'bolag@torg.example', buyer: 'inkopare@torg.example' },
] as const;

for (const { locale, boss, buyer } of stories) {
  test(`a new consultant is invited, reviewed, activated and found (${locale})`, async ({
    person,
  }) => {
    const say = wordsOf(locale);
    const email = `ny.${locale}@torg.example`;
    const name = locale === 'nb' ? 'Eirin Haugstøl' : 'Embla Sandgren';

    // The company adds a consultant, who signs in by the mailed link.
    const company = await person(boss);
    await company.visit('/consultant-company/profiles/new');
    await company.page.getByLabel(say('Navn')).fill(name);
    await company.page.getByLabel(say('E-post')).fill(email);
    await company.page.getByRole('button', { name: say('Legg til og send invitasjon') }).click();
    await expect(company.page).toHaveURL(/\/consultant-company(\?|$)/);

    const consultant = await person('');
    const { page } = consultant;
    await consultant.visit(await linkMailedTo(page, email));
    await page.getByRole('button', { name: 'Logg inn' }).click();
    await expect(page).toHaveURL(/\/profiles\/[\da-f-]{36}\/wizard/);
    await expect(heading(page)).toHaveText(say('Lag profilen din'));
    const profile = /profiles\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';

    // The consultant fills in everything that a profile needs.
    await profileMadeBy(page, profile, say);
    await consultant.visit(`/profiles/${profile}/checklist`);
    await expect(heading(page)).toHaveText(say('Sjekkliste'));
    await expect(page.getByText(say('Profilen er klar til å sendes.'))).toBeVisible();
    await page.getByRole('button', { name: say('Send til kvalitetssikring') }).click();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: say('Send til kvalitetssikring') }),
      'the dialog gives the focus back',
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('combobox', { name: say('Fagområde') }).click();
    await page.getByRole('option', { name: say('Teknologi') }).click();
    await dialog.getByRole('button', { name: say('Send'), exact: true }).click();
    await expect(
      page.getByText(say('Vi på Torg leser profilen. Svaret kommer her.')),
    ).toBeVisible();

    // The consultant answers the interview.
    await consultant.visit('/qa-interviews');
    await page.getByRole('radio', { name: new RegExp(`^${say('Teknologi')}`) }).check();
    await page.getByRole('button', { name: say('Begynn') }).click();
    await expect(page).toHaveURL(/\/qa-interviews\/[\da-f-]{36}/);
    const form = /qa-interviews\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';
    const answers = page.getByRole('main').getByRole('textbox');
    await expect(answers.first()).toBeVisible();
    const questions = await answers.count();
    for (let place = 0; place < questions; place += 1) {
      await answers.nth(place).fill(`${place + 1}. I 2024 målte jeg svartiden og halverte den.`);
    }
    await page.getByRole('button', { name: say('Lever'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Lever'), exact: true })
      .click();
    await expect(page.getByText(say('Takk for svarene'))).toBeVisible();

    // An admin, who reads bokmål, decides the interview and then approves the profile.
    const admin = await person('admin@torg.example');
    await admin.visit(`/admin/qa-interview/${form}`);
    await admin.page.getByRole('radio', { name: 'Godkjenn' }).check();
    await admin.page.getByRole('textbox', { name: 'Begrunnelse' }).fill('Målbare resultater.');
    await admin.page.getByRole('button', { name: 'Send avgjørelsen' }).click();
    await expect(admin.page.getByText('Målbare resultater.')).toBeVisible();
    await admin.visit(`/profiles/${profile}/checklist`);
    await admin.page.getByRole('button', { name: 'Godkjenn', exact: true }).press('Enter');
    await expect(admin.page.getByText('Profilen er lest og godkjent.')).toBeVisible();
    const step = admin.page.getByRole('heading', { name: /^Kvalitetssikring.*ferdig$/ });
    await expect(step, 'what was pressed is gone; its step is not').toBeFocused();

    // The consultant asks to be activated; no client finds them until the company agrees.
    const client = await person(buyer);
    await consultant.visit(`/profiles/${profile}/checklist`);
    await page.getByRole('button', { name: say('Be om aktivering') }).click();
    await expect(page.getByRole('button', { name: say('Trekk ønsket tilbake') })).toBeVisible();
    await client.visit(`/profiles/${profile}`);
    await expect(heading(client.page)).not.toHaveText(name);

    await company.visit(`/profiles/${profile}/checklist`);
    await company.page.getByRole('button', { name: say('Aktiver'), exact: true }).click();
    await expect(company.page.getByText(say('Profilen er aktiv.')).first()).toBeVisible();

    await client.visit(`/profiles/${profile}`);
    await expect(heading(client.page)).toHaveText(name);
    await expect(client.page.getByText(email)).toHaveCount(0);
    await client.checkAccess();
  });
}
