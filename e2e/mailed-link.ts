import { expect, type Page } from '@playwright/test';

/** Asks for a link on the page for signing in, and returns the address in the mail. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  await page.getByLabel('E-post').fill(email);
  await page.getByRole('button', { name: 'Send meg en innloggingslenke' }).click();
  await expect(page.getByRole('status')).toContainText('Den virker én gang, i 15 minutter.');
  await expect(async () => {
    await page.goto('/dev/mail');
    const mail = page.getByRole('link', { name: new RegExp(RegExp.escape(email)) });
    await mail.first().click({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText(`Til ${email}`)).toBeVisible();
  // The mail's frame runs no scripts, so neither axe nor clicks work in it: its HTML is read
  // instead.
  const mail = (await page.locator('iframe').getAttribute('srcdoc')) ?? '';
  return /href="([^"]*\/login\/magic[^"]*)"/.exec(mail)?.[1] ?? 'no link in the mail';
}
