CREATE TABLE "application_snapshot_files" (
	"owner_id" bigint NOT NULL,
	"field" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "application_snapshot_files_pkey" PRIMARY KEY("owner_id","field","position")
);
--> statement-breakpoint
CREATE TABLE "application_snapshots" (
	"application_id" bigint PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL,
	"advert" jsonb NOT NULL,
	"form_version" text,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_snapshot_files" ADD CONSTRAINT "application_snapshot_files_owner_id_application_snapshots_application_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."application_snapshots"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_snapshot_files" ADD CONSTRAINT "application_snapshot_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD CONSTRAINT "application_snapshots_application_id_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_snapshot_files_file" ON "application_snapshot_files" USING btree ("file_id");
--> statement-breakpoint
-- Existing applications: their snapshots have the values of now, because the former ones are not known.
with taken as (
insert into "application_snapshots" (application_id, profile, advert, form_version, taken_at)
select "applications"."application_id", (select jsonb_build_object('row', to_jsonb("candidates"),
'choices', jsonb_build_object('skill_id'::text, (select coalesce(jsonb_agg("candidate_skills"."item_id" order by "candidate_skills"."position"), '[]') from "candidate_skills"
where "candidate_skills"."owner_id" = "applications"."candidate_id"), 'preferred_locations'::text, (select coalesce(jsonb_agg("candidate_locations"."item_id" order by "candidate_locations"."position"), '[]') from "candidate_locations"
where "candidate_locations"."owner_id" = "applications"."candidate_id")), 'rows', jsonb_build_object('education'::text, (select coalesce(jsonb_agg(to_jsonb("candidate_educations") order by "candidate_educations"."position"), '[]')
from "candidate_educations" where "candidate_educations"."owner_id" = "applications"."candidate_id"), 'certificate'::text, (select coalesce(jsonb_agg(to_jsonb("candidate_certificates") order by "candidate_certificates"."position"), '[]')
from "candidate_certificates" where "candidate_certificates"."owner_id" = "applications"."candidate_id"), 'experience'::text, (select coalesce(jsonb_agg(to_jsonb("candidate_experiences") order by "candidate_experiences"."position"), '[]')
from "candidate_experiences" where "candidate_experiences"."owner_id" = "applications"."candidate_id"), 'language'::text, (select coalesce(jsonb_agg(to_jsonb("candidate_languages") order by "candidate_languages"."position"), '[]')
from "candidate_languages" where "candidate_languages"."owner_id" = "applications"."candidate_id"))) from "candidates" where "candidates"."candidate_id" = "applications"."candidate_id") || jsonb_build_object('skills', (select coalesce(
jsonb_agg(jsonb_build_object('skill_id', "skills"."skill_id", 'skill_desc', "skills"."skill_desc")
order by "candidate_skills"."position"), '[]')
from "candidate_skills" join "skills" on "skills"."skill_id" = "candidate_skills"."item_id"
where "candidate_skills"."owner_id" = "applications"."candidate_id")) #- '{row,candidate_status}'::text[] #- '{row,extra,candidate_status}'::text[] #- '{row,application_date}'::text[] #- '{row,extra,application_date}'::text[] #- '{row,availability_date}'::text[] #- '{row,extra,availability_date}'::text[] #- '{row,expl_id}'::text[] #- '{row,extra,expl_id}'::text[] #- '{row,candidate_comment2}'::text[] #- '{row,extra,candidate_comment2}'::text[], (select
(select jsonb_build_object('row', to_jsonb("vacancies"),
'choices', jsonb_build_object('skill_id'::text, (select coalesce(jsonb_agg("vacancy_skills"."item_id" order by "vacancy_skills"."position"), '[]') from "vacancy_skills"
where "vacancy_skills"."owner_id" = "applications"."vacancy_id")), 'rows', jsonb_build_object('application_questions'::text, (select coalesce(jsonb_agg(to_jsonb("vacancy_questions") order by "vacancy_questions"."position"), '[]')
from "vacancy_questions" where ("vacancy_questions"."owner_id" = "applications"."vacancy_id" and "vacancy_questions"."retired_at" is null)))) from "vacancies" where "vacancies"."vacancy_id" = "applications"."vacancy_id") #- '{row,score_criteria}'::text[] #- '{row,extra,score_criteria}'::text[] #- '{row,open_reports}'::text[] #- '{row,extra,open_reports}'::text[] #- '{row,taken_down_reason}'::text[] #- '{row,extra,taken_down_reason}'::text[] #- '{row,title_key}'::text[] #- '{row,extra,title_key}'::text[]
#- (case when "vacancies"."show_salary_range" = 1 then '{}' else '{row,salary_range_min}' end)::text[] #- (case when "vacancies"."show_salary_range" = 1 then '{}' else '{row,salary_range_max}' end)::text[]
|| jsonb_build_object('school_name', "schools"."school_name")
from "vacancies" join "schools" on "schools"."school_id" = "vacancies"."school_id"
where "vacancies"."vacancy_id" = "applications"."vacancy_id"), null,
now()
from "applications"
returning application_id)
insert into "application_snapshot_files" (owner_id, field, position, file_id)
select taken.application_id, "candidate_files"."field", "candidate_files"."position", "candidate_files"."file_id"
from taken
join "applications" on "applications"."application_id" = taken.application_id
join "candidate_files" on "candidate_files"."owner_id" = "applications"."candidate_id";
