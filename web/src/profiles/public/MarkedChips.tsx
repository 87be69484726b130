import { IconStarFilled } from '@tabler/icons-react';
import classes from './MarkedChips.module.css';

interface MarkedChipsProps {
  label: string;
  /** what the star says: `ekspert` */
  mark: string;
  chips: readonly { uuid: string; name: string; marked: boolean }[];
}

/** Roles or skills, the ones that count most with a star. */
export function MarkedChips({ label, mark, chips }: MarkedChipsProps) {
  return (
    <ul className={classes.chips} aria-label={label}>
      {chips.map(({ uuid, name, marked }) => (
        <li key={uuid} data-marked={marked || undefined} title={marked ? mark : undefined}>
          {marked && <IconStarFilled size={12} aria-hidden />}
          <span>{name}</span>
          {marked && <span className={classes.spoken}>({mark})</span>}
        </li>
      ))}
    </ul>
  );
}
