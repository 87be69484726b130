import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import type { AgreementDraft } from '../agreements.queries.ts';
import classes from './Draft.module.css';
import { WithdrawAction } from './actions/WithdrawAction.tsx';

interface EditorBarProps {
  draft: AgreementDraft;
  /** how many things are missing */
  missing: number;
  onStop: () => void;
  onSend: () => void;
}

/** What one can do with what is written; it stays in sight. */
export function EditorBar({ draft, missing, onStop, onSend }: EditorBarProps) {
  const { t } = useLingui();
  const { can, rounds } = draft;
  return (
    <section className={`torg-card ${classes.bar}`} aria-label={t`Send eller trekk tilbake`}>
      <span role="status">
        <Plural
          value={missing}
          _0="Alt er på plass."
          one="# ting mangler."
          other="# ting mangler."
        />
      </span>
      <div className={classes.actions}>
        {rounds.length > 0 && (
          <Button variant="default" onClick={onStop}>
            <Trans>Til forslaget</Trans>
          </Button>
        )}
        {can.withdraw && <WithdrawAction draft={draft} />}
        {can.send && (
          <MainAction leftSection={<IconSend size={18} aria-hidden />} onClick={onSend}>
            <Trans>Send til selskapet</Trans>
          </MainAction>
        )}
      </div>
    </section>
  );
}
