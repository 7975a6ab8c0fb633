import type { UserInfo } from 'contract/session';
import { FAVOURITES_PATH, MANAGE_PATH, SESSIONS_PATH } from '@/lib/paths';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PersonMark } from '@/entities/person/PersonMark';
import { Icon } from '@/ui/primitives/Icon';
import { Menu, MenuAction, MenuLink } from '@/ui/overlay/Menu';
import { UserCard } from './UserCard';
import { useSignOut } from '../features/session/useSignOut';

export function UserMenu({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const isEditor = useIsEditor();
  return (
    <Menu
      label={t('user.menu', { name: user.name })}
      button={<PersonMark person={{ name: user.name }} />}
      head={<UserCard user={user} />}
    >
      {(close) => (
        <>
          <MenuLink to={FAVOURITES_PATH} onChoose={close}>
            <Icon name="heart" />
            {t('user.favourites')}
          </MenuLink>
          {isEditor && (
            <MenuLink to={MANAGE_PATH} onChoose={close}>
              <Icon name="pencil" />
              {t('user.studio')}
            </MenuLink>
          )}
          <MenuLink to={SESSIONS_PATH} onChoose={close}>
            <Icon name="device" />
            {t('user.sessions')}
          </MenuLink>
          <MenuAction isDisabled={signOut.busy} onChoose={signOut.start}>
            <Icon name="sign-out" />
            {t(signOut.busy ? 'user.signingOut' : 'user.signOut')}
          </MenuAction>
        </>
      )}
    </Menu>
  );
}
