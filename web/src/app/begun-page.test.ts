import { expect, it } from 'vitest';
import { watchPage } from './begun-page.ts';

it('lets the router scroll until somebody uses the page, and again on the next one', () => {
  const page = new EventTarget();
  const watched = watchPage(page);
  expect(watched.mayScroll()).toBe(true);
  for (const action of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    page.dispatchEvent(new Event(action));
    expect(watched.mayScroll(), action).toBe(false);
    watched.begin();
    expect(watched.mayScroll(), action).toBe(true);
  }
});
