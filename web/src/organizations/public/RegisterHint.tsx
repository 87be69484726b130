import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Loader, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Country } from '@torg/protocol/terms';
import { errorText } from '../../ui/text/error-texts.ts';
import { registerQuery, type RegisteredCompany } from '../organizations.queries.ts';
import { digitsOf, numberStateOf } from './organization-number.ts';
import classes from './RegisterHint.module.css';

interface RegisterHintProps {
  /** as it is typed */
  number: string;
  country: Country;
  /** the company's name in the form */
  name: string;
  onUseName: (name: string) => void;
}

/** What the public register knows about the typed number; it never prevents a save. */
export function RegisterHint({ number, country, name, onUseName }: RegisterHintProps) {
  const [typed] = useDebouncedValue(number, 300);
  // The answer must be about the number in the field, also between two keystrokes.
  const isNumber = typed === number && numberStateOf(typed, country) === 'right';
  const found = useQuery({ ...registerQuery(country, digitsOf(typed)), enabled: isNumber });
  if (!isNumber) return null;
  return (
    <div role="status" className={classes.hint}>
      {found.isPending && <LookupPending />}
      {found.error && (
        <Text size="sm" c="dimmed">
          {errorText(found.error)}
        </Text>
      )}
      {found.data && <RegisterAnswer company={found.data} name={name} onUseName={onUseName} />}
    </div>
  );
}

function LookupPending() {
  return (
    <Text size="sm" c="dimmed" className={classes.line}>
      <Loader size="xs" aria-hidden />
      <Trans>Slår opp i Brønnøysundregistrene …</Trans>
    </Text>
  );
}

interface RegisterAnswerProps {
  company: RegisteredCompany;
  name: string;
  onUseName: (name: string) => void;
}

function RegisterAnswer({ company, name, onUseName }: RegisterAnswerProps) {
  const { status, name: registered, form, address } = company;
  if (status === 'not_covered') {
    return (
      <Text size="sm" c="dimmed">
        <Trans>
          Nummeret er gyldig. Svenske selskaper slår vi ikke opp, så navnet må du skrive selv.
        </Trans>
      </Text>
    );
  }
  if (status === 'unknown') {
    return (
      <Warning>
        <Trans>Ingen i Brønnøysundregistrene har dette nummeret. Se over sifrene.</Trans>
      </Warning>
    );
  }
  const isSame = registered?.toLowerCase() === name.trim().toLowerCase();
  return (
    <>
      {registered && (
        <div className={classes.line}>
          <IconBuildingBank size={18} aria-hidden />
          <div className={classes.words}>
            <Text size="sm">
              <b>{registered}</b>
              {[form, address].filter(Boolean).map((fact) => ` · ${fact}`)}
            </Text>
            {!isSame && (
              <Button size="compact-sm" variant="default" onClick={() => onUseName(registered)}>
                <Trans>Bruk navnet</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
      <EndingNotice status={status} />
    </>
  );
}

function EndingNotice({ status }: { status: RegisteredCompany['status'] }) {
  if (status === 'bankrupt') {
    return (
      <Warning>
        <Trans>Selskapet er konkurs, sier Brønnøysundregistrene.</Trans>
      </Warning>
    );
  }
  if (status === 'winding_up') {
    return (
      <Warning>
        <Trans>Selskapet er under avvikling, sier Brønnøysundregistrene.</Trans>
      </Warning>
    );
  }
  if (status !== 'deleted') return null;
  return (
    <Warning>
      <Trans>Selskapet er slettet i Brønnøysundregistrene.</Trans>
    </Warning>
  );
}

function Warning({ children }: { children: React.ReactNode }) {
  const { t } = useLingui();
  return (
    <Alert color="clay" variant="light" icon={<IconAlertTriangle aria-label={t`Advarsel`} />}>
      {children}
    </Alert>
  );
}
