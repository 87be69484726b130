import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ExtensionWish } from '@torg/protocol/agreements/agreement-terms';
import { goTo } from '../../client/calls/go-to.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { FactList } from '../../ui/layout/FactList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { told } from '../../ui/states/told.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { useExtend, useWish, type AgreementView } from '../agreements.queries.ts';
import classes from '../draft/Draft.module.css';

const wishTexts: Record<ExtensionWish, MessageDescriptor> = {
  extend: msg`Vil forlenge`,
  let_end: msg`Lar den ta slutt`,
};

/** What both sides want when it ends, and the draft that extends it. */
export function Extension({ agreement }: { agreement: AgreementView }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { can, wishes, extension_draft: open, extended_by, client, provider } = agreement;
  const isOpenEnd = wishes.asked_at !== null && extended_by === null;
  const isAbout = can.wish || can.extend || open !== null || wishes.asked_at !== null;
  if (!isAbout) return null;
  const said = (wish: ExtensionWish | null) =>
    wish === null ? t`Har ikke svart` : t(wishTexts[wish]);
  return (
    <Section
      title={t`Når avtalen tar slutt`}
      titleRef={heading}
      lead={isOpenEnd ? <Lead agreement={agreement} /> : undefined}
    >
      <FactList
        facts={[
          { label: client.name, value: said(wishes.client) },
          { label: provider.name || t`Konsulentens selskap`, value: said(wishes.provider) },
        ]}
      />
      {can.wish && <Wishes agreement={agreement} onSaid={() => heading.current?.focus()} />}
      {open !== null && (
        <Button mt="md" component={HrefLink} href={`/agreements/drafts/${open}`} variant="default">
          <Trans>Til utkastet som forlenger</Trans>
        </Button>
      )}
      {open === null && can.extend && <ExtendAction agreement={agreement} />}
    </Section>
  );
}

/** The question, until it is answered; then what follows from the answers. */
function Lead({ agreement }: { agreement: AgreementView }) {
  const { can, wishes, extension_draft: open, end_date } = agreement;
  if (can.wish && wishes.own === null && open === null) {
    return <Trans>Avtalen nærmer seg slutten. Hva vil dere?</Trans>;
  }
  if (wishes.client === 'let_end' && wishes.provider === 'let_end') {
    return (
      <Trans>
        Begge lar avtalen ta slutt. Siste dag er <DateText value={end_date} />.
      </Trans>
    );
  }
  return (
    <Trans>
      Avtalen tar slutt <DateText value={end_date} />, om den ikke blir forlenget.
    </Trans>
  );
}

interface WishesProps {
  agreement: AgreementView;
  onSaid: () => void;
}

function Wishes({ agreement, onSaid }: WishesProps) {
  const { t } = useLingui();
  const { own } = agreement.wishes;
  const wish = useWish(agreement.agreement_id);
  // The button that was pressed gives way to the other answer.
  const say = (one: ExtensionWish) => () =>
    wish.mutate(one, told({ done: t`Svaret er lagret`, next: onSaid }));
  return (
    <>
      <Text mt="md" mb="xs">
        <Trans>Svaret er ikke bindende, og dere kan ombestemme dere.</Trans>
      </Text>
      <div className={classes.actions}>
        {own !== 'extend' && (
          <Button variant="default" onClick={say('extend')} disabled={wish.isPending}>
            {own === null ? <Trans>Vi vil forlenge</Trans> : <Trans>Vi vil likevel forlenge</Trans>}
          </Button>
        )}
        {own !== 'let_end' && (
          <Button variant="default" onClick={say('let_end')} disabled={wish.isPending}>
            {own === null ? (
              <Trans>Vi lar den ta slutt</Trans>
            ) : (
              <Trans>Vi lar den likevel ta slutt</Trans>
            )}
          </Button>
        )}
      </div>
      <ErrorNotice error={wish.error} />
    </>
  );
}

function ExtendAction({ agreement }: { agreement: AgreementView }) {
  const { history } = useRouter();
  const { asked_at, own } = agreement.wishes;
  const variant = asked_at === null || own === 'let_end' ? 'default' : 'filled';
  const extend = useExtend(agreement.agreement_id);
  const begin = () =>
    extend.mutate(
      undefined,
      told({
        next: ({ agreement_draft_id: id }) => goTo(history, `/agreements/drafts/${id}`),
      }),
    );
  return (
    <>
      <Button mt="md" variant={variant} loading={extend.isPending} onClick={begin}>
        <Trans>Lag et utkast som forlenger</Trans>
      </Button>
      <ErrorNotice error={extend.error} />
    </>
  );
}
