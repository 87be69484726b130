import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Interview } from '../interviews.queries.ts';
import { OfferDialog } from '../offer/OfferDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { WantOthersDialog } from './WantOthersDialog.tsx';

type Open = 'move' | 'others' | 'cancel' | 'want' | 'decline';

/** What one can do about an interview beside choosing a time. */
export function InterviewActions({ interview }: { interview: Interview }) {
  const [open, setOpen] = useState<Open | null>(null);
  const { can } = interview;
  const isAny = can.download || can.wantOthers || can.decline || can.cancel;
  if (!isAny && open === null) return null;
  const close = () => setOpen(null);
  const show = (what: Open) => () => setOpen(what);
  return (
    <>
      <Group gap="xs">
        {can.download && (
          <Button
            component="a"
            href={`/api/main/interviews/${interview.interview}/calendar`}
            variant="light"
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
          >
            <Trans>Legg i kalenderen</Trans>
          </Button>
        )}
        {can.offerOthers && (
          <Button variant="default" onClick={show('others')}>
            <Trans>Foreslå andre tider</Trans>
          </Button>
        )}
        {can.move && (
          <Button variant="default" onClick={show('move')}>
            <Trans>Flytt eller endre</Trans>
          </Button>
        )}
        {can.wantOthers && (
          <Button variant="default" onClick={show('want')}>
            <Trans>Be om andre tider</Trans>
          </Button>
        )}
        {can.decline && (
          <Button variant="subtle" color="gray" onClick={show('decline')}>
            <Trans>Takk nei</Trans>
          </Button>
        )}
        {can.cancel && (
          <Button variant="subtle" color="gray" onClick={show('cancel')}>
            <Trans>Avlys</Trans>
          </Button>
        )}
      </Group>
      <OpenDialog interview={interview} open={open} onClose={close} />
    </>
  );
}

function OpenDialog(props: { interview: Interview; open: Open | null; onClose: () => void }) {
  const { interview, open, onClose } = props;
  const { assignment, opportunity, consultant } = interview;
  if (open === null) return null;
  if (open === 'want') return <WantOthersDialog interview={interview} onClose={onClose} />;
  if (open === 'decline') return <DeclineDialog interview={interview} onClose={onClose} />;
  if (open === 'cancel') return <CancelDialog interview={interview} onClose={onClose} />;
  return (
    <OfferDialog
      subject={{ assignment: assignment ?? undefined, opportunity: opportunity ?? undefined }}
      profile={consultant.account}
      name={consultant.name}
      interview={interview}
      isMoved={open === 'move'}
      onClose={onClose}
    />
  );
}
