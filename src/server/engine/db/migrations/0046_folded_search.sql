-- What searches ignore: case, diacritics of every script, and in Arabic the forms of alef and hamza, ta marbuta, alef
-- maksura and tatweel. Hamza and tatweel come last and have no counterpart, so they go. The same as `folded` in
-- src/language/run/value/folded.ts. Its argument is named once, so that it can be inlined.
CREATE FUNCTION "folded"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower(regexp_replace(translate(normalize("written", NFKD), 'ٱىةکی٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ءـ', 'ايهكي01234567890123456789'),
		'[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]', '', 'g'))
$$;--> statement-breakpoint
DROP INDEX "application_snapshots_name";--> statement-breakpoint
DROP INDEX "candidates_search";--> statement-breakpoint
DROP INDEX "schools_name_search";--> statement-breakpoint
DROP INDEX "schools_city_search";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
-- Their indexes are rebuilt.
ALTER TABLE "schools" ALTER COLUMN "name_key" SET EXPRESSION AS (folded(school_name));--> statement-breakpoint
ALTER TABLE "vacancies" ALTER COLUMN "title_key" SET EXPRESSION AS (folded(vacancy_title));--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "name_key" text GENERATED ALWAYS AS (folded((profile #>> '{row,first_name}') || ' ' || (profile #>> '{row,last_name}') || E'\n' || coalesce(profile #>> '{row,extra,first_name_ar}', '') || ' ' || coalesce(profile #>> '{row,extra,last_name_ar}', ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "application_snapshots_name" ON "application_snapshots" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "candidates_search" ON "candidates" USING gin (folded("first_name" || ' ' || "last_name" || E'\n' || coalesce("extra" ->> 'first_name_ar', '') || ' ' || coalesce("extra" ->> 'last_name_ar', '') || E'\n' || coalesce("designation", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "schools_name_search" ON "schools" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "schools_city_search" ON "schools" USING gin (folded("city") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (folded("full_name" || E'\n' || "user_name") gin_trgm_ops);--> statement-breakpoint
-- A word of the dictionary is kept as it is written, and compared folded.
DROP INDEX "search_words_similar";--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin (folded("word") gin_trgm_ops);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "is_named"("sought" text) RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off AS $$
	SELECT EXISTS (SELECT FROM "vacancies" WHERE "title_key" LIKE '%' || folded("sought") || '%' AND "sought" IN (SELECT "words_of"("vacancy_title")))
		OR EXISTS (SELECT FROM "schools" WHERE "name_key" LIKE '%' || folded("sought") || '%' AND "sought" IN (SELECT "words_of"("school_name")))
		OR EXISTS (SELECT FROM "subjects" WHERE "subject_name" ILIKE '%' || "sought" || '%' AND "sought" IN (SELECT "words_of"("subject_name")))
		OR EXISTS (SELECT FROM "candidate_roles" WHERE "candr_role_name" ILIKE '%' || "sought" || '%' AND "sought" IN (SELECT "words_of"("candr_role_name")))
$$;--> statement-breakpoint
-- Columns that follow from others are not told as changed.
CREATE OR REPLACE FUNCTION "fields_of_row"("row" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT ("row" - 'extra' - 'updated_at' - 'title_key' - 'name_key')
		|| CASE jsonb_typeof("row" -> 'extra') WHEN 'object' THEN "row" -> 'extra' ELSE '{}' END
$$;
