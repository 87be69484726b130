import { emptyBasis } from '@torg/protocol/agreements/empty-basis';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { LeaveQuestion } from '../../ui/dialog/LeaveQuestion.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import type { AgreementDraft } from '../agreements.queries.ts';
import { differencesBetween } from '../rounds/differences.ts';
import { DifferenceList } from '../rounds/DifferenceList.tsx';
import { issuesInTerms } from '../terms/issues/issues-in-terms.ts';
import { formOf } from '../terms/term-fields.ts';
import { TermsContext } from '../terms/terms-context.ts';
import { TermsForm } from '../terms/TermsForm.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import classes from './Draft.module.css';
import { DraftFrame } from './DraftFrame.tsx';
import { Missing, missingId } from './Missing.tsx';
import { ProposeDialog } from './actions/ProposeDialog.tsx';
import { unsavedIssues } from './unsaved-issues.ts';
import { useProposal } from './use-proposal.ts';

interface ProposalEditorProps {
  draft: AgreementDraft;
  onStop: () => void;
}

const nothing = {};
const noChoice = () => {};

/** The company's own version of the terms; nobody sees it before it is sent. */
export function ProposalEditor({ draft, onStop }: ProposalEditorProps) {
  const { t } = useLingui();
  const proposal = useProposal(draft);
  const { values, set } = proposal;
  const [showsMissing, setShowsMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const issues = issuesInTerms(draft, values);
  const form = formOf(values);
  const differences = differencesBetween(draft.agreement_form_data, form);
  const unsaved = unsavedIssues({
    values: { ...emptyBasis, ...values },
    ...{ conflicts: nothing, problems: nothing },
  });
  const send = () => {
    setShowsMissing(true);
    if (issues.length + unsaved.length > 0) return void focusWhenThere(missingId);
    return setSending(true);
  };
  const stop = () => {
    proposal.forget();
    onStop();
  };
  const terms = { draft, values, set, issues, showsMissing, problems: nothing };
  return (
    <DraftFrame draft={draft}>
      <LeaveQuestion unsaved={differences.length > 0 && !isSending} onLeave={proposal.forget} />
      <DraftNotice shown={proposal.isRestored} onDiscard={proposal.discard} toSend />
      {showsMissing && <Missing issues={issues} unsaved={unsaved} />}
      <TermsContext value={{ ...terms, conflicts: nothing, choose: noChoice }}>
        <TermsForm />
      </TermsContext>
      {differences.length > 0 && (
        <Section title={t`Endringene dere foreslår`}>
          <DifferenceList differences={differences} />
        </Section>
      )}
      <ProposalBar count={differences.length} onStop={stop} onSend={send} />
      {isSending && (
        <ProposeDialog draft={draft} form={form} onClose={() => setSending(false)} onSent={stop} />
      )}
    </DraftFrame>
  );
}

interface ProposalBarProps {
  count: number;
  onStop: () => void;
  onSend: () => void;
}

function ProposalBar({ count, onStop, onSend }: ProposalBarProps) {
  const { t } = useLingui();
  return (
    <section className={`torg-card ${classes.bar}`} aria-label={t`Send forslaget`}>
      <span role="status">
        <Plural value={count} _0="Ingen endringer ennå" one="# endring" other="# endringer" />
      </span>
      <div className={classes.actions}>
        <Button variant="default" onClick={onStop}>
          <Trans>Avbryt</Trans>
        </Button>
        <MainAction
          leftSection={<IconSend size={18} aria-hidden />}
          disabled={count === 0}
          onClick={onSend}
        >
          <Trans>Send forslaget</Trans>
        </MainAction>
      </div>
    </section>
  );
}
