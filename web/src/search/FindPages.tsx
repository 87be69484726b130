import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import { RefusedState } from '../ui/states/RefusedState.tsx';
import { FindConsultants } from './FindConsultants.tsx';

/** Searches the visible consultants. */
export const FindForBuyers = () => <FindConsultants isAdmin={false} />;

/** Searches all consultants, hidden ones too. */
export const FindForAdmins = () => (
  <>
    <FindConsultants isAdmin />
    <Button
      variant="subtle"
      mt="lg"
      renderRoot={(props) => <Link {...props} to="/admin/search-engine" />}
    >
      <Trans>Slik går det med søkemotoren</Trans>
    </Button>
    <Button component={HrefLink} href="/admin/assessments/quality" variant="subtle" mt="lg">
      <Trans>Kvaliteten på KI-svar</Trans>
    </Button>
  </>
);

/** Searches the user's own company, among those whom clients find. */
export function FindForCompanies() {
  const { companyId, can } = useShellUser();
  if (companyId === null || !can.runCompany) return <RefusedState order={1} />;
  return <FindConsultants isAdmin={false} company={companyId} />;
}
