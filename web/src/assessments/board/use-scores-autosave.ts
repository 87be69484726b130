import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { failedSave } from '../../ui/autosave/failed-save.ts';
import { draftKey } from '../../ui/form/draft.ts';
import { useAutosave } from '../../ui/autosave/use-autosave.ts';
import { all } from '../assessments.queries.ts';
import { ownScoresQuery, saveOwnScores, type OwnScores } from './own-scores.queries.ts';
import { fieldsOf, sameScore, scoresOf, type ScoreFields } from './score-fields.ts';

/** Saves one's own scores while they are given; each save sends all of them. */
export function useScoresAutosave(card: string, own: OwnScores, criteria: readonly string[]) {
  const client = useQueryClient();
  const { account } = useShellUser().account;
  const [first] = useState(() => ({ revision: 0, fields: fieldsOf(own, criteria), by: null }));
  const [newest] = useState(() => ({ ...first }));
  return useAutosave<ScoreFields>({
    start: first,
    storageKey: draftKey('card-scores', account, card),
    same: (_, one, other) => sameScore(one, other),
    unfit: () => [],
    save: async (changes) => {
      const next = { ...newest.fields, ...changes } as ScoreFields;
      try {
        const saved = await saveOwnScores(card, scoresOf(next));
        newest.fields = fieldsOf(saved, criteria);
        newest.revision += 1;
        client.setQueryData(ownScoresQuery(card).queryKey, saved);
        void client.invalidateQueries({ queryKey: [...all, 'evaluations'] });
        return { kind: 'saved', version: { ...newest } };
      } catch (error) {
        return failedSave(error);
      }
    },
  });
}
