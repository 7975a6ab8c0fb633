import { SignInScreen } from '@/features/session/SignInScreen';

export default function LoginPage() {
  return <SignInScreen />;
}
