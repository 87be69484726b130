import { useLingui } from '@lingui/react/macro';
import { told } from '../../ui/states/told.ts';
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
  return ({ synonym, competency, text, locale, relation }) => {
    const undo = () => {
      const { onSuccess, onError } = told({ done: t`${text} er tilbake`, failed: true });
      void add.mutateAsync({ competency, text, locale, relation }).then(onSuccess, onError);
    };
    const next = () => offerUndo({ id: synonym, message: t`${text} er fjernet`, undo });
    const { onSuccess, onError } = told({ next, failed: true });
    void remove.mutateAsync(synonym).then(onSuccess, onError);
  };
}
