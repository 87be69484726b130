import { Button, createPolymorphicComponent, type ButtonProps } from '@mantine/core';

/** The page's one main action, in the warm accent colour. */
export const MainAction = createPolymorphicComponent<'button', ButtonProps>(
  (props: ButtonProps) => <Button color="clay" {...props} />,
);
