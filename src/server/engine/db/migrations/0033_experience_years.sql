-- The years of the levels that shipped before a level had years, where nobody has given it another name.
UPDATE "experience_levels" SET "extra" = years.of || "extra"
FROM (VALUES
	('Newly qualified', '{"years_from": 0, "years_to": 1}'::jsonb),
	('Junior (1 to 2 years)', '{"years_from": 1, "years_to": 2}'),
	('Experienced (3 to 5 years)', '{"years_from": 3, "years_to": 5}'),
	('Senior (6 to 10 years)', '{"years_from": 6, "years_to": 10}'),
	('Expert (more than 10 years)', '{"years_from": 11}')
) AS years(name, of)
WHERE "expl_desc" = years.name;
