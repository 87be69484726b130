import { useLingui } from '@lingui/react/macro';
import { noticeDone, noticeFailure } from '../../ui/states/notice.tsx';
import { useAddSynonym, useRemoveSynonym, type Synonym } from '../vocabulary.queries.ts';
import { offerUndo } from './offer-undo.tsx';

/** Removes a synonym at once, with an undo for a while. */
export function useRemoval(): (synonym: Synonym) => void {
  const { t } = useLingui();
  const remove = useRemoveSynonym();
  const add = useAddSynonym();
  const onError = (error: unknown) => noticeFailure(error);
  return ({ synonym, competency, text, locale, relation }) => {
    const undo = () =>
      add.mutate(
        { competency, text, locale, relation },
        { onSuccess: () => noticeDone(t`${text} er tilbake`), onError },
      );
    const onSuccess = () => offerUndo({ id: synonym, message: t`${text} er fjernet`, undo });
    remove.mutate(synonym, { onSuccess, onError });
  };
}
