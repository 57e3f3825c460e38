DROP INDEX "schools_licence";--> statement-breakpoint
CREATE INDEX "reports_reason" ON "reports" USING btree ("reason","report_id");--> statement-breakpoint
CREATE INDEX "reports_search" ON "reports" USING gin ((coalesce("text", '') || E'\n' || coalesce("subject_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "schools_city_search" ON "schools" USING gin ("city" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "schools_licence" ON "schools" USING btree (coalesce("extra" ->> 'license_expiry_date', '9999'),"school_id");