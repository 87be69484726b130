import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { CompanyDialog } from '../../assignments/public/CompanyDialog.tsx';
import { goTo } from '../../client/calls/go-to.ts';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { told } from '../../ui/states/told.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { madeOfNeed } from '../made-of-need.ts';
import { useMakeAssignment, type Opportunity } from '../opportunities.queries.ts';

/** Makes an assignment of the need in one press, or leads to the one that was made. */
export function AssignmentAction({ need }: { need: Opportunity }) {
  const { t } = useLingui();
  const { opportunity, organization, assignment, can } = need;
  const user = useShellUser();
  const { history } = useRouter();
  const make = useMakeAssignment(opportunity);
  const [isChoosing, { open, close }] = useDisclosure(false);
  const begin = (company?: string) =>
    make.mutate(
      company,
      told({
        next: ({ assignment_uuid }) => {
          const params = { assignment: assignment_uuid };
          goTo(history, addressFor(user, 'assignment_wizard', { params, query: madeOfNeed }));
        },
        failed: t`Oppdraget ble ikke laget`,
      }),
    );
  if (assignment !== null) {
    return (
      <Button component={HrefLink} href={`/assignments/${assignment}`} variant="default">
        <Trans>Til oppdraget</Trans>
      </Button>
    );
  }
  if (!can.makeAssignment) return null;
  // Only a client has assignments: for a need of somebody else's, the client is chosen.
  const needsClient = user.can.administer && organization === null;
  return (
    <>
      <MainAction loading={make.isPending} onClick={() => (needsClient ? open() : begin())}>
        <Trans>Lag oppdrag av behovet</Trans>
      </MainAction>
      <CompanyDialog
        opened={isChoosing}
        title={t`Lag oppdrag av behovet`}
        pending={make.isPending}
        error={make.error}
        onChoose={begin}
        onClose={close}
      />
    </>
  );
}
