import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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
  const stored = useRef(fieldsOf(own, criteria));
  const revision = useRef(0);
  return useAutosave<ScoreFields>({
    start: { revision: 0, fields: stored.current, by: null },
    storageKey: draftKey('card-scores', account, card),
    same: (_, one, other) => sameScore(one, other),
    unfit: () => [],
    save: async (changes) => {
      const next = { ...stored.current, ...changes } as ScoreFields;
      try {
        const saved = await saveOwnScores(card, scoresOf(next));
        stored.current = fieldsOf(saved, criteria);
        revision.current += 1;
        client.setQueryData(ownScoresQuery(card).queryKey, saved);
        void client.invalidateQueries({ queryKey: [...all, 'evaluations'] });
        return {
          kind: 'saved',
          version: { revision: revision.current, fields: stored.current, by: null },
        };
      } catch (error) {
        return failedSave(error);
      }
    },
  });
}
