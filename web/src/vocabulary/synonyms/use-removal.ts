import { useLingui } from '@lingui/react/macro';
import { noticeDone, noticeFailure } from '../../ui/states/notice.tsx';
import { useAddSynonym, useRemoveSynonym, type Synonym } from '../vocabulary.queries.ts';
import { offerUndo } from './offer-undo.tsx';

/**
 * Removes a synonym at once, with an undo for a while. The list may be unmounted once it is empty, so
 * the promises handle the outcome.
 */
export function useRemoval(): (synonym: Synonym) => void {
  const { t } = useLingui();
  const remove = useRemoveSynonym();
  const add = useAddSynonym();
  const onError = (error: unknown) => noticeFailure(error);
  return ({ synonym, competency, text, locale, relation }) => {
    const undo = () =>
      void add
        .mutateAsync({ competency, text, locale, relation })
        .then(() => noticeDone(t`${text} er tilbake`))
        .catch(onError);
    remove
      .mutateAsync(synonym)
      .then(() => offerUndo({ id: synonym, message: t`${text} er fjernet`, undo }))
      .catch(onError);
  };
}
