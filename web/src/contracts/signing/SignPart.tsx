import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { CodeRequest } from './CodeRequest.tsx';
import { DeclineForm } from './DeclineForm.tsx';
import { saveToken, signInAddress } from './link-token.ts';
import { SignForm } from './SignForm.tsx';
import type { Signing, Subject } from './signing.queries.ts';

interface SignPartProps {
  subject: Subject;
  signing: Signing;
  token: string | undefined;
}

/** The signature, or the way to it: a mailed code, or a sign-in. */
export function SignPart({ subject, signing, token }: SignPartProps) {
  const [declines, setDeclines] = useState(false);
  const [code, setCode] = useState('');
  if (signing.identify_by === 'sign_in') return <SignInFirst signing={signing} token={token} />;
  const codeField = (error: ReactNode) => (
    <CodeRequest
      subject={subject}
      email={signing.masked_email}
      code={code}
      onCode={setCode}
      error={error}
    />
  );
  const needsCode = signing.identify_by === 'code';
  const given = { subject, signing, code, codeField: needsCode ? codeField : undefined };
  return declines ? (
    <DeclineForm {...given} onBack={() => setDeclines(false)} />
  ) : (
    <SignForm {...given} onDecline={() => setDeclines(true)} />
  );
}

/** Whoever has an account under the address signs with it, and comes back to the same link. */
function SignInFirst({ signing, token }: Pick<SignPartProps, 'signing' | 'token'>) {
  const enter = () => {
    if (token !== undefined) saveToken(token);
    location.assign(signInAddress);
  };
  return (
    <Stack>
      <Title order={2} size="h3">
        <Trans>Logg inn for å signere</Trans>
      </Title>
      <Text>
        <Trans>
          <bdi>{signing.masked_email}</bdi> har en konto på Torg. Logg inn med den, så kommer du
          tilbake hit og kan signere.
        </Trans>
      </Text>
      <Button onClick={enter}>
        <Trans>Logg inn</Trans>
      </Button>
    </Stack>
  );
}
