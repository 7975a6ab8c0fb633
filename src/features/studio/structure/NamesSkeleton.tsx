import { Skeleton } from '@/ui/states/Skeleton';

/** Placeholder of a list of names; `rowClass` gives a row its height. */
export const NamesSkeleton = ({ rowClass }: { rowClass: string | undefined }) => (
  <div className="boxed-list">
    {['24%', '31%', '22%', '28%', '25%', '30%'].map((width) => (
      <div key={width} className={rowClass}>
        <Skeleton width={width} height="16px" />
        <Skeleton width="16%" height="16px" />
      </div>
    ))}
  </div>
);
