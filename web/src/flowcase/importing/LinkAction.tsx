import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FlowcaseProfile } from '../flowcase.queries.ts';
import { LinkDialog } from './LinkDialog.tsx';

interface LinkActionProps {
  person: FlowcaseProfile;
  company: string;
  onLinked: () => void;
}

/** Links somebody at Flowcase to a colleague, instead of making a consultant of them. */
export function LinkAction(props: LinkActionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name, colleague } = props.person;
  const there = colleague?.name;
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-label={
          there === undefined ? t`Koble til en kollega: ${name}` : t`Koble til ${there}: ${name}`
        }
        onClick={() => setOpen(true)}
      >
        {there === undefined ? (
          <Trans>Koble til en kollega</Trans>
        ) : (
          <Trans>Koble til {there}</Trans>
        )}
      </Button>
      {isOpen && <LinkDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
