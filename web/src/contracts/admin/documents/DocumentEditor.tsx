import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, TextInput } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { ConflictNotice } from '../../../ui/autosave/ConflictNotice.tsx';
import { CountedTextarea } from '../../../ui/field/CountedTextarea.tsx';
import { useFieldProblemText } from '../../../ui/form/use-field-problem-text.ts';
import { Section } from '../../../ui/layout/Section.tsx';
import { ErrorNotice } from '../../../ui/states/ErrorNotice.tsx';
import type { DocumentText } from './documents.queries.ts';
import { documentRules, type useDocumentAutosave } from './use-document-autosave.ts';

interface DocumentEditorProps {
  autosave: ReturnType<typeof useDocumentAutosave>;
}

/** The draft of a version; it saves itself. */
export function DocumentEditor({ autosave }: DocumentEditorProps) {
  const { t } = useLingui();
  const { values, set, flush, choose, conflicts, error } = autosave;
  const problemText = useFieldProblemText();
  const problemOf = (name: keyof DocumentText) => {
    const problem = documentRules[name].problemOf(values[name]);
    return problem && problemText(problem);
  };
  const conflict = (name: keyof DocumentText) =>
    conflicts[name] !== undefined && (
      <ConflictNotice
        title={t`Endret av en annen i mellomtiden`}
        onChoose={(which) => choose(name, which)}
      >
        <Text size="sm" mah={240} style={{ whiteSpace: 'pre-wrap', overflowY: 'auto' }}>
          {conflicts[name]}
        </Text>
      </ConflictNotice>
    );
  return (
    <Section title={t`Utkast`}>
      <Stack>
        <ErrorNotice error={error} />
        <div>
          <TextInput
            label={<Trans>Tittel</Trans>}
            maxLength={limits.contract.title}
            withAsterisk
            value={values.title}
            error={problemOf('title')}
            onChange={({ currentTarget }) => set('title', currentTarget.value)}
            onBlur={() => void flush()}
          />
          {conflict('title')}
        </div>
        <div>
          <CountedTextarea
            label={<Trans>Hva er nytt?</Trans>}
            description={
              <Trans>Vises over dokumentet for dem som har signert en eldre versjon.</Trans>
            }
            minRows={2}
            max={limits.contract.changeNote}
            value={values.change_note}
            error={problemOf('change_note')}
            onChange={(text) => set('change_note', text)}
            onBlur={() => void flush()}
          />
          {conflict('change_note')}
        </div>
        <div>
          <CountedTextarea
            label={<Trans>Teksten</Trans>}
            description={
              <Trans>
                Markdown: # overskrift, - punkt, 1. nummer, **uthevet**, tom linje for nytt avsnitt.
              </Trans>
            }
            minRows={16}
            withAsterisk
            max={limits.contract.text}
            value={values.text}
            error={problemOf('text')}
            onChange={(text) => set('text', text)}
            onBlur={() => void flush()}
          />
          {conflict('text')}
        </div>
      </Stack>
    </Section>
  );
}
