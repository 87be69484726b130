import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconGitCompare, IconRefresh } from '@tabler/icons-react';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { FlowcaseSettings } from '../flowcase.queries.ts';
import { LastSync } from './LastSync.tsx';
import { useSynchronization } from './use-synchronize.ts';
import { WhatIsWrong } from './WhatIsWrong.tsx';

interface SynchronizationProps {
  settings: FlowcaseSettings;
  place: CompanyPlace;
}

/** When Torg last asked Flowcase, what came of it, and what can be done now. */
export function Synchronization({ settings, place }: SynchronizationProps) {
  const { t } = useLingui();
  const { can, conflicts } = settings;
  const sync = useSynchronization(settings);
  return (
    <Section
      title={t`Synkronisering`}
      lead={<Trans>Hver time henter vi CV-ene som er endret i Flowcase.</Trans>}
    >
      <Stack>
        <WhatIsWrong settings={settings} />
        <LastSync settings={settings} isBusy={sync.isBusy} />
        {conflicts > 0 && (
          <Text size="sm">
            <Plural
              value={conflicts}
              one="# sted er endret både her og i Flowcase, og venter på svar."
              other="# steder er endret både her og i Flowcase, og venter på svar."
            />
          </Text>
        )}
        <ErrorNotice error={sync.error} />
        <Group>
          {can.import && (
            <Button
              component={HrefLink}
              href={`${place.path}/flowcase/import`}
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              <Trans>Hent konsulenter</Trans>
            </Button>
          )}
          {can.sync && (
            <Button
              variant="default"
              loading={sync.isBusy}
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={sync.start}
            >
              <Trans>Synkroniser nå</Trans>
            </Button>
          )}
          {conflicts > 0 && (
            <Button
              component={HrefLink}
              variant="default"
              href={`${place.path}/flowcase/conflicts`}
              leftSection={<IconGitCompare size={18} aria-hidden />}
            >
              <Trans>Se konfliktene</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </Section>
  );
}
