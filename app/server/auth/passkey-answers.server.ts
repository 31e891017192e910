import { z } from '~/lib/zod';

/** What a browser's `PublicKeyCredential.toJSON()` answers. Whether it is true is better-auth's matter. */
const encoded = z
  .string()
  .max(20_000)
  .regex(/^[\w=+/-]*$/);
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

export const registrationAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

export const signInAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.nullish().transform((handle) => handle ?? undefined),
  }),
});

/** JSON in a form's field, checked; null when it is something else. */
export function parseAnswer<Schema extends z.ZodType>(schema: Schema, json: string): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
