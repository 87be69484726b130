export const asksAboutProtectedTrait = (_prompt: string): boolean => false;
