import { ToolLauncher } from '@/features/tool/ToolLauncher';

export default function ToolPage() {
  return <ToolLauncher />;
}
