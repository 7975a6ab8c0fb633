import { AccountFeeds } from '@/features/notice/feeds/AccountFeeds';
import { SessionsScreen } from '@/features/session/SessionsScreen';

export default function SessionsPage() {
  return (
    <SessionsScreen>
      <AccountFeeds />
    </SessionsScreen>
  );
}
