import { Trans } from '@lingui/react/macro';
import { Button, Paper } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { AskForm } from '../../asking/AskForm.tsx';
import { AskRefusal } from '../../asking/AskRefusal.tsx';
import { criteriaOf } from '../NeedOf.tsx';
import type { OpenColumn } from './ColumnFrame.tsx';

interface AskColumnProps {
  open: OpenColumn;
  label: string;
  least: number;
  most: number;
  /** there is an answer, so that one asks again only by choice */
  isAnswered: boolean;
  pending: boolean;
  error: unknown;
  /** `asked` follows once it was taken; a refusal keeps what was typed */
  onAsk: (cards: string[], prompt: string, asked: () => void) => void;
  confirm: (count: number) => ReactNode;
}

/** Chooses who in a column is asked about; folded once there is an answer. */
export function AskColumn(props: AskColumnProps) {
  const { open, isAnswered, most, onAsk } = props;
  const [isOpen, setOpen] = useState(false);
  if (isAnswered && !isOpen) {
    return (
      <div data-no-print>
        <AskRefusal error={props.error} criteriaHref={criteriaOf(open.of)} />
        <Button variant="default" onClick={() => setOpen(true)}>
          <Trans>Spør om andre, eller med en annen vekt</Trans>
        </Button>
      </div>
    );
  }
  return (
    <Paper data-no-print>
      <AskForm
        label={props.label}
        people={open.people.people}
        first={open.people.people.slice(0, most).map(({ id }) => id)}
        least={props.least}
        most={most}
        criteriaHref={criteriaOf(open.of)}
        pending={props.pending}
        error={props.error}
        onAsk={(cards, prompt) => onAsk(cards, prompt, () => setOpen(false))}
        confirm={props.confirm}
      />
    </Paper>
  );
}
