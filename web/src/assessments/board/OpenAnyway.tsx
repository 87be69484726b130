import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useOpenAnyway } from './own-scores.queries.ts';

/** What a machine says is folded until one has made up one's own mind. */
export function OpenAnyway({ card }: { card: string }) {
  const { t } = useLingui();
  const open = useOpenAnyway(card);
  return (
    <Alert
      color="gray"
      icon={<IconEyeOff aria-hidden />}
      title={t`Maskinens svar er foldet sammen`}
    >
      <Trans>
        Gi dine egne poeng først, så blir du ikke påvirket. Du kan åpne svaret likevel, og da blir
        det logget at du åpnet det før du hadde gitt poeng.
      </Trans>
      <div>
        <Button
          mt="sm"
          size="xs"
          variant="default"
          loading={open.isPending}
          onClick={() => open.mutate()}
        >
          <Trans>Åpne likevel</Trans>
        </Button>
      </div>
      <ErrorNotice error={open.error} />
    </Alert>
  );
}
