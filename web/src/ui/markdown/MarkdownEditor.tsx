import { Trans } from '@lingui/react/macro';
import { Input } from '@mantine/core';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import classes from './MarkdownEditor.module.css';
import { useNumberText } from '../text/number-text.ts';
import { SurfaceSkeleton } from '../states/SurfaceSkeleton.tsx';

const Surface = lazy(async () => ({
  default: (await import('./MarkdownSurface.tsx')).MarkdownSurface,
}));

interface MarkdownEditorProps {
  id: string;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  value: string;
  onChange: (markdown: string) => void;
  /** characters of markdown */
  max: number;
  min?: number;
  required?: boolean;
}

/** Edits markdown without showing its syntax; the editor is loaded in a chunk of its own. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, description, error, value, onChange, max, min = 0, required } = props;
  const own = useId();
  const ids = {
    label: `${own}-label`,
    description: `${own}-description`,
    error: `${own}-error`,
    count: `${own}-count`,
  };
  const describedBy = [description && ids.description, error && ids.error, ids.count]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <Input.Label id={ids.label} labelElement="div" required={required}>
        {label}
      </Input.Label>
      {description && (
        <Input.Description id={ids.description} mb={5}>
          {description}
        </Input.Description>
      )}
      <Suspense fallback={<SurfaceSkeleton />}>
        <Surface
          value={value}
          onChange={onChange}
          field={{
            id,
            'aria-labelledby': ids.label,
            'aria-describedby': describedBy,
            'aria-invalid': error ? 'true' : 'false',
          }}
        />
      </Suspense>
      <div className={classes.below}>
        <Input.Error id={ids.error}>{error}</Input.Error>
        <Count id={ids.count} length={value.trim().length} min={min} max={max} />
      </div>
    </div>
  );
}

interface CountProps {
  id: string;
  length: number;
  min: number;
  max: number;
}

function Count({ id, length, min, max }: CountProps) {
  const number = useNumberText();
  return (
    <span id={id} className={classes.count} data-over={length > max || undefined}>
      {length < min ? (
        <Trans>
          {number(length)} av minst {number(min)} tegn
        </Trans>
      ) : (
        <Trans>
          {number(length)} av {number(max)} tegn
        </Trans>
      )}
    </span>
  );
}
