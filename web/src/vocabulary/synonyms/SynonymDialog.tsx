import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { synonymRelations } from '@torg/protocol/competency-terms';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { noticeDone, noticeFailure } from '../../ui/notice.tsx';
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
  /** what it is a word for, where that is known */
  of?: NamedTerm;
  /** one that is changed */
  synonym?: Synonym;
  /** what somebody has called it */
  text?: string;
  onClose: () => void;
}

/** A word, its language, and what it does to searches. */
export function SynonymDialog({ of: known, synonym, text = '', onClose }: SynonymDialogProps) {
  const { t } = useLingui();
  const [of, setOf] = useState(known);
  const [tried, setTried] = useState(false);
  const add = useAddSynonym();
  const change = useChangeSynonym();
  const { isPending, error } = synonym ? change : add;
  const form = useForm({
    initialValues: {
      text: synonym?.text ?? text,
      language: languageOf(synonym),
      relation: synonym?.relation ?? synonymRelations[0],
    },
    validate: { text: (typed) => (typed.trim() ? null : t`Skriv ordet`) },
  });
  const offerBack = (before: Synonym) =>
    offerUndo({
      id: before.synonym,
      message: t`Synonymet er endret`,
      undo: () => {
        const { text: word, locale, relation } = before;
        // The dialog is gone by then: what comes of it is heard by the promise.
        change
          .mutateAsync({ synonym: before.synonym, text: word, locale, relation })
          .then(() => noticeDone(t`Synonymet er som det var`))
          .catch((failure: unknown) => noticeFailure(failure));
      },
    });
  const submit = form.onSubmit(({ language, ...typed }) => {
    setTried(true);
    const input = { ...typed, locale: localeOf(language) };
    if (synonym) {
      const onSuccess = () => (offerBack(synonym), onClose());
      change.mutate({ synonym: synonym.synonym, ...input }, { onSuccess });
    } else if (of) {
      const onSuccess = () => (noticeDone(t`Synonymet er lagret`), onClose());
      add.mutate({ competency: of.competency, ...input }, { onSuccess });
    }
  });
  return (
    <Dialog onClose={onClose} title={synonym ? t`Endre synonym` : t`Nytt synonym`}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            {...form.getInputProps('text')}
            label={t`Ord`}
            maxLength={limits.competencyName}
            withAsterisk
            data-autofocus
          />
          {!known && (
            <TermPicker
              label={t`For`}
              value={of}
              onChange={setOf}
              error={tried && !of ? t`Velg hva det er et ord for` : null}
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
            <Button variant="default" onClick={onClose}>
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
