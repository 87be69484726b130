import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { useEditPerson, type PersonDetails } from '../people.queries.ts';
import { roleTexts } from '../people-texts.ts';
import { CompanyAdminSwitch } from './CompanyAdminSwitch.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';

/** What somebody may do: whether they are verified, their role, and their company. */
export function RightsSection({ person }: { person: PersonDetails }) {
  const { t } = useLingui();
  const isOwn = useShellUser().account.account === person.account;
  const [opened, setOpened] = useState(false);
  const edit = useEditPerson(person.account);
  const { name, role, verified, organization, is_last_company_admin: isLast, can } = person;
  const verify = (next: boolean) =>
    edit.mutate(
      { verified: next },
      told({ done: next ? t`${name} er verifisert` : t`${name} er ikke lenger verifisert` }),
    );
  return (
    <Section
      title={t`Rettigheter`}
      lead={isOwn && <Trans>Dine egne rettigheter kan bare en annen administrator endre.</Trans>}
    >
      <Stack gap="lg">
        <Switch
          label={<Trans>Verifisert</Trans>}
          description={<Trans>Noen går god for at personen er den hun eller han sier.</Trans>}
          // The change shows at once; a refusal undoes it.
          checked={(edit.isPending ? edit.variables.verified : undefined) ?? verified}
          disabled={!can.change || edit.isPending}
          onChange={({ currentTarget }) => verify(currentTarget.checked)}
        />
        <ErrorNotice error={edit.error} />
        <Group justify="space-between" wrap="wrap">
          <div>
            <Text fw={550}>{t(roleTexts[role])}</Text>
            <Text size="sm" c="dimmed">
              {organization ? organization.name : <Trans>Ikke i et selskap</Trans>}
            </Text>
          </div>
          {can.change && (
            <Button variant="default" onClick={() => setOpened(true)}>
              <Trans>Endre rolle eller selskap</Trans>
            </Button>
          )}
        </Group>
        {organization && (can.setCompanyAdmin || isLast) && (
          <CompanyAdminSwitch person={person} company={organization.id} />
        )}
      </Stack>
      {opened && <PlaceDialog person={person} onClose={() => setOpened(false)} />}
    </Section>
  );
}
