import pg from 'pg';

/** Executes SQL in a connection of its own, and returns the rows of its result. Throws the error of PostgreSQL. */
export async function executeSql<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
