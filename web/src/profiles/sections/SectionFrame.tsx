import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ProfileSection } from '@torg/protocol/profiles/profile-terms';
import type { ReactNode } from 'react';
import { AutosaveMark } from '../../ui/autosave/AutosaveMark.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { PartFrame } from '../editor/PartFrame.tsx';
import classes from './SectionFrame.module.css';
import type { SectionState } from './use-section.ts';

interface SectionFrameProps<S extends ProfileSection> {
  state: SectionState<S>;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** An autosaved section: shows its save state, and what was taken over from elsewhere. */
export function SectionFrame<S extends ProfileSection>(props: SectionFrameProps<S>) {
  const { state, title, lead, children } = props;
  const retry = state.error === undefined ? undefined : () => void state.flush();
  return (
    <PartFrame
      title={title}
      lead={lead}
      aside={<AutosaveMark state={state.state} onRetry={retry} />}
      lacks={state.lacks}
    >
      <ErrorNotice error={state.error} />
      <News state={state} />
      {children}
    </PartFrame>
  );
}

function News<S extends ProfileSection>({ state }: { state: SectionState<S> }) {
  const waits = Object.keys(state.conflicts).length > 0;
  return (
    <div role="status" className={classes.news}>
      {waits && (
        <Text size="sm" c="var(--mantine-color-error)">
          <Trans>Noe her er også endret et annet sted. Velg hva som skal gjelde.</Trans>
        </Text>
      )}
      {!waits && state.news.length > 0 && (
        <Text size="sm">
          <Trans>Oppdatert med det som ble lagret et annet sted.</Trans>
        </Text>
      )}
    </div>
  );
}
