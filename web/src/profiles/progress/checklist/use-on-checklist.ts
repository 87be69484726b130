import { useMatchRoute } from '@tanstack/react-router';

/** Whether the current page already lists what is missing. */
export const useOnChecklist = (): boolean =>
  Boolean(useMatchRoute()({ to: '/profiles/$profile/checklist' }));
