import { answerTexts } from '@torg/protocol/interest/answer-texts';
import type { TurnDownReason } from '@torg/protocol/interest/interest-life';
import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { useEffect, useState } from 'react';
import { draftKey, readDraftOf, storeDraftOf } from '../../ui/form/draft.ts';

interface Words {
  reason: TurnDownReason;
  language: Locale;
  /** null: the reason's own text */
  typed: string | null;
}

const isWords = (found: unknown): found is Words => {
  const { reason, language, typed } = Object(found) as Partial<Words>;
  const text = answerTexts[language ?? 'nb']?.[reason ?? 'other'];
  return text !== undefined && (typed === null || typeof typed === 'string');
};

const { answer: max } = limits.interest;

/**
 * The reason, the language and the text, which follows them until it is changed; kept over a reload
 * until it is sent.
 */
export function useAnswerWords(
  assignment: string,
  interests: readonly string[],
  firstLanguage: Locale,
) {
  const key = draftKey('interest-answer', assignment, ...interests.toSorted());
  const [stored] = useState(() => readDraftOf(key, isWords));
  const [changed, setChanged] = useState(stored);
  useEffect(() => storeDraftOf(key, changed), [key, changed]);
  const start: Words = { reason: 'other_chosen', language: firstLanguage, typed: null };
  const { reason, language, typed } = changed ?? start;
  const text = typed ?? answerTexts[language][reason];
  return {
    ...{ reason, language, text },
    isTyped: typed !== null,
    isFit: text.trim() !== '' && text.length <= max,
    isRestored: stored !== undefined && changed === stored,
    change: (fields: Partial<Words>) =>
      setChanged((before) => ({ ...start, ...before, ...fields })),
    forget: () => {
      setChanged(undefined);
      storeDraftOf(key, undefined);
    },
  };
}

export type AnswerWords = ReturnType<typeof useAnswerWords>;
