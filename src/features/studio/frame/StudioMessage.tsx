import { Link } from 'umi';
import { StateBlock } from '@/ui/states/StateBlock';

interface StudioMessageProps {
  title: string;
  text: string;
  /** Link to a place from which the person can go on. */
  link: { to: string; text: string };
}

/** Message in place of a page of the studio that does not exist or may not be seen. */
export const StudioMessage = ({ title, text, link }: StudioMessageProps) => (
  <div className="content">
    <StateBlock drawing="not-found" heading={1} title={title} text={text}>
      <Link className="button" to={link.to}>
        {link.text}
      </Link>
    </StateBlock>
  </div>
);
