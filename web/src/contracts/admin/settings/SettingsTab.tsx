import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Country } from '@torg/protocol/terms';
import type { AnswerTo } from '../../../client/calls/calls.ts';
import { Section } from '../../../ui/layout/Section.tsx';
import { ListSkeleton } from '../../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../../ui/states/QueryState.tsx';
import { told } from '../../../ui/states/told.ts';
import { countryTexts } from '../../../ui/text/country-texts.ts';
import { contractSettingsQuery, useSetSender } from './settings.queries.ts';

type Settings = AnswerTo<'GET /api/contracts/client/admin/contract-settings'>;

const providerSentences: Record<Settings['provider'], MessageDescriptor> = {
  torg_sign: msg`Nye samarbeidsavtaler signeres hos Torg.`,
  oneflow: msg`Nye samarbeidsavtaler signeres hos Oneflow.`,
};

/** Who signs for Torg in each country, and where new contracts are signed. */
export function SettingsTab() {
  const { t } = useLingui();
  return (
    <QueryState
      query={useQuery(contractSettingsQuery)}
      skeleton={<ListSkeleton rows={2} height={140} />}
      errorTitle={t`Vi fikk ikke hentet innstillingene`}
    >
      {(settings) => (
        <Stack gap="lg" maw="46rem">
          <Section
            title={t`Den som signerer for Torg`}
            lead={
              <Trans>Gjelder avtaler som sendes fra nå av. Uten noen valgt kan ingen sendes.</Trans>
            }
          >
            <Stack>
              {settings.senders.map(({ country, account }) => (
                <SenderField
                  key={country}
                  country={country}
                  chosen={account?.account ?? ''}
                  admins={settings.admins}
                />
              ))}
            </Stack>
          </Section>
          <Section title={t`Hvor det signeres`}>
            <Text>{t(providerSentences[settings.provider])}</Text>
            <Text c="dimmed" size="sm">
              <Trans>
                Det bestemmes av driftens innstillinger. En avtale som er sendt, blir der den er.
              </Trans>
            </Text>
          </Section>
        </Stack>
      )}
    </QueryState>
  );
}

interface SenderFieldProps {
  country: Country;
  chosen: string;
  admins: Settings['admins'];
}

function SenderField({ country, chosen, admins }: SenderFieldProps) {
  const { t } = useLingui();
  const set = useSetSender();
  const place = t(countryTexts[country]);
  return (
    <NativeSelect
      label={place}
      value={set.isPending ? set.variables.account : chosen}
      error={chosen === '' && t`Ingen er valgt`}
      onChange={({ currentTarget: { value } }) =>
        value !== '' &&
        set.mutate(
          { country, account: value },
          told({ done: t`Valget er lagret for ${place}`, failed: true }),
        )
      }
      data={[
        ...(chosen === '' ? [{ value: '', label: t`Velg en administrator` }] : []),
        ...admins.map(({ account, name, email }) => ({
          value: account,
          label: `${name} (${email})`,
        })),
      ]}
    />
  );
}
