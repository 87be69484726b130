import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { IconLayoutKanban } from '@tabler/icons-react';
import { useChange } from '../../client/use-change.ts';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { readBoardAgain, type BoardOf } from '../boards.queries.ts';
import { makeBoard } from '../make-board.ts';

/** Nobody has made the board yet: one press does. */
export function NoBoard({ of }: { of: BoardOf }) {
  const { t } = useLingui();
  const make = useChange(makeBoard, { invalidates: (client) => readBoardAgain(client, of) });
  const board_title = t`Kandidater`;
  return (
    <Stack align="center" gap="md">
      <EmptyState
        icon={<IconLayoutKanban />}
        title={t`Ingen tavle ennå`}
        action={
          <MainAction loading={make.isPending} onClick={() => make.mutate({ of, board_title })}>
            <Trans>Lag tavlen</Trans>
          </MainAction>
        }
      >
        {of.kind === 'assignment' ? (
          <Trans>
            På tavlen velger dere sammen. Alle som har meldt interesse, legges i innboksen, og de
            som melder seg senere, kommer dit av seg selv.
          </Trans>
        ) : (
          <Trans>
            På tavlen velger dere sammen. Legg til konsulenter dere har funnet, og flytt dem fra
            første tanke til tilbud.
          </Trans>
        )}
      </EmptyState>
      <ErrorNotice error={make.error} />
    </Stack>
  );
}
