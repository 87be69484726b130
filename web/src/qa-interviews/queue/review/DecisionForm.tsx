import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Radio, Stack, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { MainAction } from '../../../ui/layout/MainAction.tsx';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { DecisionInHand } from './use-decision-form.ts';

interface DecisionFormProps {
  form: QaInterviewForm;
  own: DecisionInHand;
  /** shown between the decision and the button that sends it */
  children: ReactNode;
}

export function DecisionForm({ form, own, children }: DecisionFormProps) {
  const { t } = useLingui();
  const { field, draft, submit } = own;
  const [sending, setSending] = useState(false);
  return (
    <form onSubmit={submit(() => setSending(true))} noValidate>
      <Stack gap="lg">
        <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} toSend />
        <Radio.Group {...field('status')} label={t`Er svarene gode nok?`} withAsterisk>
          <Group mt="xs" gap="lg">
            <Radio value="approved" label={t`Godkjenn`} />
            <Radio value="declined" label={t`Avslå`} />
          </Group>
        </Radio.Group>
        <Textarea
          {...field('reason')}
          // Cutting a text that is pasted would send half a reason, which cannot be changed.
          maxLength={undefined}
          label={t`Begrunnelse`}
          description={t`Konsulenten får lese den. Teksten tas vare på i denne fanen til du sender.`}
          autosize
          minRows={4}
        />
        {children}
        <MainAction type="submit" style={{ justifySelf: 'start', alignSelf: 'start' }}>
          <Trans>Send avgjørelsen</Trans>
        </MainAction>
      </Stack>
      <DecisionDialog opened={sending} onClose={() => setSending(false)} form={form} own={own} />
    </form>
  );
}
