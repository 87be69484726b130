import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import type { Autosave, AutosaveSnapshot } from '../../../ui/autosave/autosave.ts';
import { useAutosave } from '../../../ui/autosave/use-autosave.ts';
import { sameAnswer, type Answers } from '../../answers.ts';
import {
  invalidateForm,
  cacheForm,
  newestForm,
  saveForm,
  type QaInterviewForm,
} from '../../qa-interviews.queries.ts';
import { unfitIn } from './answer-field-rules.ts';
import { answersStorageKey } from './answers-key.ts';
import { answersSaver, versionOf } from './answers-saver.ts';

type Actions = Pick<Autosave<Answers>, 'set' | 'choose' | 'flush'>;
export interface AnswersState extends AutosaveSnapshot<Answers>, Actions {}

/** Saves answers automatically; changes from another tab are merged, or shown as a conflict. */
export function useAnswersAutosave(form: QaInterviewForm): AnswersState {
  const client = useQueryClient();
  const { account } = useShellUser().account;
  const { uuid } = form;
  const [saver] = useState(() =>
    answersSaver({
      first: form,
      send: async (revision, form_data) => {
        const saved = await saveForm(uuid, revision, form_data);
        cacheForm(client, saved);
        return saved;
      },
      newest: () => newestForm(client, uuid),
      // The page becomes read-only and shows what was not saved.
      onClosed: () => invalidateForm(client, uuid),
    }),
  );
  const autosave = useAutosave<Answers>({
    start: versionOf(form),
    storageKey: answersStorageKey(account, form),
    same: sameAnswer,
    unfit: unfitIn,
    save: saver.save,
  });
  const { meet } = autosave;
  useEffect(() => meet(saver.learn(form)), [meet, saver, form]);
  return autosave;
}
