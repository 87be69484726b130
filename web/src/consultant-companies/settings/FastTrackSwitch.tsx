import { Trans } from '@lingui/react/macro';
import { Stack, Switch, Text } from '@mantine/core';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useSaveCompany, type ConsultantCompany } from '../consultant-companies.queries.ts';

/** Whether new consultants need no review; only admins decide it, and it is saved at once. */
export function FastTrackSwitch({ company }: { company: ConsultantCompany }) {
  const save = useSaveCompany(company.consultant_company);
  const { fast_track_new_consultants: fast, can } = company;
  if (!can.setFastTrack) {
    return (
      <Text>
        {fast ? (
          <Trans>Nye konsulenter er godkjent i kvalitetssikringen fra første dag.</Trans>
        ) : (
          <Trans>Nye konsulenter går gjennom kvalitetssikringen før de kan aktiveres.</Trans>
        )}{' '}
        <Trans>Det er Torg som bestemmer dette.</Trans>
      </Text>
    );
  }
  return (
    <Stack>
      <Switch
        label={<Trans>Hurtigspor</Trans>}
        description={
          <Trans>
            Nye konsulenter i selskapet begynner som kvalitetssikret. Gjelder ikke dem som er her
            alt.
          </Trans>
        }
        checked={fast}
        disabled={save.isPending}
        onChange={({ currentTarget }) =>
          save.mutate({ fast_track_new_consultants: currentTarget.checked })
        }
      />
      <ErrorNotice error={save.error} />
    </Stack>
  );
}
