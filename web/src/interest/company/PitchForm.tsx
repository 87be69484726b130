import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { AnswerPromise } from '../../assignments/public/AnswerByText.tsx';
import type { Assignment } from '../../assignments/public/assignment.ts';
import { CvVariantSelect } from '../../cvs/public/CvVariantSelect.tsx';
import { useChosenVariants } from '../../cvs/public/use-chosen-variants.ts';
import { storeDraft, readDraft } from '../../ui/form/draft.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { useWarnBeforeClosing } from '../../ui/dialog/use-warn-before-closing.ts';
import { commentKey } from '../comment-key.ts';
import type { CompanyPath } from './company-path.ts';
import { useSendInterest, type CompanyConsultant } from '../interest.queries.ts';
import { InterestRefusal } from '../InterestRefusal.tsx';
import { PitchField } from './PitchField.tsx';
import { UnsentPitches } from './UnsentPitches.tsx';

interface PitchFormProps {
  path: CompanyPath;
  assignment: Assignment;
  consultants: readonly CompanyConsultant[];
  /** chosen, but already sent or no longer visible */
  leftOut: readonly CompanyConsultant[];
}

export function PitchForm({ path, assignment, consultants, leftOut }: PitchFormProps) {
  const me = useShellUser().account.account;
  const { history } = useRouter();
  const send = useSendInterest();
  const keyOf = (consultant: string) => commentKey({ me, assignment: path.assignment, consultant });
  const [typed, setTyped] = useState<Record<string, string>>({});
  const pitchOf = (consultant: string) => typed[consultant] ?? readDraft(keyOf(consultant));
  const write = (consultant: string, text: string) => {
    setTyped((before) => ({ ...before, [consultant]: text }));
    storeDraft(keyOf(consultant), text);
  };
  const accounts = consultants.map(({ account }) => account);
  const variants = useChosenVariants(accounts, path.assignment);
  useWarnBeforeClosing(!send.isSuccess && accounts.some((account) => pitchOf(account) !== ''));

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = {
      assignment_id: path.assignment,
      consultants: accounts.map((account) => ({
        consultant_id: account,
        comment: pitchOf(account).trim() || undefined,
        cv_variant: variants.of(account) ?? undefined,
      })),
    };
    send.mutate(body, {
      onSuccess: () => {
        for (const account of accounts) storeDraft(keyOf(account), '');
        history.replace(path.to('confirmation'));
      },
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="lg" maw="46rem">
        {leftOut.length > 0 && <LeftOut consultants={leftOut} />}
        <UnsentPitches assignment={path.assignment} leftOut={leftOut} />
        {consultants.map((consultant) => (
          <PitchField
            key={consultant.account}
            consultant={consultant}
            value={pitchOf(consultant.account)}
            onChange={(text) => write(consultant.account, text)}
            withoutHref={
              accounts.length > 1
                ? path.to(
                    'sales-pitch',
                    accounts.filter((one) => one !== consultant.account),
                  )
                : undefined
            }
          >
            <CvVariantSelect
              profile={consultant.account}
              name={consultant.name}
              assignment={assignment}
              value={variants.of(consultant.account)}
              onChange={(variant) => variants.choose(consultant.account, variant)}
            />
          </PitchField>
        ))}
        <Text size="sm">
          <AnswerPromise assignment={assignment} />
        </Text>
        <InterestRefusal error={send.error} assignment={path.assignment} company={path} />
        <Group justify="space-between">
          <Button component={HrefLink} href={path.to('assessment', accounts)} variant="default">
            <Trans>Tilbake</Trans>
          </Button>
          <MainAction type="submit" loading={send.isPending}>
            <Plural
              value={accounts.length}
              one="Meld på # konsulent"
              other="Meld på # konsulenter"
            />
          </MainAction>
        </Group>
      </Stack>
    </form>
  );
}

function LeftOut({ consultants }: { consultants: readonly CompanyConsultant[] }) {
  const names = consultants.map(({ name }) => name).join(', ');
  return (
    <Alert color="clay">
      <Trans>
        Disse er allerede meldt på eller ikke lenger synlige, og blir ikke med: {names}.
      </Trans>
    </Alert>
  );
}
