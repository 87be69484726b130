import { Plural, Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { CompanyConsultant } from '../interest.queries.ts';
import { AskForConsentDialog } from './AskForConsentDialog.tsx';
import classes from './AskFirst.module.css';

interface AskFirstProps {
  assignment: string;
  consultants: readonly CompanyConsultant[];
}

/** Those who must say yes before they are put forward, and a way to ask them. */
export function AskFirst({ assignment, consultants }: AskFirstProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toAsk = consultants.filter(({ can }) => can.askForConsent && !can.putForward);
  if (toAsk.length === 0) return null;
  return (
    <div className={`torg-card ${classes.band}`}>
      <Text>
        <Plural
          value={toAsk.length}
          one="# konsulent må si ja før dere kan melde vedkommende på."
          other="# konsulenter må si ja før dere kan melde dem på."
        />
      </Text>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        <Trans>Spør konsulenter</Trans>
      </Button>
      {isOpen && (
        <AskForConsentDialog
          assignment={assignment}
          consultants={toAsk}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
