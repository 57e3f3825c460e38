-- Registrations that wait own nothing, and their codes were hashed in a way that finds them no more: who wants to, registers again.
DELETE FROM "users" WHERE "email_verified_at" IS NULL;--> statement-breakpoint
CREATE TABLE "registration_salts" (
	"address" text PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_user_name_unique";--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "asked_from" text;--> statement-breakpoint
CREATE INDEX "registration_salts_use" ON "registration_salts" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "users_pending" ON "users" USING btree (lower("user_name"),"created_at") WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name_unique" ON "users" USING btree (lower("user_name")) WHERE "users"."email_verified_at" is not null;