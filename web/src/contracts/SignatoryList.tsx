import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconEye } from '@tabler/icons-react';
import type { SignatoryStatus } from '@torg/protocol/contracts/contract-life';
import type { ReactNode } from 'react';
import { momentText, wholeDayText } from '../ui/text/dates.ts';
import { signatoryTextsOf } from './contract-texts.ts';
import type { Contract, Signatory } from './contracts.queries.ts';
import classes from './SignatoryList.module.css';

const icons: Record<SignatoryStatus, ReactNode> = {
  unopened: <IconCircleDashed size={22} aria-hidden />,
  viewed: <IconEye size={22} aria-hidden />,
  signed: <IconCircleCheck size={22} aria-hidden />,
  declined: <IconCircleX size={22} aria-hidden />,
};

export type ContractSides = Pick<
  Contract,
  'status' | 'contract_provider' | 'own_signatory' | 'sender_name' | 'recipient_name'
>;

interface SignatoryListProps {
  contract: ContractSides & {
    signatories: readonly (Signatory & { instead_of?: string | null })[];
  };
  /** what can be done about somebody */
  action?: (signatory: Signatory) => ReactNode;
}

/** Who signs on each side, and how far each has come. */
export function SignatoryList({ contract, action }: SignatoryListProps) {
  const { t } = useLingui();
  const { signatories, own_signatory, sender_name, recipient_name } = contract;
  return (
    <ul className={classes.list} aria-label={t`De som signerer`}>
      {signatories.map((signatory) => (
        <li key={signatory.signatory} data-status={signatory.status}>
          {icons[signatory.status]}
          <div className={classes.person}>
            <strong>
              <bdi>{signatory.name}</bdi>
              {signatory.signatory === own_signatory && (
                <span className={classes.quiet}>
                  {' '}
                  <Trans>(deg)</Trans>
                </span>
              )}
            </strong>
            <span className={classes.quiet}>
              <Trans>
                for <bdi>{signatory.side === 'sender' ? sender_name : recipient_name}</bdi>
              </Trans>
            </span>
            {signatory.instead_of && (
              <span className={classes.quiet}>
                <Trans>
                  i stedet for <bdi>{signatory.instead_of}</bdi>, som dokumentet nevner
                </Trans>
              </span>
            )}
            <Progress signatory={signatory} of={contract} />
            {action?.(signatory)}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ProgressProps {
  signatory: Signatory;
  of: ContractSides;
}

/** Of a signature on paper the day is known, and no hour. */
function Progress({ signatory: { status, signed_at, declined_because }, of }: ProgressProps) {
  const { t, i18n } = useLingui();
  const signedText = of.contract_provider === 'uploaded' ? wholeDayText : momentText;
  return (
    <span>
      {t(signatoryTextsOf(of.status)[status])}
      {signed_at !== null && (
        <span className={classes.quiet}> {signedText(i18n.locale, signed_at)}</span>
      )}
      {declined_because !== null && <q className={classes.reason}>{declined_because}</q>}
    </span>
  );
}
