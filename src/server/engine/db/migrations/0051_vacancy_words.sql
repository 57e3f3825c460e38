-- The words of a text, between spaces. Functions of a generated column name their schema, as a restored dump has no path.
CREATE FUNCTION "search_parts"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT regexp_replace(public.folded("written"), '[\s[:punct:]،؛؟«»“”‘’–—•·]+', ' ', 'g')
$$;--> statement-breakpoint
-- What a search looks in, by weight: title A; subject and role B; school, country and city C; texts D. Items are words
-- made of a kind and an id, which nobody can type, so that a renamed item changes no vacancy. '#n' numbers the vacancy's
-- thousand. The parser ignores tags; texts of plain letters need no folding, which takes most of the time.
CREATE FUNCTION "vacancy_search"("vacancy_id" bigint, "title" text, "subject_id" bigint, "candr_id" bigint, "school_id" bigint, "country_id" bigint, "city" text, "texts" text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT setweight(to_tsvector('simple', public.search_parts("title")), 'A')
		|| format('''#s%s'':1B ''#r%s'':1B ''#o%s'':1C ''#c%s'':1C ''#n%s''', "subject_id", "candr_id", "school_id", "country_id", "vacancy_id" >> 10)::tsvector
		|| setweight(to_tsvector('simple', public.search_parts("city")), 'C')
		|| setweight(to_tsvector('simple', CASE WHEN octet_length("texts") = length("texts") THEN lower(left("texts", 20000)) ELSE public.folded(left("texts", 20000)) END), 'D')
$$;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (vacancy_search(vacancy_id, vacancy_title, subject_id, candr_id, school_id, country_id, city, coalesce(job_description, '') || ' ' || coalesce(requirements, '') || ' ' || coalesce(benefits, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "vacancies_words" ON "vacancies" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
-- Cities are words in use, too, and words of two letters; those stay, because no text index tells who else has them.
CREATE OR REPLACE FUNCTION "words_of"("named" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT "word" FROM regexp_split_to_table(lower("named"), '[\s[:punct:]،؛؟«»“”‘’–—•·]+') AS "word"
	WHERE length("word") BETWEEN 2 AND 40 ORDER BY "word"
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "is_named"("sought" text) RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off AS $$
	SELECT EXISTS (SELECT FROM "vacancies" WHERE "title_key" LIKE '%' || folded("sought") || '%' AND "sought" IN (SELECT "words_of"("vacancy_title")))
		OR EXISTS (SELECT FROM "schools" WHERE "name_key" LIKE '%' || folded("sought") || '%' AND "sought" IN (SELECT "words_of"("school_name")))
		OR EXISTS (SELECT FROM "subjects" WHERE "subject_name" ILIKE '%' || "sought" || '%' AND "sought" IN (SELECT "words_of"("subject_name")))
		OR EXISTS (SELECT FROM "candidate_roles" WHERE "candr_role_name" ILIKE '%' || "sought" || '%' AND "sought" IN (SELECT "words_of"("candr_role_name")))
		OR EXISTS (SELECT FROM "cities" WHERE "name" ILIKE '%' || "sought" || '%' AND "sought" IN (SELECT "words_of"("name")))
$$;--> statement-breakpoint
-- The triggers' arguments are columns; rows as JSON would write out their texts.
CREATE OR REPLACE FUNCTION "add_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('INSERT INTO search_words SELECT DISTINCT word FROM (SELECT DISTINCT concat_ws('' '', %s) AS named FROM changed) AS names, words_of(named) AS word
		ORDER BY word ON CONFLICT DO NOTHING', (SELECT string_agg(quote_ident("column"), ', ') FROM unnest(tg_argv) AS "column"));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "replace_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_words" SELECT "words_of"(concat_ws(' ', to_jsonb(new) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[1])) ON CONFLICT DO NOTHING;
	DELETE FROM "search_words" WHERE length("word") > 2 AND "word" IN (SELECT "words_of"(to_jsonb(old) ->> tg_argv[0])) AND NOT "is_named"("word");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "remove_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "search_words" WHERE length("word") > 2 AND "word" IN (SELECT DISTINCT "word"
		FROM (SELECT DISTINCT to_jsonb("changed") ->> tg_argv[0] AS "named" FROM "changed") AS "names", "words_of"("named") AS "word")
		AND NOT "is_named"("word");
	RETURN NULL;
END
$$;--> statement-breakpoint
INSERT INTO "search_words" SELECT DISTINCT "word" FROM (
	SELECT DISTINCT "vacancy_title" FROM "vacancies" UNION SELECT DISTINCT "city" FROM "vacancies" UNION SELECT "school_name" FROM "schools"
	UNION SELECT "subject_name" FROM "subjects" UNION SELECT "candr_role_name" FROM "candidate_roles"
) AS "names" ("named"), "words_of"("named") AS "word" ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TRIGGER "add_search_words" ON "vacancies";--> statement-breakpoint
CREATE TRIGGER "add_search_words" AFTER INSERT ON "vacancies" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "add_search_words"('vacancy_title', 'city');--> statement-breakpoint
DROP TRIGGER "replace_search_words" ON "vacancies";--> statement-breakpoint
CREATE TRIGGER "replace_search_words" AFTER UPDATE OF "vacancy_title", "city" ON "vacancies" FOR EACH ROW
	WHEN (old.vacancy_title IS DISTINCT FROM new.vacancy_title OR old.city IS DISTINCT FROM new.city) EXECUTE FUNCTION "replace_search_words"('vacancy_title', 'city');--> statement-breakpoint
-- Columns that follow from others are not told as changed.
CREATE OR REPLACE FUNCTION "fields_of_row"("row" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT ("row" - 'extra' - 'updated_at' - 'title_key' - 'name_key' - 'search')
		|| CASE jsonb_typeof("row" -> 'extra') WHEN 'object' THEN "row" -> 'extra' ELSE '{}' END
$$;
