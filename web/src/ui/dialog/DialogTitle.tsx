import type { ReactNode } from 'react';

/** The heading of a dialog: it has the focus first, unless something in the dialog asks for it. */
export function DialogTitle({ children }: { children: ReactNode }) {
  return <span ref={startHere}>{children}</span>;
}

/** Else the focus would begin at the button that closes it. */
function startHere(words: HTMLElement | null): void {
  const heading = words?.parentElement;
  const dialog = heading?.closest('[role="dialog"]');
  if (!heading || !dialog || dialog.querySelector('[data-autofocus]')) return;
  heading.tabIndex = -1;
  heading.dataset['autofocus'] = 'true';
}
