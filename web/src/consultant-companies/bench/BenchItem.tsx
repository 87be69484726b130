import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { DeactivatedLine } from '../../accounts/public/DeactivatedLine.tsx';
import { AvailabilityText } from '../../profiles/public/availability/AvailabilityText.tsx';
import { QaBadge } from '../../profiles/public/QaBadge.tsx';
import { StatusText } from '../../profiles/public/StatusText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import type { BenchRow } from './bench.ts';
import classes from './BenchItem.module.css';
import { BenchMenu } from './BenchMenu.tsx';
import { ConfirmAvailability } from './ConfirmAvailability.tsx';
import { useBenchActions } from './actions/use-bench-actions.tsx';
import { MissingPanel } from './missing/MissingPanel.tsx';
import { NextStep } from './NextStep.tsx';

interface BenchItemProps {
  company: string;
  row: BenchRow;
  chosen: boolean;
  /** the last bulk update failed because of this consultant */
  failed: boolean;
  onChoose: () => void;
}

/** One consultant: their status, what they lack, and the actions on them. */
export function BenchItem({ company, row, chosen, failed, onChoose }: BenchItemProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const panelId = useId();
  const actions = useBenchActions(row, company);
  const { consultant, missing } = row;
  const { account, name, title, image_url, qa_status } = consultant;
  return (
    <li className={`torg-card ${classes.item}`} data-chosen={chosen || undefined}>
      <Checkbox aria-label={t`Velg ${name}`} checked={chosen} onChange={onChoose} />
      <div className={classes.who}>
        <PersonImage name={name} src={image_url} />
        <div className={classes.words}>
          <h2 className={classes.name}>
            <HrefLink href={`/profiles/${account}`}>{name}</HrefLink>
          </h2>
          <span className={classes.title}>{title || <Trans>Uten tittel</Trans>}</span>
          {consultant.deactivated && <DeactivatedLine account={account} />}
        </div>
      </div>
      <div className={classes.status}>
        <QaBadge status={qa_status} />
        <StatusText consultant={consultant} />
      </div>
      <div className={classes.availability}>
        <AvailabilityText
          availability={consultant.availability_date}
          updated={consultant.availability_updated}
        />
        {consultant.can.confirmAvailability && (
          <ConfirmAvailability consultant={consultant} actions={actions} />
        )}
      </div>
      <div className={classes.next}>
        <NextStep
          row={row}
          opened={opened}
          panelId={panelId}
          onToggle={() => setOpened(!opened)}
          onStart={actions.start}
        />
      </div>
      <div className={classes.menu}>
        <BenchMenu consultant={consultant} actions={actions} />
      </div>
      {failed && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" className={classes.below}>
          <Trans>Tilgjengeligheten kunne ikke settes for {name}.</Trans>
        </Text>
      )}
      <div id={panelId} className={classes.below} hidden={!opened}>
        {opened && (
          <MissingPanel
            profile={account}
            missing={missing}
            isActive={consultant.active_since_date !== null}
          />
        )}
      </div>
      {actions.dialog}
    </li>
  );
}
