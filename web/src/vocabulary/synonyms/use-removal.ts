import { useLingui } from '@lingui/react/macro';
import { told } from '../../ui/states/told.ts';
import { useAddSynonym, useRemoveSynonym, type Synonym } from '../vocabulary.queries.ts';
import { offerUndo } from './offer-undo.tsx';

/** Removes a synonym at once, with an undo for a while. */
export function useRemoval(): (synonym: Synonym) => void {
  const { t } = useLingui();
  const remove = useRemoveSynonym();
  const add = useAddSynonym();
  return ({ synonym, competency, text, locale, relation }) => {
    const undo = () =>
      add.mutate(
        { competency, text, locale, relation },
        told({ done: t`${text} er tilbake`, failed: true }),
      );
    const next = () => offerUndo({ id: synonym, message: t`${text} er fjernet`, undo });
    remove.mutate(synonym, told({ next, failed: true }));
  };
}
