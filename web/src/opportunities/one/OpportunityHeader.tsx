import { Trans } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import type { Opportunity } from '../opportunities.queries.ts';
import { useNeedsLink } from '../use-needs-label.ts';
import { AssignmentAction } from './AssignmentAction.tsx';
import { NeedMenu } from './NeedMenu.tsx';

export function OpportunityHeader({ need }: { need: Opportunity }) {
  const { can } = useShellUser();
  const { opportunity_name, organization, created_by, created_at } = need;
  const name = created_by?.name;
  return (
    <PageHeader
      title={opportunity_name}
      crumbs={[useNeedsLink()]}
      action={
        <Group gap="xs">
          <AssignmentAction need={need} />
          <NeedMenu need={need} />
        </Group>
      }
    >
      {can.administer && organization && <>{organization.name} · </>}
      {name === undefined ? (
        <Trans>
          Laget <AgoText value={created_at} />
        </Trans>
      ) : (
        <Trans>
          Laget <AgoText value={created_at} /> av {name}
        </Trans>
      )}
    </PageHeader>
  );
}
