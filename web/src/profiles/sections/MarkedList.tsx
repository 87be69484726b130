import { useLingui } from '@lingui/react/macro';
import { IconStar, IconStarFilled, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './MarkedList.module.css';

interface MarkedListProps {
  label: string;
  /** the label of the mark of the term with this name */
  mark: (name: string) => string;
  chosen: readonly { uuid: string; name: string; marked: boolean }[];
  onMark: (uuid: string) => void;
  onRemove: (uuid: string) => void;
  /** where the focus moves when the last one is removed */
  pickerId: string;
}

/** The chosen terms, each with a star to mark it and a cross to remove it. */
export function MarkedList(props: MarkedListProps) {
  const { label, mark, chosen, onMark, onRemove, pickerId } = props;
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const remove = (uuid: string, place: number) => {
    onRemove(uuid);
    requestAnimationFrame(() => {
      const rest = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      const next = rest[Math.min(place, rest.length - 1)];
      (next ?? document.getElementById(pickerId))?.focus();
    });
  };
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} className={classes.list} aria-label={label}>
      {chosen.map(({ uuid, name, marked }, place) => (
        <li key={uuid} className={classes.chip} data-marked={marked || undefined}>
          <button
            type="button"
            aria-pressed={marked}
            aria-label={mark(name)}
            title={mark(name)}
            onClick={() => onMark(uuid)}
          >
            {marked ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
          </button>
          <span>{name}</span>
          <button
            type="button"
            data-remove
            aria-label={t`Fjern ${name}`}
            title={t`Fjern ${name}`}
            onClick={() => remove(uuid, place)}
          >
            <IconX size={15} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
