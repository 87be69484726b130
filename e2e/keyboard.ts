import type { Page } from '@playwright/test';

const mostPresses = 80;

/** Presses Tab until the element with this label or text has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      const words =
        at instanceof HTMLInputElement ||
        at instanceof HTMLTextAreaElement ||
        at instanceof HTMLSelectElement
          ? at.labels?.[0]?.textContent
          : at?.textContent;
      return `${at?.getAttribute('aria-label') ?? ''} ${words ?? ''}`;
    });
    if (here.includes(name)) return;
  }
  throw new Error(`the Tab key never reached ${name}`);
}
