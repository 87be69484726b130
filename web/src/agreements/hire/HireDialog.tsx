import { Trans, useLingui } from '@lingui/react/macro';
import { Select, Stack, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { goTo } from '../../client/calls/go-to.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { told } from '../../ui/states/told.ts';
import { useHire } from '../agreements.queries.ts';
import { AssignmentChoice, noAssignment } from './AssignmentChoice.tsx';

interface HireDialogProps {
  people: readonly { account: string; name: string }[];
  assignment: { uuid: string; title: string } | null;
  onClose: () => void;
}

/** Chooses the assignment, and opens the draft. */
export function HireDialog({ people, assignment, onClose }: HireDialogProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const { can } = useShellUser();
  const hire = useHire();
  const [person, setPerson] = useState(people[0]?.account ?? null);
  const first = assignment?.uuid ?? (can.administer ? null : noAssignment);
  const [chosen, setChosen] = useState<string | null>(first);
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (person === null || chosen === null) return;
    const assignment_id = chosen === noAssignment ? undefined : chosen;
    hire.mutate(
      { profile_id: person, assignment_id },
      told({ next: ({ agreement_draft_id: id }) => goTo(history, `/agreements/drafts/${id}`) }),
    );
  };
  const [only] = people;
  return (
    <ConfirmDialog
      opened
      title={people.length === 1 && only ? t`Ansett ${only.name}` : t`Ansett`}
      confirm={t`Begynn avtalen`}
      onConfirm={confirm}
      onClose={onClose}
      pending={hire.isPending}
      error={hire.error}
    >
      <Stack>
        <Text>
          <Trans>
            Vi lager et utkast til avtale. Konsulenten og selskapet ser det ikke før du sender det.
          </Trans>
        </Text>
        {people.length > 1 && (
          <Select
            label={t`Hvem`}
            value={person}
            onChange={setPerson}
            allowDeselect={false}
            data={people.map(({ account, name }) => ({ value: account, label: name }))}
          />
        )}
        <AssignmentChoice
          value={chosen}
          onChange={setChosen}
          known={assignment}
          error={tried && chosen === null ? t`Velg et oppdrag` : undefined}
        />
      </Stack>
    </ConfirmDialog>
  );
}
