import { expect, it } from 'vitest';
import { scrollGuard } from './scroll-guard.ts';

it('lets the router scroll until somebody uses the page, and again on the next one', () => {
  const page = new EventTarget();
  const guard = scrollGuard(page);
  expect(guard.mayScroll()).toBe(true);
  for (const action of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    page.dispatchEvent(new Event(action));
    expect(guard.mayScroll(), action).toBe(false);
    guard.begin();
    expect(guard.mayScroll(), action).toBe(true);
  }
});
