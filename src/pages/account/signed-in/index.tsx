import { SignedInScreen } from '@/features/session/SignedInScreen';

export default function SignedInPage() {
  return <SignedInScreen />;
}
