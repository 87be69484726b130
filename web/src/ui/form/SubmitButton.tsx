import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** there is something to save */
  unsaved: boolean;
  pending: boolean;
  children: ReactNode;
}

/**
 * Sends its form. It stays focusable when nothing is left to save, so that saving does not lose the
 * focus.
 */
export function SubmitButton({ unsaved, pending, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      loading={pending}
      aria-disabled={!unsaved}
      data-disabled={!unsaved || undefined}
      // The browser presses it, too, for Enter in a field.
      onClick={(event) => {
        if (!unsaved) event.preventDefault();
      }}
    >
      {children}
    </Button>
  );
}
