import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { ShortDateText } from '../../ui/text/DateText.tsx';
import type { CompanyConsultant } from '../interest.queries.ts';

/** What a consultant has said to being put forward, where the company asks first. */
export function ConsentMark({ consent }: Pick<CompanyConsultant, 'consent'>) {
  if (consent === null) {
    return (
      <Badge variant="light" color="clay">
        <Trans>Må spørres først</Trans>
      </Badge>
    );
  }
  const { state, deadline } = consent;
  const isNo = state === 'refused';
  return (
    <Badge variant="light" color={isNo ? 'clay' : undefined}>
      {state === 'asked' && (
        <Trans>
          Spurt, svarer innen <ShortDateText value={deadline} />
        </Trans>
      )}
      {state === 'overdue' && <Trans>Svarte ikke i tide</Trans>}
      {isNo && <Trans>Sa nei</Trans>}
      {state === 'given' && <Trans>Sa ja</Trans>}
    </Badge>
  );
}
