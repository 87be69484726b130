import { IconLeaf } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel.tsx';

interface EmptyStateProps {
  title: string;
  /** says what to do next */
  children: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <StatePanel icon={icon ?? <IconLeaf />} title={title} action={action}>
      {children}
    </StatePanel>
  );
}
