import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Radio, Stack, Textarea } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useId, useState, type ReactNode } from 'react';
import { MainAction } from '../../../ui/layout/MainAction.tsx';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { problemsOf, type DecisionProblem } from './decision-draft.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { OwnDraft } from './use-decision-draft.ts';

interface DecisionFormProps {
  form: QaInterviewForm;
  own: OwnDraft;
  /** shown between the decision and the button that sends it */
  children: ReactNode;
}

export function DecisionForm({ form, own, children }: DecisionFormProps) {
  const { t } = useLingui();
  const { draft, change } = own;
  const id = useId();
  const [attempted, setAttempted] = useState(false);
  const [sending, setSending] = useState(false);
  const problems = problemsOf(draft);
  const send = () => {
    setAttempted(true);
    if (problems.length === 0) return setSending(true);
    const wrong = problems.includes('no_status') ? `input[name="${id}"]` : 'textarea';
    document.getElementById(id)?.querySelector<HTMLElement>(wrong)?.focus();
  };
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="lg">
        <Radio.Group
          name={id}
          label={t`Er svarene gode nok?`}
          value={draft.status ?? ''}
          onChange={(value) => change({ status: value === 'approved' ? value : 'declined' })}
          error={
            attempted && problems.includes('no_status') && t`Velg om du godkjenner eller avslår.`
          }
        >
          <Group mt="xs" gap="lg">
            <Radio value="approved" label={t`Godkjenn`} />
            <Radio value="declined" label={t`Avslå`} />
          </Group>
        </Radio.Group>
        <ReasonField draft={draft} problems={problems} attempted={attempted} change={change} />
        {children}
        <MainAction type="submit" style={{ justifySelf: 'start', alignSelf: 'start' }}>
          <Trans>Send avgjørelsen</Trans>
        </MainAction>
      </Stack>
      <DecisionDialog opened={sending} onClose={() => setSending(false)} form={form} own={own} />
    </form>
  );
}

interface ReasonFieldProps extends Pick<OwnDraft, 'draft' | 'change'> {
  problems: readonly DecisionProblem[];
  attempted: boolean;
}

function ReasonField({ draft, problems, attempted, change }: ReasonFieldProps) {
  const { t, i18n } = useLingui();
  const max = new Intl.NumberFormat(i18n.locale).format(limits.qaInterview.reason);
  const missing = attempted && problems.includes('no_reason') && t`Skriv en begrunnelse.`;
  const tooLong = problems.includes('too_long') && t`Det er ikke plass til mer enn ${max} tegn.`;
  return (
    <Textarea
      label={t`Begrunnelse`}
      description={t`Konsulenten får lese den. Teksten tas vare på i denne fanen til du sender.`}
      autosize
      minRows={4}
      value={draft.reason}
      error={missing || tooLong}
      onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
    />
  );
}
