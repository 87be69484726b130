import { SigningHeader } from './SigningHeader.tsx';
import { SigningParts, type SigningPartsProps } from './SigningParts.tsx';

/** What is to be signed, what is new in it, who signs, and how it ended. */
export function SigningBody(props: SigningPartsProps) {
  return (
    <>
      <SigningHeader contract={props.signing.contract} />
      <SigningParts {...props} />
    </>
  );
}
