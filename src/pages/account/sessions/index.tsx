import { SessionsScreen } from '@/features/session/SessionsScreen';

export default function SessionsPage() {
  return <SessionsScreen />;
}
