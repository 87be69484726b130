import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLoadedAssignment } from '../../assignments/public/assignment.ts';
import type { BoardOf } from '../../boards/public/board-of.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';

interface NeedOfProps {
  of: BoardOf;
  children: (need: string) => ReactNode;
}

/** The need that a board is about: an assignment has one of its own once it has criteria. */
export function NeedOf({ of, children }: NeedOfProps) {
  return of.kind === 'opportunity' ? (
    children(of.id)
  ) : (
    <OwnNeed assignment={of.id}>{children}</OwnNeed>
  );
}

function OwnNeed({ assignment, children }: { assignment: string } & Pick<NeedOfProps, 'children'>) {
  const { opportunity } = useLoadedAssignment(assignment);
  if (opportunity !== undefined) return children(opportunity);
  return <NoCriteria href={criteriaOf({ kind: 'assignment', id: assignment })} />;
}

export const criteriaOf = ({ kind, id }: BoardOf): string =>
  `/${kind === 'assignment' ? 'assignments' : 'opportunities'}/${id}/criteria`;

/** Nobody is assessed before it is said by what. */
export function NoCriteria({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconListCheck />}
      title={t`Ingen kriterier ennå`}
      action={
        <Button component={HrefLink} href={href}>
          <Trans>Til kriteriene</Trans>
        </Button>
      }
    >
      <Trans>Kriteriene sier hva dere og maskinen vurderer etter. Lag og godkjenn dem først.</Trans>
    </EmptyState>
  );
}
