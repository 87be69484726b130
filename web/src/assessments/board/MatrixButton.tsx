import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import type { OpenCard } from '../../boards/public/open-card.ts';
import { download } from '../../client/files/download.ts';
import { AskRefusal } from '../asking/AskRefusal.tsx';
import { useMakeMatrix } from './evaluations.queries.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface MatrixButtonProps {
  need: string;
  open: OpenCard;
  criteriaHref: string;
}

/** How somebody meets each criterion, as a Word document. */
export function MatrixButton({ need, open, criteriaHref }: MatrixButtonProps) {
  const { t } = useLingui();
  const { evaluation_board_card: card, profile_data: profile } = open.detail;
  const make = useMakeMatrix(need, card);
  const name = profile?.name ?? '';
  const get = () =>
    make.mutate('', {
      onSuccess: (bytes) => download(t`Kravmatrise – ${name}.docx`, bytes, docx),
    });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconTableExport size={16} aria-hidden />}
        loading={make.isPending}
        onClick={get}
      >
        <Trans>Last ned kravmatrise</Trans>
      </Button>
      <AskRefusal error={make.error} criteriaHref={criteriaHref} />
    </>
  );
}
