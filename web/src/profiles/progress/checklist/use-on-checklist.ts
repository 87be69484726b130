import { useMatchRoute } from '@tanstack/react-router';

/** Whether what is missing stands on the page already. */
export const useOnChecklist = (): boolean =>
  Boolean(useMatchRoute()({ to: '/profiles/$profile/checklist' }));
