import { welfareNewsPath, welfarePath } from '@/lib/paths';

export const benefitsIn = (classification: string): string => welfarePath({ classification });
export const newsIn = (classification: string): string => welfareNewsPath({ classification });
