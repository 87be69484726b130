import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import classes from './Chips.module.css';

export interface Chip {
  id: string;
  name: string;
  /** it is more important than the others */
  filled?: boolean;
  /** shows a star, with this name for screen readers: `ekspert` */
  star?: string;
}

interface ChipsProps {
  label: string;
  chips: readonly Chip[];
  /** how many are shown; the rest is counted */
  most?: number;
}

/** Short words side by side, such as skills or requirements. */
export function Chips({ label, chips, most = Infinity }: ChipsProps) {
  const { t } = useLingui();
  const hidden = chips.slice(most);
  return (
    <ul className={classes.chips} aria-label={label}>
      {chips.slice(0, most).map(({ id, name, filled = false, star }) => (
        <li key={id} data-filled={filled || undefined} title={star}>
          {star && <IconStarFilled size={12} aria-hidden />}
          <span>{name}</span>
          {star && <VisuallyHidden component="span">({star})</VisuallyHidden>}
        </li>
      ))}
      {hidden.length > 0 && (
        <li data-more title={hidden.map(({ name }) => name).join(', ')}>
          {t({ message: `+${hidden.length} til`, comment: 'more chips than are shown' })}
        </li>
      )}
    </ul>
  );
}
