import '@/lib/i18n/texts/preview';
import { useEffect } from 'react';
import type { Remark } from 'contract/remark';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Approvals } from '@/entities/item/preview/Approvals';
import { RemarkCard } from '@/entities/item/preview/RemarkCard';
import type { Remarks } from '@/entities/item/preview/useRemarks';
import { PanelSection } from './PanelSection';
import styles from './Panel.module.css';

interface RemarksSectionProps {
  remarks: Remarks;
  onShow: (remark: Remark) => void;
}

/** Lists the remarks of colleagues on the preview page of the draft. Renders nothing while there are none. */
export function RemarksSection({ remarks, onShow }: RemarksSectionProps) {
  const { t } = useTranslation('preview');
  const { data, reload } = remarks;
  useEffect(() => {
    window.addEventListener('focus', reload);
    return () => {
      window.removeEventListener('focus', reload);
    };
  }, [reload]);
  if (!data || (!data.remarks.length && !data.looksRight.length)) return null;
  const isOpen = ({ resolved }: Remark) => resolved === null;
  const open = data.remarks.filter(isOpen);
  const sorted = [...open, ...data.remarks.filter((remark) => !isOpen(remark))];
  return (
    <PanelSection title={t('remarks')} note={open.length ? formatNumber(open.length) : undefined} open>
      {sorted.length > 0 && (
        <ul className={styles.remarks} aria-label={t('remarks')}>
          {sorted.map((remark) => (
            <li key={remark.id}>
              <RemarkCard
                remark={remark}
                changes={remarks}
                canResolve={data.can.resolve}
                onShow={
                  remark.block
                    ? () => {
                        onShow(remark);
                      }
                    : null
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Approvals data={data} />
    </PanelSection>
  );
}
