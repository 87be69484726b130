import { expect, type Page } from '@playwright/test';

/** Asks for a link on the page for signing in, and returns the address in the mail. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  await page.getByLabel('E-post').fill(email);
  await page.getByRole('button', { name: 'Send meg en innloggingslenke' }).click();
  await expect(page.getByRole('status')).toContainText('Den virker én gang, i 15 minutter.');
  await expect(async () => {
    await page.goto('/dev/mail');
    // Other mails to the same person may arrive meanwhile.
    const mail = page
      .getByRole('link', { name: new RegExp(RegExp.escape(email)) })
      .filter({ hasText: 'Logg inn på Torg' });
    await mail.first().click({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText(`Til ${email}`)).toBeVisible();
  // The mail's frame runs no scripts, so neither axe nor clicks work in it: its HTML is read
  // instead.
  const mail = (await page.locator('iframe').getAttribute('srcdoc')) ?? '';
  return /href="([^"]*\/login\/magic[^"]*)"/.exec(mail)?.[1] ?? 'no link in the mail';
}

/** What the newest mail to an address has of a pattern, once it is there. */
export async function inMail(page: Page, email: string, pattern: RegExp): Promise<string> {
  let match: string | undefined;
  await expect(async () => {
    const list = await page.request.get('/api/main/dev/mails');
    const { mails } = (await list.json()) as { mails: { mail_id: string; to: string }[] };
    for (const { mail_id } of mails.filter(({ to }) => to.includes(email))) {
      const one = await page.request.get(`/api/main/dev/mails/${mail_id}`);
      match ??= pattern.exec(await one.text())?.[1];
    }
    expect(match).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return match ?? '';
}
