import { Plural, Trans } from '@lingui/react/macro';
import { Textarea, VisuallyHidden, type TextareaProps } from '@mantine/core';
import { useNumberText } from '../text/number-text.ts';
import classes from './CountedTextarea.module.css';

interface CountedTextareaProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** required number of characters; 0 where there is no minimum */
  min?: number;
  max: number;
}

/** A text area that grows with its text, and says how many more characters are needed. */
export function CountedTextarea(props: CountedTextareaProps) {
  const { value, onChange, min = 0, max, minRows = 5, description, ...rest } = props;
  const length = value.trim().length;
  const count = <Count length={length} min={min} max={max} />;
  return (
    <div>
      <Textarea
        {...rest}
        // A screen reader reads the field's description.
        description={
          <>
            {description}
            <VisuallyHidden>{count}</VisuallyHidden>
          </>
        }
        autosize
        minRows={minRows}
        maxRows={24}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className={classes.below} aria-hidden>
        {min > 0 && (
          <span className={classes.track}>
            <span
              className={classes.fill}
              data-enough={length >= min || undefined}
              style={{ width: `${Math.min(100, (length / min) * 100)}%` }}
            />
          </span>
        )}
        <span className={classes.count} data-over={length > max || undefined}>
          {count}
        </span>
      </div>
    </div>
  );
}

function Count({ length, min, max }: { length: number; min: number; max: number }) {
  const number = useNumberText();
  if (length > max) {
    return (
      <Trans>
        Høyst {number(max)} tegn – {number(length - max)} for mange
      </Trans>
    );
  }
  if (length >= min) return <Plural value={length} one="# tegn" other="# tegn" />;
  if (length === 0) return <Trans>Minst {number(min)} tegn</Trans>;
  return (
    <Trans>
      Minst {number(min)} tegn – {number(min - length)} igjen
    </Trans>
  );
}
