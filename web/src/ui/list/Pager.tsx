import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useNumberText } from '../text/number-text.ts';

interface PagerProps {
  /** from 1, as in the URL's `page` */
  page: number;
  size: number;
  total: number;
}

/** Pages through a list by links that keep the rest of the URL's search. */
export function Pager({ page, size, total }: PagerProps) {
  const { t } = useLingui();
  const inWords = useNumberText();
  const last = Math.max(1, Math.ceil(total / size));
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, total);
  if (last === 1 && page === 1) return null;
  return (
    <Group component="nav" aria-label={t`Sider`} justify="space-between" mt="lg">
      <Text size="sm" c="dimmed">
        {from > to ? (
          <Plural value={total} one="# treff" other="# treff" />
        ) : (
          <Shown from={inWords(from)} to={inWords(to)} total={inWords(total)} />
        )}
      </Text>
      <Group gap="xs">
        <Step page={Math.min(page - 1, last)} disabled={page <= 1}>
          <IconChevronLeft size={18} aria-hidden />
          <Trans>Forrige</Trans>
        </Step>
        <Step page={page + 1} disabled={page >= last}>
          <Trans>Neste</Trans>
          <IconChevronRight size={18} aria-hidden />
        </Step>
      </Group>
    </Group>
  );
}

function Shown({ from, to, total }: Record<'from' | 'to' | 'total', string>) {
  return (
    <Trans>
      {from}–{to} av {total}
    </Trans>
  );
}

interface StepProps {
  page: number;
  disabled: boolean;
  children: React.ReactNode;
}

function Step({ page, disabled, children }: StepProps) {
  const label = <Group gap={4}>{children}</Group>;
  if (disabled) {
    return (
      <Button variant="default" disabled>
        {label}
      </Button>
    );
  }
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} {...toPage(page)} />}>
      {label}
    </Button>
  );
}

/** The pager is used on many routes; each has `page` in its search, but the type names none of them. */
function toPage(page: number): LinkProps {
  const search = (before: object) => ({ ...before, page: page > 1 ? page : undefined });
  return { to: '.', search } as LinkProps;
}
