import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { documentTypes } from '@torg/protocol/contracts/contract-terms';
import { ListSkeleton } from '../../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../../ui/states/QueryState.tsx';
import { DocumentVersions } from './DocumentVersions.tsx';
import { documentsQuery } from './documents.queries.ts';

/** The four documents, each with its versions. */
export function DocumentsTab() {
  const { t } = useLingui();
  return (
    <QueryState
      query={useQuery(documentsQuery)}
      skeleton={<ListSkeleton rows={4} height={140} />}
      errorTitle={t`Vi fikk ikke hentet dokumentene`}
    >
      {({ documents }) => (
        <Stack gap="lg" maw="60rem">
          {documentTypes.map((type) => (
            <DocumentVersions
              key={type}
              type={type}
              versions={documents.filter((one) => one.type === type)}
            />
          ))}
        </Stack>
      )}
    </QueryState>
  );
}
