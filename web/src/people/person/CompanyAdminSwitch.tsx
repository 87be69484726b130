import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Switch } from '@mantine/core';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { useSetCompanyAdmin, type PersonDetails } from '../people.queries.ts';

interface CompanyAdminSwitchProps {
  person: PersonDetails;
  company: string;
}

/** The same right that a company grants on its own page. */
export function CompanyAdminSwitch({ person, company }: CompanyAdminSwitchProps) {
  const { t } = useLingui();
  const set = useSetCompanyAdmin(person.account, company);
  const { name, can, is_consultant_admin, is_last_company_admin } = person;
  const change = (next: boolean) =>
    set.mutate(
      next,
      told({
        done: next ? t`${name} er administrator` : t`${name} er ikke lenger administrator`,
      }),
    );
  return (
    <Stack gap="xs">
      <Switch
        label={<Trans>Bedriftsadministrator</Trans>}
        description={
          is_last_company_admin ? (
            <Trans>Den siste administratoren. Gi noen andre rettigheten først.</Trans>
          ) : (
            <Trans>Styrer selskapets konsulenter, brukere og innstillinger.</Trans>
          )
        }
        checked={set.isPending ? set.variables : is_consultant_admin}
        disabled={!can.setCompanyAdmin || set.isPending}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <ErrorNotice error={set.error} />
    </Stack>
  );
}
