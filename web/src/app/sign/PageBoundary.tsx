import { useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { PublicFrame } from '../../ui/frame/PublicFrame.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

interface PageBoundaryProps {
  children: ReactNode;
}

/** What a page that throws shows instead. */
export class PageBoundary extends Component<PageBoundaryProps, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? <Broken error={thrown.error} /> : this.props.children;
  }
}

/** Only a reload also fetches a part of the page that did not come. */
function Broken({ error }: { error: unknown }) {
  const { t } = useLingui();
  return (
    <PublicFrame>
      <ErrorState
        order={1}
        title={t`Siden kunne ikke vises`}
        error={error}
        onRetry={() => location.reload()}
      />
    </PublicFrame>
  );
}
