import { Stack } from '@mantine/core';
import type { AgreementDraft } from '../agreements.queries.ts';
import { BasisFacts } from '../basis/BasisFacts.tsx';
import { differencesBetween } from '../rounds/differences.ts';
import { Differences } from '../rounds/Differences.tsx';
import { TermsView } from '../terms/TermsView.tsx';
import { ConsentCard } from './actions/ConsentCard.tsx';
import { stepMarks } from './draft-steps.ts';
import { DraftFrame } from './DraftFrame.tsx';
import { Ended } from './Ended.tsx';
import { ReaderActions } from './ReaderActions.tsx';

interface DraftReaderProps {
  draft: AgreementDraft;
  onEdit: () => void;
}

/** The terms to read, with what is new in them and what the reader may do now. */
export function DraftReader({ draft, onEdit }: DraftReaderProps) {
  const { can, rounds, hides_price: hidesPrice, hiring_basis: basis } = draft;
  const [before, last] = rounds.slice(-2);
  // Afterwards the rounds tell it.
  const isOpen = stepMarks(draft).answer === 'now';
  return (
    <DraftFrame draft={draft}>
      <Ended draft={draft} />
      {can.consent && <ConsentCard draft={draft} />}
      <ReaderActions draft={draft} onEdit={onEdit} />
      {isOpen && before && last && (
        <Differences
          round={last}
          hidesPrice={hidesPrice}
          differences={differencesBetween(before.agreement_form_data, last.agreement_form_data)}
        />
      )}
      <Stack gap="lg">
        <TermsView form={draft.agreement_form_data} hidesPrice={hidesPrice} />
        {basis && <BasisFacts basis={basis} />}
      </Stack>
    </DraftFrame>
  );
}
