import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useShownContract } from '../../contracts/public/use-shown-contract.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { draftAddress } from '../addresses.ts';
import { hireOfContractQuery } from '../agreements.queries.ts';

/** On the page of an assignment contract: what it has become, or the terms that it was made from. */
export function HireOfContract() {
  const contract = useShownContract();
  const { data } = useQuery({
    ...hireOfContractQuery(contract),
    enabled: contract?.can.read_terms === true,
  });
  if (data === undefined) return null;
  const { agreement_id: agreement, agreement_draft_id: draft } = data;
  return (
    <Button
      component={HrefLink}
      href={agreement === null ? draftAddress(draft) : `/agreements/${agreement}`}
      variant="default"
    >
      {agreement === null ? <Trans>Til vilkårene</Trans> : <Trans>Til avtalen</Trans>}
    </Button>
  );
}
