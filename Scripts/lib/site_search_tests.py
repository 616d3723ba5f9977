# SPDX-License-Identifier: Apache-2.0
"""Tests of the site's search: what it reads from docc's pages, the order of results, and the questions that it answers."""

import json
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import site_search

ARTICLES = site_search.ARTICLES


def text(words):
    return {"type": "text", "text": words}


def paragraph(*parts):
    return {"type": "paragraph", "inlineContent": [text(part) if isinstance(part, str) else part for part in parts]}


def heading(words, level=2):
    return {"type": "heading", "text": words, "anchor": words.replace(" ", "-").replace(":", ""), "level": level}


def entries(name, *content, title="A page", role="article", kinds=None, references=None):
    """The entries of a site of one page."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"data/documentation/mullion/{name}.json"
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps({"metadata": {"title": title, "role": role, "roleHeading": "Class"},
                                    "primaryContentSections": [{"content": list(content)}], "references": references or {}}))
        return site_search.entries(Path(folder), kinds or {})


class Excerpts(unittest.TestCase):
    def test_a_short_text_is_whole(self):
        self.assertEqual(site_search.excerpt("Rows, and more."), "Rows, and more.")

    def test_a_long_text_ends_at_a_word(self):
        words = "component " * 40
        found = site_search.excerpt(words.strip())
        self.assertTrue(found.endswith("component…"), found)
        self.assertLessEqual(len(found), site_search.EXCERPT + 1)

    def test_a_word_that_ends_at_the_limit_is_whole(self):
        whole = "a" * (site_search.EXCERPT - 4) + " end"
        self.assertEqual(site_search.excerpt(whole + " more"), whole + "…")

    def test_no_comma_before_the_ellipsis(self):
        self.assertEqual(site_search.excerpt("a" * 150 + ", " + "b" * 20), "a" * 150 + "…")

    def test_a_text_without_spaces(self):
        self.assertEqual(site_search.excerpt("가" * 400), "가" * site_search.EXCERPT + "…")

    def test_words_after_the_excerpt_are_found(self):
        _, _, _, begin, rest = site_search.entry("Title", "path", "Guide", "filler " * 40 + "goldens")
        self.assertNotIn("goldens", begin)
        self.assertEqual(rest, "goldens")

    def test_parts_of_a_sentence_bring_their_own_spaces(self):
        (_, _, _, begin, _), = entries("lists", paragraph("Type ", {"type": "codeVoice", "code": "mullion why"}, "."))
        self.assertEqual(begin, "Type mullion why.")

    def test_listings_are_found_but_not_shown(self):
        (_, _, _, begin, rest), = entries("lists", paragraph("Rows."), {"type": "codeListing", "code": ["let layout = 1"]})
        self.assertEqual((begin, rest), ("Rows.", "let layout 1"))


class Kinds(unittest.TestCase):
    def test_pages_by_their_names(self):
        for name, kind in (("rule-badges", "Rule"), ("cl020", "Diagnostic"), ("if005", "Diagnostic"), ("lists", "Guide"), ("peers", "Article")):
            self.assertEqual(site_search.kind_of(f"{ARTICLES}{name}", {"lists": "Guide"}), kind)

    def test_cases_of_rules_and_examples_of_diagnostics(self):
        found = entries("rule-badges", paragraph("Words."), heading("CH-144: badge on an item"), title="Badges")
        self.assertEqual([page[2] for page in found], ["Rule", "Case of Badges"])
        found = entries("cl020", heading("A layout that has it"), heading("Recorded case CH-032"), title="CL020: small")
        self.assertEqual([page[2] for page in found], ["Example of CL020: small", "Diagnostic", "Case of CL020: small"])

    def test_parts_of_other_articles_have_the_name_of_the_article(self):
        found = entries("lists", heading("CH-144: in a guide"), title="Lists", kinds={"lists": "Guide"})
        self.assertEqual(sorted(page[2] for page in found), ["Guide", "Lists"])

    def test_questions_lead_to_their_answers(self):
        link = {"type": "reference", "identifier": "testing", "overridingTitle": "Testing layouts"}
        table = {"type": "table", "rows": [[[paragraph("Question")], [paragraph("Answer")]],
                                           [[paragraph("Where is my Mac?")], [paragraph(link)]]]}
        answer = paragraph({"type": "strong", "inlineContent": [text("How do I start?")]}, " In a clone.")
        found = entries("questions", table, heading("Starting"), {"type": "unorderedList", "items": [{"content": [answer]}]},
                        kinds={"questions": "Questions"}, references={"testing": {"url": "/documentation/mullion/testing#Time"}})
        self.assertEqual([page[:4] for page in found if page[2] == "Question"], [
            ["How do I start?", f"{ARTICLES}questions#Starting", "Question", "In a clone."],
            ["Where is my Mac?", f"{ARTICLES}testing#Time", "Question", "Testing layouts"]])


class Order(unittest.TestCase):
    case = ["CH-014: flexible spacing", f"{ARTICLES}rule-gaps#CH-014-flexible-spacing", "Case of Gaps", "", ""]
    pages = [
        case, ["Gaps", f"{ARTICLES}rule-gaps", "Rule", "Of flexible spacing.", ""],
        ["CL014: no room", f"{ARTICLES}cl014", "Diagnostic", "Flexible spacing without room.", ""],
        ["A layout that has it", f"{ARTICLES}cl014#A-layout-that-has-it", "Example of CL014: no room", "flexible spacing", ""],
        ["Lists", f"{ARTICLES}lists", "Guide", "Rows with flexible spacing.", ""],
        ["기본", f"{ARTICLES}lists-ko", "Guide", "화면의 스크롤", ""], ["Rows", f"{ARTICLES}rows", "Guide", "", ""],
        ["UIStackView", "documentation/uikit/uistackview", "Class", "", ""]]

    def found(self, query):
        return [path.removeprefix(ARTICLES) for path in site_search.found(self.pages, query)]

    def test_cases_follow_guides_rules_and_diagnostics(self):
        found = self.found("flexible spacing")
        self.assertEqual(set(found[:3]), {"rule-gaps", "cl014", "lists"})
        self.assertEqual(set(found[3:]), {"rule-gaps#CH-014-flexible-spacing", "cl014#A-layout-that-has-it"})

    def test_a_case_whose_id_is_given_is_first(self):
        self.assertEqual(self.found("ch-014")[0], "rule-gaps#CH-014-flexible-spacing")

    def test_plurals_find_singulars(self):
        self.assertIn("lists", self.found("list"))
        self.assertEqual(self.found("UIStackViews"), ["documentation/uikit/uistackview"])

    def test_korean_words_are_found_without_their_particles(self):
        self.assertEqual(self.found("화면을"), ["lists-ko"])
        self.assertEqual(self.found("스크롤하나요"), ["lists-ko"])

    def test_common_words_alone_find_what_has_them(self):
        self.assertEqual(self.found("of"), ["rule-gaps"])

    def test_the_page_finds_the_same(self):
        if not shutil.which("node"):
            self.skipTest("there is no node to run the page's script")
        queries = ["flexible spacing", "ch-014", "lists", "UIStackViews", "화면을", "스크롤하나요", "of", "Lists rows", "nothing at all", ""]
        script = site_search.page(self.pages).split("<script>")[1].split("</script>")[0]
        stub = ("const element = () => ({ addEventListener() {}, replaceChildren() {}, append() {}, value: '' });"
                "globalThis.document = { querySelector: element, createElement: element }; globalThis.location = { hash: '' };")
        show = f";console.log(JSON.stringify({json.dumps(queries)}.map(query => found(query).map(page => page[1]))))"
        done = subprocess.run(["node", "-e", stub + script + show], capture_output=True, text=True)
        self.assertEqual(done.stderr, "")
        self.assertEqual(json.loads(done.stdout), [site_search.found(self.pages, query) for query in queries])


class Answers(unittest.TestCase):
    pages = [["Testing layouts", f"{ARTICLES}testing", "Guide", "A clock that stands.", "goldens"],
             ["Lists", f"{ARTICLES}lists", "Guide", "Rows.", "keys"], ["Keys everywhere", f"{ARTICLES}keys", "Article", "", "goldens"]]

    def problems(self, question, pages=None):
        return site_search.question_problems(
            pages or self.pages, f"| {question} | [Testing](Guides/testing.md#time) |", lambda target: "testing")

    def test_a_question_whose_first_result_is_its_answer(self):
        self.assertEqual(self.problems("Goldens?"), ([], 1))

    def test_a_question_whose_first_result_is_another_page(self):
        self.assertEqual(self.problems("Keys?"), (["searching for “Keys?” does not find testing first, but keys"], 1))

    def test_a_question_that_finds_nothing(self):
        self.assertEqual(self.problems("Zebras?"), (["searching for “Zebras?” does not find testing first, but nothing"], 1))

    def test_a_question_that_only_its_own_entry_answers(self):
        own = ["Keys?", f"{ARTICLES}testing", "Question", "Testing", ""]
        self.assertEqual(self.problems("Keys?", [*self.pages, own]), (
            ["without its entry, “Keys?” does not lead to testing, but to keys, lists"], 1))

    def test_headings_and_other_lines_are_no_questions(self):
        self.assertEqual(site_search.question_problems(self.pages, "| Question | Answer |\n| --- | --- |\n", str), ([], 0))


if __name__ == "__main__":
    unittest.main()
