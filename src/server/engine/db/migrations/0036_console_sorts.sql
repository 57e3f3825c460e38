CREATE INDEX "mail_outbox_failed" ON "mail_outbox" USING btree ("id") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."error" is not null;--> statement-breakpoint
CREATE INDEX "users_address" ON "users" USING btree (lower("user_name"),"id");--> statement-breakpoint
CREATE INDEX "admin_actions_summary" ON "admin_actions" USING btree ("summary","admin_action_id");--> statement-breakpoint
CREATE INDEX "candidates_full_name" ON "candidates" USING btree (lower("first_name" || ' ' || "last_name"),"candidate_id");--> statement-breakpoint
CREATE INDEX "invitations_time" ON "invitations" USING btree ("created_at","invitation_id");