CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- Longer "words" are not typed by anybody; shorter ones are not corrected.
CREATE FUNCTION "words_of"("named" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT "word" FROM regexp_split_to_table(lower("named"), '[\s[:punct:]،؛؟«»“”‘’–—•·]+') AS "word"
	WHERE length("word") BETWEEN 3 AND 40 ORDER BY "word"
$$;--> statement-breakpoint
-- Without sequential scans: a word of few rows is found by its trigrams however large the table is.
CREATE FUNCTION "is_named"("sought" text) RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off AS $$
	SELECT EXISTS (SELECT FROM "vacancies" WHERE "title_key" LIKE '%' || "sought" || '%' AND "sought" IN (SELECT "words_of"("title_key")))
		OR EXISTS (SELECT FROM "schools" WHERE "school_name" ILIKE '%' || "sought" || '%' AND "sought" IN (SELECT "words_of"("school_name")))
		OR EXISTS (SELECT FROM "subjects" WHERE "subject_name" ILIKE '%' || "sought" || '%' AND "sought" IN (SELECT "words_of"("subject_name")))
		OR EXISTS (SELECT FROM "candidate_roles" WHERE "candr_role_name" ILIKE '%' || "sought" || '%' AND "sought" IN (SELECT "words_of"("candr_role_name")))
$$;--> statement-breakpoint
-- The triggers' argument is the column with the words. Sorted, so that concurrent inserts of the same words wait for
-- each other in one order.
CREATE FUNCTION "add_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_words" SELECT DISTINCT "word"
	FROM (SELECT DISTINCT to_jsonb("changed") ->> tg_argv[0] AS "named" FROM "changed") AS "names", "words_of"("named") AS "word"
	ORDER BY "word" ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "replace_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_words" SELECT "words_of"(to_jsonb(new) ->> tg_argv[0]) ON CONFLICT DO NOTHING;
	DELETE FROM "search_words" WHERE "word" IN (SELECT "words_of"(to_jsonb(old) ->> tg_argv[0])) AND NOT "is_named"("word");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "remove_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "search_words" WHERE "word" IN (SELECT DISTINCT "word"
		FROM (SELECT DISTINCT to_jsonb("changed") ->> tg_argv[0] AS "named" FROM "changed") AS "names", "words_of"("named") AS "word")
		AND NOT "is_named"("word");
	RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
	"one" record;
BEGIN
	FOR "one" IN SELECT * FROM (VALUES ('vacancies', 'vacancy_title'), ('schools', 'school_name'),
		('subjects', 'subject_name'), ('candidate_roles', 'candr_role_name')) AS "names" ("table", "column")
	LOOP
		EXECUTE format('INSERT INTO search_words SELECT DISTINCT word FROM (SELECT DISTINCT %2$I AS named FROM %1$I) AS names, words_of(named) AS word
			ON CONFLICT DO NOTHING', "one"."table", "one"."column");
		EXECUTE format('CREATE TRIGGER add_search_words AFTER INSERT ON %1$I REFERENCING NEW TABLE AS changed
			FOR EACH STATEMENT EXECUTE FUNCTION add_search_words(%2$I)', "one"."table", "one"."column");
		EXECUTE format('CREATE TRIGGER replace_search_words AFTER UPDATE OF %2$I ON %1$I FOR EACH ROW
			WHEN (old.%2$I IS DISTINCT FROM new.%2$I) EXECUTE FUNCTION replace_search_words(%2$I)', "one"."table", "one"."column");
		EXECUTE format('CREATE TRIGGER remove_search_words AFTER DELETE ON %1$I REFERENCING OLD TABLE AS changed
			FOR EACH STATEMENT EXECUTE FUNCTION remove_search_words(%2$I)', "one"."table", "one"."column");
	END LOOP;
END
$$;
