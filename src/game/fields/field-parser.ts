import * as v from 'valibot';
import type { Result } from '../fault.ts';
import type { JsonObject } from '../json.ts';
import { parse } from '../schema.ts';
import type { FieldsOf, FieldTable, FieldValues } from './field.ts';

/** Creates the schema and the parser of a table of fields, cached by the options they depend on. */
export function createFieldParser<O, S, F extends FieldsOf<O, S>>({
  by = [],
  unknownFieldText,
  fields,
}: FieldTable<O, S, F>) {
  const schemaByKey = new Map<string, v.GenericSchema<unknown, FieldValues<F>>>();
  const make = (options: O): v.GenericSchema<unknown, FieldValues<F>> => {
    const entries = Object.entries<FieldsOf<O, S>[string]>(fields).map(
      ([key, { reads }]) => [key, typeof reads === 'function' ? reads(options) : reads] as const,
    );
    // The type is inferred from these same schemas.
    return v.strictObject(Object.fromEntries(entries), unknownFieldText) as v.GenericSchema<unknown, unknown> as never;
  };
  const schema = (options: O): v.GenericSchema<unknown, FieldValues<F>> => {
    const key = by.map((name) => options[name]).join('/');
    const schemaOfKey = schemaByKey.get(key) ?? make(options);
    schemaByKey.set(key, schemaOfKey);
    return schemaOfKey;
  };
  return {
    schema,
    parse: (json: JsonObject, options: O): Result<FieldValues<F>> =>
      parse(schema(options), json, 'bad-position', 'position'),
  };
}
