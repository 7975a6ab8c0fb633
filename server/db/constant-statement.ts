import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './connect';

/** Placeholder for a value while a statement is built. In a list it represents all entries. */
class StandIn {
  constructor(readonly name: string) {}

  *[Symbol.iterator](): Generator<StandIn> {
    yield this;
  }
}

/**
 * Returns a function that runs a statement whose SQL text is built only once, because building it often takes longer than running it.
 * `build` gets placeholders for the values, and may only pass them on as parameters.
 */
export function constantStatement<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  let built: CompiledQuery<Row> | null = null;
  const standIns = new Proxy({}, { get: (_, name) => new StandIn(String(name)) }) as Values;
  return async (db: Db, values: Values): Promise<Row[]> => {
    built ??= build(db, standIns).compile();
    const valueOf = (parameter: unknown): unknown => {
      const standIn: unknown = Array.isArray(parameter) ? parameter[0] : parameter;
      return standIn instanceof StandIn ? values[standIn.name as keyof Values] : parameter;
    };
    const { rows } = await db.executeQuery<Row>({ ...built, parameters: built.parameters.map(valueOf) });
    return rows;
  };
}

/** Returns the row of a statement that always has one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement that always returns a row returned none');
  return row;
}
