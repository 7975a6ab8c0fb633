export const loadBulkDialog = async () => ({ default: (await import('./BulkDialog')).BulkDialog });
