ALTER TABLE "security_events" DROP CONSTRAINT "security_events_by_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "begun_in" "bytea";