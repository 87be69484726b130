import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ExtensionWish } from '@torg/protocol/agreements/agreement-terms';
import { goTo } from '../../client/calls/go-to.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { FactList } from '../../ui/layout/FactList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { told } from '../../ui/states/told.ts';
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
  const { can, wishes, extension_draft: open, client, provider } = agreement;
  const isAbout = can.wish || can.extend || open !== null || wishes.asked_at !== null;
  if (!isAbout) return null;
  const said = (wish: ExtensionWish | null) =>
    wish === null ? t`Har ikke svart` : t(wishTexts[wish]);
  return (
    <Section
      title={t`Når avtalen tar slutt`}
      lead={wishes.asked_at === null ? undefined : t`Avtalen nærmer seg slutten. Hva vil dere?`}
    >
      <FactList
        facts={[
          { label: client.name, value: said(wishes.client) },
          { label: provider.name || t`Konsulentens selskap`, value: said(wishes.provider) },
        ]}
      />
      {can.wish && <Wishes agreement={agreement} />}
      {open !== null && (
        <Button mt="md" component={HrefLink} href={`/agreements/drafts/${open}`} variant="default">
          <Trans>Til utkastet som forlenger</Trans>
        </Button>
      )}
      {open === null && can.extend && <ExtendAction agreement={agreement} />}
    </Section>
  );
}

function Wishes({ agreement }: { agreement: AgreementView }) {
  const { t } = useLingui();
  const wish = useWish(agreement.agreement_id);
  const say = (one: ExtensionWish) => () => wish.mutate(one, told({ done: t`Svaret er lagret` }));
  return (
    <>
      <Text mt="md" mb="xs">
        <Trans>Svaret er ikke bindende, og dere kan ombestemme dere.</Trans>
      </Text>
      <div className={classes.actions}>
        <Button variant="default" onClick={say('extend')} disabled={wish.isPending}>
          <Trans>Vi vil forlenge</Trans>
        </Button>
        <Button variant="default" onClick={say('let_end')} disabled={wish.isPending}>
          <Trans>Vi lar den ta slutt</Trans>
        </Button>
      </div>
      <ErrorNotice error={wish.error} />
    </>
  );
}

function ExtendAction({ agreement }: { agreement: AgreementView }) {
  const { history } = useRouter();
  const variant = agreement.wishes.asked_at === null ? 'default' : 'filled';
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
