import { useEffect, useState } from 'react';
import type { NoticeInbox } from 'contract/notice';
import { showUnread } from '@/lib/browser/favicon';
import { formatNumber } from '@/lib/i18n/format';
import { useInbox } from '@/entities/notice/inbox';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { Menu } from '@/ui/overlay/Menu';
import { BellMenu } from './BellMenu';
import { inboxOfPage } from './inbox-of-page';
import { useInboxRefresh } from './useInboxRefresh';
import styles from './Bell.module.css';

/** Maximum number shown exactly. */
const MAX_SHOWN = 99;

/** Bell with the number of unread notices, and a menu with the notices to confirm and the newest ones. */
export function Bell() {
  const { t } = useTranslation();
  useInboxRefresh();
  const { inbox: loaded } = useInbox();
  const [first, setFirst] = useState(inboxOfPage);
  // The inbox is emptied while it is requested again. The bell then shows no number, not the outdated first one.
  if (loaded && first) setFirst(undefined);
  const inbox = loaded ?? first;
  const isUnread = (inbox?.unread ?? 0) > 0;
  useEffect(() => {
    showUnread(isUnread);
    return () => {
      showUnread(false);
    };
  }, [isUnread]);
  const label = inbox
    ? t('bell.label', { unread: countText(inbox.unread), confirm: countText(inbox.mustReadTotal) })
    : t('bell.name');
  return (
    <Menu label={label} wide button={<BellSign inbox={inbox} />}>
      {(close) => <BellMenu onClose={close} />}
    </Menu>
  );
}

const countText = (count: number): string => (count > MAX_SHOWN ? `${formatNumber(MAX_SHOWN)}+` : formatNumber(count));

function BellSign({ inbox }: { inbox: NoticeInbox | undefined }) {
  const { unread = 0, mustReadTotal = 0 } = inbox ?? {};
  const count = unread || mustReadTotal;
  return (
    <span className={styles.bell}>
      <Icon name="bell" />
      {count > 0 && (
        <span className={styles.count} data-due={mustReadTotal > 0}>
          {countText(count)}
        </span>
      )}
    </span>
  );
}
