import { VisuallyHidden } from '@mantine/core';
import { countText } from './count.ts';
import classes from './CountBadge.module.css';

/** A small count beside a label; `label` tells a screen reader what is counted. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  const text = countText(count);
  if (!text) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
