import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import classes from './Chips.module.css';

export interface Chip {
  id: string;
  name: string;
  /** counts more than the others */
  filled?: boolean;
  /** has a star, which says this: `ekspert` */
  star?: string;
}

interface ChipsProps {
  label: string;
  chips: readonly Chip[];
  /** how many at most; the rest is counted */
  most?: number;
}

/** Words side by side, such as what somebody knows or what is asked for. */
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
