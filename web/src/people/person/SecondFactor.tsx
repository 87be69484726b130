import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PersonDetails } from '../people.queries.ts';
import { AccessLine } from './AccessLine.tsx';
import { ResetDialog } from './ResetDialog.tsx';

/** Whether somebody signs in in two steps; an admin helps those who have lost everything. */
export function SecondFactor({ person }: { person: PersonDetails }) {
  const { t } = useLingui();
  const [resetting, setResetting] = useState(false);
  return (
    <>
      <AccessLine
        action={
          person.can.resetSecondFactor && (
            <Button variant="default" onClick={() => setResetting(true)}>
              <Trans>Nullstill tofaktor</Trans>
            </Button>
          )
        }
      >
        {person.has_second_factor ? t`Har totrinnsinnlogging.` : t`Har ikke totrinnsinnlogging.`}
      </AccessLine>
      {resetting && <ResetDialog person={person} onClose={() => setResetting(false)} />}
    </>
  );
}
