import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ThemeProvider } from '../ThemeProvider.tsx';
import { PageBoundary } from './PageBoundary.tsx';

interface SignAppProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** Around a page for people without an account. There is no router: all that they open is a new page. */
export function SignApp({ queryClient, children }: SignAppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <ThemeProvider>
          <PageBoundary>{children}</PageBoundary>
        </ThemeProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
