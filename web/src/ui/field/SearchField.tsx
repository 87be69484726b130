import { CloseButton, TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  /** called a moment after the last keystroke */
  onChange: (value: string) => void;
  className?: string;
  /** where a dialog begins */
  'data-autofocus'?: true;
}

const pause = 300;

export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // The value changed from outside, for example by the browser's back button.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== typed.trim()) setTyped(value);
  }

  const reported = useRef(value);
  const changeNow = () => {
    const next = typed.trim();
    if (next === reported.current) return;
    reported.current = next;
    onChange(next);
  };
  const notifyChange = useEffectEvent(changeNow);
  useEffect(() => {
    reported.current = value;
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(notifyChange, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextInput
      type="search"
      {...rest}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      // At once: a link that is clicked right after typing must not be overtaken by the search.
      onBlur={changeNow}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        typed && <CloseButton size="sm" aria-label={t`Tøm feltet`} onClick={() => setTyped('')} />
      }
    />
  );
}
