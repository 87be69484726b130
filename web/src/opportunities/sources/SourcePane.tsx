import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Opportunity } from '../opportunities.queries.ts';
import { AddContexts } from './AddContexts.tsx';
import { ContextCard } from './ContextCard.tsx';
import { useMarking } from './marking.tsx';
import classes from './SourcePane.module.css';

/** The texts and files of a need; the words of the chosen field are marked. */
export function SourcePane({ need }: { need: Opportunity }) {
  const { t } = useLingui();
  const { chosen } = useMarking();
  const pane = useRef<HTMLElement>(null);
  // The words of a field come into view within the pane; the page itself stays where it is.
  useEffect(() => {
    const box = pane.current;
    const words = box?.querySelector<HTMLElement>('mark[data-active]');
    if (!box || !words || box.scrollHeight <= box.clientHeight) return;
    const distance = words.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const isInView = distance > 0 && distance < box.clientHeight - words.offsetHeight;
    if (!isInView) box.scrollTop += distance - box.clientHeight / 3;
  }, [chosen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the keys too
    <section ref={pane} className={classes.pane} aria-label={t`Kildene`} tabIndex={0}>
      <div>
        <Title order={2} size="h3">
          <Trans>Kildene</Trans>
        </Title>
        <Text size="sm" c="dimmed">
          {need.can.edit ? (
            <Trans>
              Velg et felt, så ser du setningen det kommer fra. Trykk på en understreket setning for
              å komme til feltet.
            </Trans>
          ) : (
            <Trans>Trykk på en understreket setning for å komme til feltet.</Trans>
          )}
        </Text>
      </div>
      {need.context.map((context) => (
        <ContextCard key={context.context_id} need={need} context={context} />
      ))}
      {need.can.edit && <AddContexts need={need} />}
    </section>
  );
}
