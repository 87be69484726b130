import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../../ui/layout/Section.tsx';
import { ErrorNotice } from '../../../ui/states/ErrorNotice.tsx';
import { told } from '../../../ui/states/told.ts';
import { useSetCompliance, type Compliance, type ContractDocument } from './documents.queries.ts';
import { isSignedAnew } from './is-signed-anew.ts';
import { lacksDay, StaysGoodField } from './StaysGoodField.tsx';

/** Whether an older version stays good; it may be said anew at any time. */
export function ComplianceSection({ document }: { document: ContractDocument }) {
  const { t } = useLingui();
  const { is_current, stays_good, good_until } = document;
  const [chosen, setChosen] = useState<Compliance>({ stays_good, good_until });
  const [isTried, setTried] = useState(false);
  const change = useSetCompliance(document.document);
  if (document.can.edit || is_current || !isSignedAnew(document)) return null;
  const save = () => {
    setTried(true);
    if (!lacksDay(chosen)) change.mutate(chosen, told({ done: t`Valget er lagret` }));
  };
  return (
    <Section title={t`Gjelder denne versjonen fortsatt?`}>
      <Stack>
        <StaysGoodField
          label={t`For dem som har signert den`}
          value={chosen}
          onChange={setChosen}
          error={isTried && lacksDay(chosen) ? t`Velg en dag.` : undefined}
        />
        <ErrorNotice error={change.error} />
        <Group>
          <Button variant="default" loading={change.isPending} onClick={save}>
            <Trans>Lagre</Trans>
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
