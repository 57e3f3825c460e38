CREATE TABLE "application_drafts" (
	"candidate_id" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"step" smallint NOT NULL,
	"furthest" smallint NOT NULL,
	"steps" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_drafts_pkey" PRIMARY KEY("candidate_id","vacancy_id")
);
--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_candidate_id_candidates_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("candidate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_vacancy_id_vacancies_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("vacancy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_vacancy" ON "application_drafts" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "application_drafts_updated" ON "application_drafts" USING btree ("updated_at");--> statement-breakpoint
-- A trigger, because the statement that sends an application does not see a draft that is saved while it waits.
CREATE FUNCTION "remove_application_drafts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "application_drafts" AS "draft" USING "changed"
	WHERE "draft"."candidate_id" = "changed"."candidate_id" AND "draft"."vacancy_id" = "changed"."vacancy_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "remove_application_drafts" AFTER INSERT ON "applications" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "remove_application_drafts"();
