import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import type { SaveOutcome } from '../../ui/autosave/autosave.ts';
import { failedSave } from '../../ui/autosave/failed-save.ts';
import { draftKey } from '../../ui/form/draft.ts';
import { useAutosave } from '../../ui/autosave/use-autosave.ts';
import { all } from '../assessments.queries.ts';
import { ownScoresQuery, saveOwnScores, type OwnScores } from './own-scores.queries.ts';
import { fieldsOf, sameScore, scoresOf, type ScoreFields } from './score-fields.ts';

/** Saves one's own scores while they are given. */
export function useScoresAutosave(card: string, own: OwnScores, criteria: readonly string[]) {
  const client = useQueryClient();
  const { account } = useShellUser().account;
  const [save] = useState(() =>
    scoresSaver({
      own,
      criteria,
      send: async (fields) => {
        const saved = await saveOwnScores(card, scoresOf(fields));
        client.setQueryData(ownScoresQuery(card).queryKey, saved);
        void client.invalidateQueries({ queryKey: [...all, 'evaluations'] });
        return saved;
      },
    }),
  );
  return useAutosave<ScoreFields>({
    start: { revision: 0, fields: fieldsOf(own, criteria), by: null },
    storageKey: draftKey('card-scores', account, card),
    same: (_, one, other) => sameScore(one, other),
    unfit: () => [],
    save,
  });
}

interface SaverOptions {
  own: OwnScores;
  criteria: readonly string[];
  send: (fields: ScoreFields) => Promise<OwnScores>;
}

/** Each save sends all scores: those it does not change are the ones that were saved last. */
function scoresSaver({ own, criteria, send }: SaverOptions) {
  let fields = fieldsOf(own, criteria);
  let revision = 0;
  return async (changes: Partial<ScoreFields>): Promise<SaveOutcome<ScoreFields>> => {
    try {
      const saved = await send({ ...fields, ...changes } as ScoreFields);
      fields = fieldsOf(saved, criteria);
      revision += 1;
      return { kind: 'saved', version: { revision, fields, by: null } };
    } catch (error) {
      return failedSave(error);
    }
  };
}
