import { Trans, useLingui } from '@lingui/react/macro';
import { Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { told } from '../../ui/states/told.ts';
import { errorText } from '../../ui/text/error-texts.ts';
import {
  colleaguesQuery,
  linksQuery,
  useLinkPerson,
  type FlowcaseProfile,
} from '../flowcase.queries.ts';

interface LinkDialogProps {
  person: FlowcaseProfile;
  company: string;
  onLinked: () => void;
  onClose: () => void;
}

/** Lets the profile of a colleague follow somebody's CV, whatever addresses the two have. */
export function LinkDialog({ person, company, onLinked, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const [profile, setProfile] = useState(person.colleague?.account ?? null);
  const [isTried, setTried] = useState(false);
  const { colleagues, error } = useUnlinkedColleagues(company);
  const link = useLinkPerson(company, person.user_id);
  const { name } = person;
  const confirm = () => {
    setTried(true);
    if (profile === null) return;
    const next = () => {
      onLinked();
      onClose();
    };
    link.mutate(profile, told({ done: t`Profilen følger nå CV-en til ${name}`, next }));
  };
  return (
    <ConfirmDialog
      opened
      title={t`Koble ${name} til en kollega`}
      confirm={t`Koble til`}
      onConfirm={confirm}
      onClose={onClose}
      pending={link.isPending}
      error={link.error}
    >
      <Stack gap="md">
        <Trans>
          Det som er tomt i profilen, hentes fra CV-en i Flowcase. Det som står der fra før, blir
          stående. Etterpå følger profilen CV-en.
        </Trans>
        <Select
          label={t`Kollega`}
          placeholder={t`Velg en kollega`}
          searchable
          data={colleagues.map(({ account, name: of, email }) => ({
            value: account,
            label: `${of} · ${email}`,
          }))}
          value={profile}
          onChange={setProfile}
          nothingFoundMessage={t`Ingen treff`}
          error={
            (isTried && profile === null && t`Velg en kollega.`) || (error && errorText(error))
          }
          withAsterisk
          aria-required
        />
      </Stack>
    </ConfirmDialog>
  );
}

/** Those whose profile follows no CV yet. */
function useUnlinkedColleagues(company: string) {
  const users = useQuery(colleaguesQuery(company));
  const links = useQuery(linksQuery(company));
  const linked = new Set(links.data?.flowcase_links.map(({ profile }) => profile.account));
  return {
    colleagues: (users.data?.users ?? []).filter(
      ({ account, deactivated }) => !deactivated && !linked.has(account),
    ),
    error: users.error ?? links.error,
  };
}
