import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { Assignment } from '../public/assignment.ts';

/** Nobody can be recommended for an assignment that requires no role and no skill. */
export function NoCriteria({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Si hvem dere ser etter`}
      action={
        assignment.can.edit && (
          <Button component={HrefLink} href={`/assignments/${assignment.uuid}/edit`}>
            <Trans>Legg til roller og ferdigheter</Trans>
          </Button>
        )
      }
    >
      <Trans>Når oppdraget ber om roller eller ferdigheter, står de som passer her.</Trans>
    </EmptyState>
  );
}
