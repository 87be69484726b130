import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { AutosaveMark } from '../../../ui/autosave/AutosaveMark.tsx';
import { MoreMenu } from '../../../ui/dialog/MoreMenu.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { actionsOf, type Action } from '../../actions/action.ts';
import { ActionItems } from '../../actions/ActionItems.tsx';
import { useActions } from '../../actions/use-actions.tsx';
import { useListLink } from '../../public/list-link.ts';
import { StateBadge } from '../../StateBadge.tsx';
import { MatchCount } from '../preview/MatchCount.tsx';
import { News } from '../saving/News.tsx';
import { useWizard } from '../wizard-context.ts';
import classes from '../Wizard.module.css';

export function WizardHeader() {
  const { t } = useLingui();
  const { draft, values, state, error, flush } = useWizard();
  const list = useListLink();
  return (
    <PageHeader
      title={values.title.trim() || t`Uten tittel`}
      crumbs={[list]}
      action={<WizardActions />}
    >
      <div className={classes.status}>
        <StateBadge state={draft.state} />
        <AutosaveMark
          state={state}
          onRetry={error === undefined ? undefined : () => void flush()}
        />
      </div>
      <div className={classes.status}>
        <MatchCount draft={draft} />
        <News />
      </div>
    </PageHeader>
  );
}

/** The link to the reading page, and the actions on the assignment. */
function WizardActions() {
  const { t } = useLingui();
  const { draft, values, flush } = useWizard();
  const actions = useActions({ uuid: draft.uuid, title: values.title });
  const others = actionsOf(draft.can).filter((action) => action !== 'publish');
  const start = async (action: Action) => {
    if (action !== 'remove') await flush();
    actions.start(action);
  };
  return (
    <Group gap="xs">
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link {...props} to="/assignments/$assignment" params={{ assignment: draft.uuid }} />
        )}
      >
        {draft.state === 'draft' ? <Trans>Lukk</Trans> : <Trans>Til oppdraget</Trans>}
      </Button>
      {others.length > 0 && (
        <MoreMenu label={t`Flere handlinger`} framed pending={actions.pending}>
          <ActionItems actions={others} onChoose={(action) => void start(action)} />
        </MoreMenu>
      )}
      {actions.dialog}
    </Group>
  );
}
