/** Moves the focus to the page's heading, where nothing nearer is left. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus();
