import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { ErrorNotice } from '../../../ui/states/ErrorNotice.tsx';
import { told } from '../../../ui/states/told.ts';
import { focusHeading } from '../../../ui/dialog/focus-heading.ts';
import { Section } from '../../../ui/layout/Section.tsx';
import { useConsent, type AgreementDraft } from '../../agreements.queries.ts';

/** Where the consultant says yes to the terms as they were sent last. */
export function ConsentCard({ draft }: { draft: AgreementDraft }) {
  const { t } = useLingui();
  const consent = useConsent(draft.agreement_draft_id);
  const round = draft.rounds.at(-1)?.round ?? 0;
  return (
    <Section title={t`Er du med på dette?`}>
      <Text mb="md">
        <Trans>
          Selskapet ditt kan ikke godta før du har sagt ja. Endres vilkårene, spør vi deg igjen. Vil
          du ikke, så si fra til selskapet ditt.
        </Trans>
      </Text>
      <Button
        loading={consent.isPending}
        onClick={() => consent.mutate(round, told({ done: t`Du har sagt ja`, next: focusHeading }))}
      >
        <Trans>Ja, jeg er med</Trans>
      </Button>
      <ErrorNotice error={consent.error} />
    </Section>
  );
}
