import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Progress, Text } from '@mantine/core';
import { useDeferredValue, useEffect, useState } from 'react';

const words = [
  msg`Altfor lett å gjette`,
  msg`Lett å gjette`,
  msg`Kan bli bedre`,
  msg`Godt passord`,
  msg`Veldig godt passord`,
] as const;

interface PasswordStrengthProps {
  password: string;
  /** what anybody would try first, such as the name */
  known: readonly string[];
}

/** Says how hard a password is to guess while it is typed; its word lists load with the first letter. */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
  const { t } = useLingui();
  const typed = useDeferredValue(password);
  const estimate = useEstimate(typed !== '');
  const strength = typed === '' ? undefined : estimate?.(typed, known);
  const word = strength === undefined ? undefined : words[strength];
  return (
    <div>
      {strength !== undefined && (
        <Progress
          aria-hidden
          size="sm"
          value={(strength + 1) * 20}
          color={strength < 3 ? 'clay' : 'spruce'}
        />
      )}
      <Text size="sm" c="dimmed" role="status" mt={word && 'xs'}>
        {word && t(word)}
      </Text>
    </div>
  );
}

type Estimate = (password: string, known: readonly string[]) => number;

/** Without the word lists there is no word about the strength; the server still checks. */
function useEstimate(isNeeded: boolean): Estimate | undefined {
  const [estimate, setEstimate] = useState<Estimate>();
  useEffect(() => {
    if (!isNeeded) return;
    let isHere = true;
    import('./password-strength.ts').then(
      ({ strengthOf }) => {
        if (isHere) setEstimate(() => strengthOf);
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isNeeded]);
  return estimate;
}
