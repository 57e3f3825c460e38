ALTER TABLE "passkeys" ADD COLUMN "with_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "passkeys" SET "with_factor" = true FROM "users" WHERE "users"."id" = "passkeys"."user_id" AND "passkeys"."created_at" >= "users"."second_factor_since";
