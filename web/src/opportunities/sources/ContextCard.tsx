import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { QuietAction } from '../../ui/layout/QuietAction.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { Text } from '@mantine/core';
import {
  useRemoveContext,
  type Opportunity,
  type OpportunityContext,
} from '../opportunities.queries.ts';
import { FileText } from './FileText.tsx';
import { MarkedText } from './MarkedText.tsx';
import classes from './SourcePane.module.css';
import { TextDialog } from './TextDialog.tsx';

interface ContextCardProps {
  need: Opportunity;
  context: OpportunityContext;
}

/** One text or file of a need, which can be replaced or removed. */
export function ContextCard({ need, context }: ContextCardProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'change' | 'remove'>();
  const remove = useRemoveContext(need.opportunity);
  const close = () => setOpened(undefined);
  const { context_id, created_at } = context;
  const isFile = 's3_key' in context;
  const name = isFile ? context.filename : t`Tekst`;
  return (
    <article className={`torg-card ${classes.card}`}>
      <div className={classes.head}>
        <div>
          <h3 className={classes.name}>
            <bdi>{name}</bdi>
          </h3>
          <Text size="sm" c="dimmed">
            <Trans>
              Lagt til <AgoText value={created_at} />
            </Trans>
          </Text>
        </div>
        {need.can.edit && (
          <div className={classes.actions}>
            {!isFile && (
              <QuietAction
                label={t`Endre teksten`}
                icon={IconPencil}
                onClick={() => setOpened('change')}
              />
            )}
            <QuietAction
              label={isFile ? t`Fjern ${name}` : t`Fjern teksten`}
              icon={IconTrash}
              onClick={() => setOpened('remove')}
            />
          </div>
        )}
      </div>
      {isFile ? (
        <FileText id={need.opportunity} file={context} />
      ) : (
        <MarkedText context={context_id} text={context.content} />
      )}
      {opened === 'change' && !isFile && (
        <TextDialog id={need.opportunity} context={context} onClose={close} />
      )}
      <ChangeDialog
        opened={opened === 'remove'}
        title={isFile ? t`Fjerne ${name}?` : t`Fjerne teksten?`}
        confirm={t`Fjern`}
        change={remove}
        value={context_id}
        onClose={close}
        destructive
      >
        {need.context.length > 1 ? (
          <Trans>Den blir borte for godt. Feltene leses på nytt av det som er igjen.</Trans>
        ) : (
          <Trans>
            Den blir borte for godt. Feltene blir stående, men har ikke lenger noe å vise til.
          </Trans>
        )}
      </ChangeDialog>
    </article>
  );
}
