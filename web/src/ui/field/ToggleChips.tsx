import { useId } from 'react';
import classes from './ToggleChips.module.css';

interface ToggleChipsProps<V extends string> {
  label: string;
  choices: readonly { value: V; label: string }[];
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
  className?: string;
}

/** A few choices, all visible, of which any number may be on. */
export function ToggleChips<V extends string>(props: ToggleChipsProps<V>) {
  const { label, choices, chosen, onChange, className } = props;
  const id = useId();
  const flip = (value: V) =>
    onChange(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );
  return (
    <div className={className}>
      <div id={id} className={classes.label}>
        {label}
      </div>
      <div role="group" aria-labelledby={id} className={classes.chips}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={chosen.includes(choice.value)}
            onClick={() => flip(choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}
