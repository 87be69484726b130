import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Section } from '../../ui/layout/Section.tsx';
import type { PersonDetails } from '../people.queries.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { PersonField } from './PersonField.tsx';

interface MergeSectionProps {
  person: PersonDetails;
  /** the other account, once it is chosen */
  other: string | undefined;
}

/** Merges two accounts of one person; the dialog shows which one stays, and what follows. */
export function MergeSection({ person, other }: MergeSectionProps) {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/admin/accounts/$account/edit' });
  const choose = (merge: string | undefined) =>
    void navigate({ search: { merge }, resetScroll: false });
  return (
    <Section
      title={t`Samme person, to kontoer?`}
      lead={
        <Trans>
          Velg den andre kontoen. Du ser hva som flyttes hit før noe skjer, og den andre kontoen
          blir lukket.
        </Trans>
      }
    >
      <PersonField without={person.account} onChoose={choose} />
      {other && other !== person.account && (
        <MergeDialog
          key={other}
          account={person.account}
          other={other}
          onClose={() => choose(undefined)}
        />
      )}
    </Section>
  );
}
