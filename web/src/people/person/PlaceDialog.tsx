import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { roles, type Role } from '@torg/protocol/terms';
import { useState } from 'react';
import { OrganizationField } from '../../organizations/public/OrganizationField.tsx';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { useEditPerson, type PersonDetails } from '../people.queries.ts';
import { roleTexts } from '../people-texts.ts';

const offered: Record<Role, readonly ('client' | 'consultant_company')[]> = {
  admin: ['client', 'consultant_company'],
  consultant: ['consultant_company'],
  consultant_buyer: ['client'],
};

interface PlaceDialogProps {
  person: PersonDetails;
  onClose: () => void;
}

/** Role and company are changed together, since each role has its own kind of company. */
export function PlaceDialog({ person, onClose }: PlaceDialogProps) {
  const { t } = useLingui();
  const edit = useEditPerson(person.account);
  const [role, setRole] = useState<Role>(person.role);
  const [company, setCompany] = useState(person.organization?.id);
  const changeRole = (next: Role | undefined) => {
    if (!next) return;
    setRole(next);
    // The company of the former role rarely fits the new one; the server checks it.
    setCompany(next === person.role ? person.organization?.id : undefined);
  };
  return (
    <ChangeDialog
      title={t`Endre rolle eller selskap`}
      confirm={t`Lagre`}
      change={edit}
      value={{ role, organization: company ?? null }}
      done={t`Endringen er lagret`}
      onClose={onClose}
    >
      <Stack>
        <NativeSelect
          label={t`Rolle`}
          data-autofocus
          value={role}
          onChange={({ currentTarget: { value } }) =>
            changeRole(roles.find((option) => option === value))
          }
          data={roles.map((value) => ({ value, label: t(roleTexts[value]) }))}
        />
        <OrganizationField
          key={role}
          kinds={offered[role]}
          organization={company}
          name={company === person.organization?.id ? person.organization?.name : undefined}
          placeholder={t`Ikke i et selskap`}
          onChange={setCompany}
        />
        <Consequence before={person.role} after={role} />
      </Stack>
    </ChangeDialog>
  );
}

/** What follows from another role. */
function Consequence({ before, after }: { before: Role; after: Role }) {
  if (before === after) return null;
  return (
    <Text size="sm">
      {after === 'admin' && <Trans>Administratorer ser og endrer alt på Torg.</Trans>}
      {after === 'consultant' && <Trans>Personen får en konsulentprofil å fylle ut.</Trans>}
      {after === 'consultant_buyer' && (
        <Trans>Personen kan legge ut oppdrag og finne konsulenter for selskapet.</Trans>
      )}{' '}
      {before === 'consultant' && <Trans>Profilen blir skjult, men ikke slettet.</Trans>}
    </Text>
  );
}
