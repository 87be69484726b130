import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, MultiSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useMinute } from '../../ui/text/use-minute.ts';
import { useReportOpened } from '../interviews.queries.ts';
import { readLink } from './invitation.ts';
import { readRows } from './time-rows.ts';
import { TimeFields } from './TimeFields.tsx';
import { useInvitation } from './use-invitation.ts';
import { useSendOffer, type OfferFormProps } from './use-send-offer.ts';

const size = limits.interview;

export function OfferForm(props: OfferFormProps) {
  const { t } = useLingui();
  const { draft, interview, isMoved, onClose } = props;
  const { zone } = draft;
  const { typed, change, isRestored, forget } = useInvitation(props);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sending = useSendOffer(props, forget);
  const now = useMinute();
  useReportOnce(interview?.thread ?? null);
  const { times, problems, isRight } = readRows(typed.rows, zone, now);
  const link = readLink(typed.link);
  const isTitled = interview !== undefined || typed.title.trim() !== '';
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isRight || link === undefined || !isTitled) {
      // The problems are shown by then.
      requestAnimationFrame(() => focusFirstWrong(form.current));
      return;
    }
    sending.send(typed, times, link);
  };
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack>
        <DraftNotice shown={isRestored} onDiscard={forget} toSend />
        {interview === undefined && (
          <TextInput
            label={t`Hva intervjuet gjelder`}
            description={t`Konsulenten leser dette, og ikke mer om oppdraget eller behovet.`}
            value={typed.title}
            maxLength={size.title}
            error={tried && !isTitled && t`Skriv hva det gjelder.`}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        )}
        <TimeFields
          rows={typed.rows}
          onChange={(rows) => change({ rows })}
          problems={tried ? problems : null}
          zone={zone}
          isOnly={isMoved}
        />
        <Text size="sm" c="dimmed">
          {zone === 'Europe/Stockholm' ? (
            <Trans>Tidene er svensk tid.</Trans>
          ) : (
            <Trans>Tidene er norsk tid.</Trans>
          )}
        </Text>
        <TextInput
          label={t`Sted`}
          placeholder={t`For eksempel Storgata 1, 3. etasje`}
          value={typed.place}
          maxLength={size.place}
          onChange={({ currentTarget }) => change({ place: currentTarget.value })}
        />
        <TextInput
          label={t`Lenke til videomøte`}
          value={typed.link}
          maxLength={size.link}
          inputMode="url"
          autoComplete="off"
          error={tried && link === undefined && t`Dette er ikke en lenke til en nettside.`}
          onChange={({ currentTarget }) => change({ link: currentTarget.value })}
        />
        {draft.colleagues.length > 0 && (
          <MultiSelect
            label={t`Kolleger som deltar`}
            description={t`Du deltar selv. Alle får kalenderfilen når tiden er avtalt.`}
            data={draft.colleagues.map(({ account, name }) => ({ value: account, label: name }))}
            value={typed.people}
            onChange={(people) => change({ people })}
            maxValues={size.people}
            searchable
            hidePickedOptions
            nothingFoundMessage={t`Ingen treff`}
          />
        )}
        <Textarea
          label={t`Melding til konsulenten`}
          value={typed.note}
          maxLength={size.note}
          autosize
          minRows={2}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <ErrorNotice error={sending.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            <Trans>Avbryt</Trans>
          </Button>
          <Button type="submit" loading={sending.isPending}>
            {isMoved ? <Trans>Lagre endringen</Trans> : <Trans>Send tidene</Trans>}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Says that somebody has begun to write an invitation; nobody waits for it. */
function useReportOnce(thread: string | null): void {
  const { account } = useShellUser().account;
  const { mutate } = useReportOpened(account);
  const report = useEffectEvent(() => mutate(thread));
  useEffect(() => report(), []);
}

const focusFirstWrong = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
