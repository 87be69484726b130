import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { limits } from '@torg/protocol/limits';
import { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useAddText, useChangeText, type TextContext } from '../opportunities.queries.ts';

const { body } = opportunityCalls.changeOpportunityContext;
const { content: most } = limits.opportunity;

interface TextDialogProps {
  /** of the need */
  id: string;
  /** undefined where a new text is added */
  context: TextContext | undefined;
  /** what a new text begins with */
  pasted?: string;
  onClose: () => void;
}

/** Writes a text of a need, or replaces one. */
export function TextDialog({ id, context, pasted = '', onClose }: TextDialogProps) {
  const { t } = useLingui();
  const add = useAddText(id);
  const change = useChangeText(id, context?.context_id ?? '');
  const save = context ? change : add;
  const { form, field, draft, submit, outcome } = useCallForm({
    about: ['need-text', id, context?.context_id ?? 'new'],
    body,
    start: { content: context?.content ?? '' },
    texts: {},
    validate: ({ content }): Record<string, string> => {
      if (content.trim() === '') return { content: t`Feltet må fylles ut.` };
      return content.length > most
        ? { content: t`Teksten er for lang. Legg den ved som fil.` }
        : {};
    },
  });
  // A draft that was kept stays; what was pasted comes after it.
  const takePasted = useEffectEvent(() => {
    const kept = form.getValues().content.trimEnd();
    if (pasted === '' || kept.includes(pasted)) return;
    form.setFieldValue('content', kept === '' ? pasted : `${kept}\n\n${pasted}`);
  });
  useEffect(() => takePasted(), []);
  const send = submit(({ content }) => save.mutate(content, outcome<unknown>({ next: onClose })));
  return (
    <Dialog
      opened
      size="lg"
      title={context ? t`Endre teksten` : t`Legg til tekst`}
      onClose={onClose}
    >
      <form onSubmit={send} noValidate>
        <Stack>
          <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
          <CountedTextarea
            {...field('content')}
            value={form.getValues().content}
            onChange={(typed) => form.setFieldValue('content', typed)}
            label={t`Tekst`}
            minRows={10}
            max={most}
            data-autofocus
          />
          <ErrorNotice error={save.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            <SubmitButton unsaved={form.isDirty()} pending={save.isPending}>
              <Trans>Lagre</Trans>
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
