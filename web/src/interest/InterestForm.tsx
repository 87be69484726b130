import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { AnswerPromise } from '../assignments/public/AnswerByText.tsx';
import type { Assignment } from '../assignments/public/assignment.ts';
import { CvVariantSelect } from '../cvs/public/CvVariantSelect.tsx';
import { useChosenVariants } from '../cvs/public/use-chosen-variants.ts';
import { MainAction } from '../ui/layout/MainAction.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { storeDraft, readDraft } from '../ui/form/draft.ts';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { CommentField } from './CommentField.tsx';
import { commentKey } from './comment-key.ts';
import { useSendInterest } from './interest.queries.ts';
import { InterestRefusal } from './InterestRefusal.tsx';

/** A consultant's own answer. The text is stored in the tab until it is sent. */
export function InterestForm({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  const me = useShellUser().account.account;
  const navigate = useNavigate();
  const send = useSendInterest();
  const { uuid, company } = assignment;
  const variants = useChosenVariants([me], uuid);
  const key = commentKey({ me, assignment: uuid, consultant: me });
  const [stored] = useState(() => readDraft(key));
  const [comment, setComment] = useState(stored);
  const write = (next: string) => {
    setComment(next);
    storeDraft(key, next);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send.mutate(
      {
        assignment_id: uuid,
        consultants: [
          {
            consultant_id: me,
            comment: comment.trim() || undefined,
            cv_variant: variants.of(me) ?? undefined,
          },
        ],
      },
      {
        onSuccess: () => {
          storeDraft(key, '');
          void navigate({
            to: '/assignments/$assignment/confirmation',
            params: { assignment: uuid },
          });
        },
      },
    );
  };
  return (
    <Section
      title={t`Send interesse`}
      lead={<Trans>{company.name} får meldingen og profilen din, og svarer deg her på Torg.</Trans>}
    >
      <form onSubmit={submit}>
        <Stack>
          <DraftNotice
            shown={stored !== '' && comment === stored}
            onDiscard={() => write('')}
            toSend
          />
          <CommentField
            label={t`Hvorfor passer du? (valgfritt)`}
            value={comment}
            onChange={write}
          />
          <CvVariantSelect
            profile={me}
            assignment={assignment}
            value={variants.of(me)}
            onChange={(variant) => variants.choose(me, variant)}
          />
          <Text size="sm">
            <AnswerPromise assignment={assignment} />
          </Text>
          <InterestRefusal error={send.error} assignment={uuid} />
          <MainAction type="submit" loading={send.isPending} style={{ alignSelf: 'flex-start' }}>
            <Trans>Send interesse</Trans>
          </MainAction>
        </Stack>
      </form>
    </Section>
  );
}
