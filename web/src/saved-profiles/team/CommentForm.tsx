import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import { useCallForm, type CallForm } from '../../ui/form/use-call-form.ts';
import { errorText } from '../../ui/text/error-texts.ts';

interface CommentFormProps {
  about: readonly [kind: string, ...of: string[]];
  label: string;
  start: string;
  confirm: string;
  pending: boolean;
  onConfirm: (content: string, outcome: CallForm<object>['outcome'], reset: () => void) => void;
  onCancel?: () => void;
}

/** Writes a comment, a new one or one's own; what is half written survives a reload. */
export function CommentForm(props: CommentFormProps) {
  const { about, label, start, confirm, pending, onConfirm, onCancel } = props;
  const { t } = useLingui();
  const { form, field, draft, submit, outcome } = useCallForm({
    about,
    body: teamListCalls.addSavedComment.body,
    start: { content: start },
    texts: { content: 'content' },
    says: { content: t`Skriv en kommentar først` },
    refusedAt: (error) => ({ content: errorText(error) }),
  });
  const cancel = () => {
    draft.forget();
    onCancel?.();
  };
  return (
    <form
      noValidate
      onSubmit={submit(({ content }) => onConfirm(content.trim(), outcome, () => form.reset()))}
    >
      <Stack gap="xs">
        <Textarea
          {...field('content')}
          label={label}
          description={t`Kollegene i selskapet ser den.`}
          withAsterisk={false}
          autosize
          minRows={2}
          maxRows={12}
        />
        <Group justify="flex-end" gap="xs">
          {onCancel && (
            <Button size="xs" variant="default" onClick={cancel}>
              <Trans>Avbryt</Trans>
            </Button>
          )}
          <Button size="xs" type="submit" loading={pending}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
