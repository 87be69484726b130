import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localeOfDocument } from '@torg/protocol/contracts/contract-terms';
import { useCallback, useRef } from 'react';
import { SignatoryList } from '../SignatoryList.tsx';
import { PdfView } from '../../ui/pdf/PdfView.tsx';
import { ChangesSince } from './ChangesSince.tsx';
import { SigningOutcome } from './SigningOutcome.tsx';
import { SignPart } from './SignPart.tsx';
import classes from './SigningBody.module.css';
import { signingPdfQuery, useViewed, type Signing, type Subject } from './signing.queries.ts';

export interface SigningPartsProps {
  subject: Subject;
  signing: Signing;
  /** of the link, where there is one: it comes back after a sign-in */
  token?: string;
}

/** How it ended, who signs, what is new, the document, and the signature. */
export function SigningParts({ subject, signing, token }: SigningPartsProps) {
  const { contract } = signing;
  const { t } = useLingui();
  return (
    <div className={classes.parts}>
      <SigningOutcome subject={subject} signing={signing} />
      <div className={classes.columns}>
        <Paper component="section" className={classes.people}>
          <Title order={2} size="h3" mb="md">
            <Trans>De som signerer</Trans>
          </Title>
          <SignatoryList contract={contract} />
        </Paper>
        <div className={classes.document}>
          {contract.can.sign && <ChangesSince signing={signing} />}
          {contract.document_hash !== null && <Document subject={subject} signing={signing} />}
        </div>
        {contract.can.sign && (
          <Paper component="section" className={classes.form} aria-label={t`Signer`}>
            <SignPart subject={subject} signing={signing} token={token} />
          </Paper>
        )}
      </div>
    </div>
  );
}

function Document({ subject, signing }: Pick<SigningPartsProps, 'subject' | 'signing'>) {
  const { t } = useLingui();
  const { contract } = signing;
  const { mutate } = useViewed(subject);
  const isTold = useRef(false);
  const awaited = contract.can.sign;
  // It counts as viewed when it was to be seen, once.
  const onShown = useCallback(() => {
    if (isTold.current || !awaited) return;
    isTold.current = true;
    mutate();
  }, [awaited, mutate]);
  return (
    <PdfView
      query={useQuery(signingPdfQuery(subject, signing))}
      label={t`Dokumentet: ${contract.title}`}
      lang={localeOfDocument[contract.document.type]}
      onShown={onShown}
      hasText
    />
  );
}
