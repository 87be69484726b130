import type { ReactNode } from 'react';

interface ReadingLineProps {
  label: ReactNode;
  isShown: boolean;
  children: ReactNode;
}

/** One thing that is read, in a list of them. */
export function ReadingLine({ label, isShown, children }: ReadingLineProps) {
  if (!isShown) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
