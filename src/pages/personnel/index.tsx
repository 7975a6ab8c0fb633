import { PersonnelScreen } from '@/features/personnel/PersonnelScreen';

export default function PersonnelPage() {
  return <PersonnelScreen />;
}
