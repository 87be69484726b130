import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import { storeChanges, storedChanges } from '../../../ui/autosave/stored-changes.ts';
import { Section } from '../../../ui/layout/Section.tsx';
import { answerKey, isAnswered, sameAnswer, type Answers } from '../../answers.ts';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { UnsentText } from '../../../ui/form/UnsentText.tsx';
import { answersStorageKey } from './answers-key.ts';

/** Unsaved answers, after the form was submitted elsewhere, such as in another tab. */
export function UnsentAnswers({ form }: { form: QaInterviewForm }) {
  const { t } = useLingui();
  const storageKey = answersStorageKey(useShellUser().account.account, form);
  const [stored, setStored] = useState(() => storedChanges<Answers>(storageKey));
  const left = form.form_data.questions.flatMap(({ question, answer }, place) => {
    const key = answerKey(place);
    const text = stored?.values[key];
    const isLeft = isAnswered(text) && !sameAnswer(key, text, answer);
    return isLeft ? [{ place, question, text }] : [];
  });
  if (left.length === 0) return null;
  const drop = (place: number) => {
    const { [answerKey(place)]: _, ...values } = stored?.values ?? {};
    const rest = Object.keys(values).length > 0 ? { base: {}, values } : undefined;
    storeChanges<Answers>(storageKey, rest);
    setStored(rest);
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <Section
      title={t`Dette skrev du her, og det ble ikke med`}
      lead={<Trans>Fagintervjuet var allerede levert. Teksten tas vare på i denne fanen.</Trans>}
    >
      <Stack>
        {left.map(({ place, question, text }) => (
          <UnsentText key={place} about={question} text={text} onDrop={() => drop(place)} />
        ))}
      </Stack>
    </Section>
  );
}
