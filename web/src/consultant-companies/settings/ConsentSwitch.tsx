import { Trans } from '@lingui/react/macro';
import { Stack, Switch } from '@mantine/core';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useSaveCompany, type ConsultantCompany } from '../consultant-companies.queries.ts';

/** Whether consultants are asked before they are put forward; saved at once. */
export function ConsentSwitch({ company }: { company: ConsultantCompany }) {
  const save = useSaveCompany(company.consultant_company);
  return (
    <Stack>
      <Switch
        label={<Trans>Spør konsulenten først</Trans>}
        description={
          <Trans>
            Da kan dere bare melde på dem som har sagt ja til oppdraget. Vi spør dem på e-post, med
            en frist dere velger.
          </Trans>
        }
        checked={company.requires_presentation_consent}
        disabled={save.isPending || !company.can.edit}
        onChange={({ currentTarget }) =>
          save.mutate({ requires_presentation_consent: currentTarget.checked })
        }
      />
      <ErrorNotice error={save.error} />
    </Stack>
  );
}
