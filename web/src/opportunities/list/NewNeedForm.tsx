import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Progress, Stack, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { limits } from '@torg/protocol/limits';
import { useRef, useState } from 'react';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { usePastedText } from '../../ui/field/use-pasted-text.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { useCreateOpportunity, type Opportunity } from '../opportunities.queries.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { NotMade } from './NotMade.tsx';
import { nameOfNeed } from './name-of-need.ts';

const { body } = opportunityCalls.createOpportunity;
const size = limits.opportunity;

interface NewNeedFormProps {
  /** what follows; by default the need is opened */
  onMade?: (need: Opportunity) => void;
}

/** Files, a text, or both; the name may be left to us. */
export function NewNeedForm({ onMade }: NewNeedFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [share, setShare] = useState(0);
  const create = useCreateOpportunity(setShare);
  const textField = useRef<HTMLTextAreaElement>(null);
  const { form, field, draft, submit, outcome } = useCallForm({
    about: ['need', 'new'],
    body,
    start: { opportunity_name: '', text: '' },
    texts: {},
    validate: ({ text }): Record<string, string> => {
      if (text.length > size.content) {
        return { text: t`Teksten er for lang. Legg den ved som fil.` };
      }
      if (text.trim() === '' && files.length === 0) {
        return { text: t`Lim inn en tekst, eller velg en fil.` };
      }
      return {};
    },
  });
  const open = ({ opportunity }: Opportunity) =>
    void navigate({ to: '/opportunities/$opportunity', params: { opportunity } });
  const send = submit(({ opportunity_name, text }) => {
    setShare(0);
    const content = text.trim() === '' ? [] : [text];
    const name = nameOfNeed(opportunity_name, files, text) ?? t`Nytt behov`;
    create.mutate({ opportunity_name: name, content, files }, outcome({ next: onMade ?? open }));
  });
  const { text } = form.getValues();
  usePastedText((pasted) => {
    form.setFieldValue('text', text.trim() === '' ? pasted : `${text.trimEnd()}\n\n${pasted}`);
    textField.current?.focus();
  });
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="lg">
        <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} toSend />
        <ChosenFiles files={files} onChange={setFiles} />
        <CountedTextarea
          {...form.getInputProps('text')}
          ref={textField}
          value={text}
          onChange={(typed) => form.setFieldValue('text', typed)}
          label={t`Tekst`}
          description={t`Lim inn en e-post eller en utlysning, eller skriv selv.`}
          minRows={6}
          max={size.content}
        />
        <TextInput
          {...field('opportunity_name')}
          label={t`Navn`}
          description={t`Kan stå tomt. Da bruker vi filens navn, eller det teksten begynner med.`}
          maxLength={size.name}
          autoComplete="off"
        />
        <NotMade error={create.error} files={files} />
        {create.isPending && files.length > 0 && (
          <Progress value={share * 100} aria-label={t`Sender filene`} />
        )}
        <Group>
          <Button type="submit" loading={create.isPending}>
            <Trans>Lag behovet</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
