import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function ToolPage() {
  return <NotBuiltYet area="tool" />;
}
