import { IconLeaf } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Face } from './Face.tsx';

interface EmptyStateProps {
  title: string;
  /** says what to do next */
  children: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <Face icon={icon ?? <IconLeaf />} title={title} action={action}>
      {children}
    </Face>
  );
}
