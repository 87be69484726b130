import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { competencyCalls } from '@torg/protocol/competencies/competencies';
import { synonymRelations } from '@torg/protocol/competencies/competency-terms';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { noticeDone, noticeFailure } from '../../ui/states/notice.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { TermPicker } from '../TermPicker.tsx';
import {
  useAddSynonym,
  useChangeSynonym,
  type NamedTerm,
  type Synonym,
} from '../vocabulary.queries.ts';
import {
  languages,
  languageTexts,
  languageOf,
  localeOf,
  relationHints,
  relationTexts,
} from '../vocabulary-texts.ts';
import { offerUndo } from './offer-undo.tsx';

interface SynonymDialogProps {
  /** the term it is a synonym of, where the caller knows it */
  of?: NamedTerm;
  /** the synonym to edit */
  synonym?: Synonym;
  /** the text that people have searched for */
  text?: string;
  onClose: () => void;
}

interface TypedSynonym {
  text: string;
  language: ReturnType<typeof languageOf>;
  relation: Synonym['relation'];
  /** chosen in the dialog if the caller knows no term */
  of: NamedTerm | null;
}

/** A synonym's text, its language, and its effect on searches. */
export function SynonymDialog({
  of: initialTerm,
  synonym,
  text = '',
  onClose,
}: SynonymDialogProps) {
  const { t } = useLingui();
  const [discards, setDiscards] = useState(0);
  const add = useAddSynonym();
  const change = useChangeSynonym();
  const { isPending, error } = synonym ? change : add;
  const start: TypedSynonym = {
    text: synonym?.text ?? text,
    language: languageOf(synonym),
    relation: synonym?.relation ?? synonymRelations[0],
    of: null,
  };
  const { form, field, draft, submit, outcome } = useCallForm({
    about: ['synonym', synonym?.synonym ?? initialTerm?.competency ?? 'new', text],
    body: competencyCalls.changeSynonym.body,
    start,
    texts: { text: 'text' },
    says: { text: t`Skriv ordet` },
    validate: ({ of }) =>
      initialTerm || of || synonym ? {} : { of: t`Velg hva det er et ord for` },
  });
  const close = () => {
    draft.forget();
    onClose();
  };
  const discard = () => {
    draft.discard();
    setDiscards(discards + 1);
  };
  const offerBack = (before: Synonym) =>
    offerUndo({
      id: before.synonym,
      message: t`Synonymet er endret`,
      undo: () => {
        const { text: word, locale, relation } = before;
        // The dialog is unmounted by then, so the promise handles the outcome.
        change
          .mutateAsync({ synonym: before.synonym, text: word, locale, relation })
          .then(() => noticeDone(t`Synonymet er som det var`))
          .catch((failure: unknown) => noticeFailure(failure));
      },
    });
  const send = submit(({ language, of: chosen, ...typed }) => {
    const of = initialTerm ?? chosen;
    const input = { ...typed, locale: localeOf(language) };
    if (synonym) {
      const next = () => (offerBack(synonym), onClose());
      change.mutate({ synonym: synonym.synonym, ...input }, outcome({ next }));
    } else if (of) {
      const done = t`Synonymet er lagret`;
      add.mutate({ competency: of.competency, ...input }, outcome({ done, next: onClose }));
    }
  });
  return (
    <Dialog onClose={close} title={synonym ? t`Endre synonym` : t`Nytt synonym`}>
      <form onSubmit={send} noValidate>
        <Stack>
          <DraftNotice shown={draft.isRestored} onDiscard={discard} />
          <TextInput {...field('text')} label={t`Ord`} data-autofocus />
          {!initialTerm && (
            <TermPicker
              label={t`For`}
              // A new key also clears the typed words.
              key={discards}
              {...form.getInputProps('of')}
              value={form.values.of ?? undefined}
              onChange={(term) => form.setFieldValue('of', term ?? null)}
            />
          )}
          <NativeSelect
            {...form.getInputProps('relation')}
            label={t`Betyr`}
            description={t(relationHints[form.values.relation])}
            data={synonymRelations.map((value) => ({ value, label: t(relationTexts[value]) }))}
          />
          <NativeSelect
            {...form.getInputProps('language')}
            label={t`Språk`}
            data={languages.map((value) => ({ value, label: t(languageTexts[value]) }))}
          />
          {error && <ErrorNotice error={error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" loading={isPending}>
              <Trans>Lagre</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
