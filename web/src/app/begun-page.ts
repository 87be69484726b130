const actions = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * The router scrolls to where a page begins, or was left, once all of it has rendered. On a slow
 * device somebody may have begun to use the page by then, and must not lose their place.
 */
export function watchPage(target: EventTarget) {
  let isTouched = false;
  for (const action of actions) {
    target.addEventListener(action, () => void (isTouched = true), {
      capture: true,
      passive: true,
    });
  }
  return {
    mayScroll: (): boolean => !isTouched,
    /** A new page is about to be shown. */
    begin: (): void => void (isTouched = false),
  };
}
