import { AccountFeeds } from '@/features/notice/AccountFeeds';
import { SessionsScreen } from '@/features/session/SessionsScreen';

export default function SessionsPage() {
  return (
    <SessionsScreen>
      <AccountFeeds />
    </SessionsScreen>
  );
}
