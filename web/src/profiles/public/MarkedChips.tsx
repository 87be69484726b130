import { Chips } from '../../ui/text/Chips.tsx';

interface MarkedChipsProps {
  label: string;
  /** the label of the star: `ekspert` */
  mark: string;
  chips: readonly { uuid: string; name: string; marked: boolean }[];
  /** how many are shown; the rest is counted */
  most?: number;
}

/** Roles or skills, the most important ones with a star. */
export function MarkedChips({ label, mark, chips, most }: MarkedChipsProps) {
  const shown = chips.map(({ uuid, name, marked }) => ({
    id: uuid,
    name,
    filled: marked,
    star: marked ? mark : undefined,
  }));
  return <Chips label={label} chips={shown} most={most} />;
}
