import { CloseButton, TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  /** comes a moment after the last key */
  onChange: (value: string) => void;
  className?: string;
}

const pause = 300;

export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The value changed from outside, as by the browser's back button.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }

  useEffect(() => {
    const next = typed.trim();
    if (next === value) return;
    const timer = setTimeout(() => onChange(next), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);

  return (
    <TextInput
      type="search"
      className={className}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        typed && <CloseButton size="sm" aria-label={t`Tøm feltet`} onClick={() => setTyped('')} />
      }
    />
  );
}
