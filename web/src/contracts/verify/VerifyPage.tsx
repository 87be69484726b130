import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Progress, Text, Title } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import { PublicFrame } from '../../ui/frame/PublicFrame.tsx';
import { useVerify } from './use-verify.ts';
import { VerifyAnswer } from './VerifyAnswer.tsx';
import classes from './VerifyPage.module.css';

/** Whether a PDF was signed here. The file itself never leaves the browser. */
export function VerifyPage() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { state, verify } = useVerify();
  const take = (files: FileList | null) => files?.[0] && verify(files[0]);
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <PublicFrame>
      <title>{`${t`Sjekk et signert dokument`} · Torg`}</title>
      <div className={classes.page}>
        <Title order={1} tabIndex={-1}>
          <Trans>Sjekk et signert dokument</Trans>
        </Title>
        <Text c="dimmed" mt="xs" mb="lg">
          <Trans>
            Velg en PDF, så ser vi om den er signert hos Torg og er uendret siden. Filen blir på
            maskinen din; bare et fingeravtrykk av den sendes hit.
          </Trans>
        </Text>
        <div
          className={classes.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false);
            take(event.dataTransfer.files);
          }}
        >
          <IconFileCheck size={40} aria-hidden />
          <Button onClick={() => input.current?.click()}>
            <Trans>Velg en PDF</Trans>
          </Button>
          <Text size="sm" c="dimmed">
            <Trans>eller slipp den her</Trans>
          </Text>
          <input
            ref={input}
            type="file"
            hidden
            accept="application/pdf,.pdf"
            aria-label={t`Velg en PDF`}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              currentTarget.value = '';
            }}
          />
        </div>
        {state?.kind === 'reading' && (
          <Progress mt="lg" value={state.share * 100} aria-label={t`Leser ${state.name}`} />
        )}
        <div aria-live="polite">
          {state && state.kind !== 'reading' && <VerifyAnswer state={state} />}
        </div>
      </div>
    </PublicFrame>
  );
}
