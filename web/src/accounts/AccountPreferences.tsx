import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Stack, Switch } from '@mantine/core';
import { locales } from '@torg/protocol/terms';
import { languageNames } from '../client/language.ts';
import { Section } from '../ui/layout/Section.tsx';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { useUpdateMe, type ShellUser } from './accounts.queries.ts';

/** Settings that take effect at once: the language, and for consultants the recommendation mails. */
export function AccountPreferences({ user }: { user: ShellUser }) {
  const { t } = useLingui();
  const update = useUpdateMe();
  return (
    <Section title={t`Språk og e-post`}>
      <Stack gap="lg">
        <Radio.Group
          label={<Trans>Språk</Trans>}
          description={<Trans>Gjelder siden her og e-postene du får.</Trans>}
          value={user.account.locale}
          onChange={(value) => {
            const locale = locales.find((option) => option === value);
            if (locale) update.mutate({ locale });
          }}
        >
          <Stack gap="xs" mt="xs">
            {locales.map((locale) => (
              <Radio key={locale} value={locale} lang={locale} label={languageNames[locale]} />
            ))}
          </Stack>
        </Radio.Group>
        {user.recommendationMails !== null && (
          <Switch
            label={<Trans>Send meg oppdrag som passer</Trans>}
            description={<Trans>En e-post når et nytt oppdrag ligner på profilen din.</Trans>}
            checked={user.recommendationMails}
            disabled={update.isPending}
            onChange={(event) =>
              update.mutate({ recommendationMails: event.currentTarget.checked })
            }
          />
        )}
        <ErrorNotice error={update.error} />
      </Stack>
    </Section>
  );
}
