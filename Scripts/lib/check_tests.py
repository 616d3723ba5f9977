#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Each rule of Scripts/check fails where it should, and is silent where it should. `Scripts/check --test`."""

import contextlib
import importlib.machinery
import importlib.util
import io
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

LIBRARY = Path(__file__).resolve().parent
sys.path.insert(0, str(LIBRARY))

import fidelity  # noqa: E402
import house_rules as rules  # noqa: E402

PLACE = Path("Sources/Lists/CollectionViews/Engine/Widget.swift")


def said(problems):
    return [what for _, what in problems]


def functions(text, place=PLACE, allowed=""):
    return said(rules.function_problems(place, rules.code_only(text), rules.Exceptions(allowed)))


def names(text, stem="Widget", allowed=""):
    return said(rules.name_problems(PLACE.with_stem(stem), rules.code_only(text), rules.Exceptions(allowed)))


def comments(text, allowed=""):
    return said(rules.comment_problems(PLACE, text, rules.Exceptions(allowed)))


class LengthTests(unittest.TestCase):
    def test_file_problems_are_found_beyond_400_lines_of_code(self):
        line, remark = "let x = 1\n", "// a remark\n\n"
        none = rules.Exceptions()
        self.assertEqual(said(rules.file_problems(PLACE, rules.code_only(line * 400 + remark * 100), none)), [])
        self.assertEqual(len(rules.file_problems(PLACE, line * 401, none)), 1)

    def test_file_problems_let_open_classes_be_as_long_as_the_list_says(self):
        def problems(kind, allowed):
            exceptions = rules.Exceptions(f"length Widget {allowed}")
            return rules.file_problems(PLACE, f"{kind} Widget {{\n" + "  let x = 1\n" * 408 + "}\n", exceptions) + rules.exception_problems(exceptions, PLACE)
        self.assertEqual(problems("open class", 410), [])
        self.assertEqual(len(problems("open class", 409)), 1)
        self.assertEqual(len(problems("open class", 411)), 1)
        self.assertEqual(len(problems("final class", 410)), 2)

    def test_function_problems_are_found_beyond_80_lines(self):
        text = "func long() {{\n{}}}\n"
        self.assertEqual(functions(text.format("  step()\n" * 78)), [])
        self.assertEqual(functions(text.format("  step()\n" * 79)), ["long has 81 lines; the limit is 80"])

    def test_function_problems_are_found_beyond_five_parameters(self):
        self.assertEqual(functions("func f(a: Int, b: (Int, Int), c: [Int: Int], d: (Int) -> Int, e: Int) {}"), [])
        self.assertIn("f has 6 parameters", functions(
            "func f(a: Int, b: Int, c: Int, d: Int, e: Map<Int, Int>, g: Int) {}")[0])

    def test_parameters_are_counted_as_the_compiler_counts_them(self):
        for text, count in (("", 0), (" \n ", 0), ("_ a: Int", 1), ("a: Int = f(1, 2), b: (A, B) -> C", 2),
                            ("a: Map<K, V>,\n  b: Int,\n", 2)):
            self.assertEqual(rules.parameters_of(text), count, text)

    def test_names_of_uikit_and_initialisers_may_have_more(self):
        six = "(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int)"
        self.assertEqual(functions(f"  public func g{six} {{}}\n  open func g{six} {{}}"), [])
        self.assertEqual(functions(f"init{six} {{}}"), [])
        self.assertEqual(len(functions(f"public func g{six} {{}}", Path("Sources/Lists/MullionExtras/Widget.swift"))), 1)


class CodeTests(unittest.TestCase):
    text = 'let a = "x { \\(b("y")) z" // } no\n/* {\n */ let c = """\n  {\n  """\nlet d = 1\n'

    def test_comments_and_strings_are_no_code(self):
        self.assertEqual(rules.code_only(self.text), 'let a = "" \n\n let c = ""\n\n\nlet d = 1\n')

    def test_code_can_stay_where_it_stood(self):
        code = rules.code_only(self.text, in_place=True)
        self.assertEqual(len(code), len(self.text))
        self.assertEqual(code.index("let d"), self.text.index("let d"))
        self.assertEqual(re.sub(r"[ \"]+", " ", code), "let a = \n \n let c = \n \n \nlet d = 1\n")


class NameTests(unittest.TestCase):
    def test_name_problems_are_found_in_a_file_of_two_types(self):
        self.assertIn("one top-level type", names("struct Widget {}\nstruct Gadget {}")[0])
        self.assertEqual(names("struct Widget { struct Part {} }\nprivate struct Gadget {}"), [])

    def test_name_problems_are_found_where_the_file_is_called_otherwise(self):
        self.assertEqual(names("struct Gadget {}"), ["contains Gadget; name the file after it"])

    def test_name_problems_are_found_in_extensions_without_an_aspect(self):
        self.assertIn("name the file UIView+Aspect.swift", names("extension UIView {}", "Moving")[0])
        self.assertIn("name the file UIView+Aspect.swift", names("extension UIView {}", "UIView")[0])
        self.assertIn("name the file UIView+Aspect.swift", names("extension UIView {}", "UIScrollView+Moving")[0])
        self.assertEqual(names("extension UIView {}", "UIView+Moving"), [])
        self.assertEqual(names("extension Publishers { struct Map {} }\nextension Publisher {}", "Map"), [])
        self.assertEqual(names("extension Publisher { func replaceNil() {} }", "ReplaceNil"), [])


class CommentTests(unittest.TestCase):
    def test_comment_problems_are_found_where_package_has_no_sentence(self):
        self.assertIn("width is package", comments("  package var width: Int")[0])
        self.assertIn("move is package", comments("// A remark.\n  @inlinable package static func move() {}")[0])
        self.assertEqual(comments("  /// In points.\n  @MainActor\n  package var width: Int"), [])
        guarded = "  #if !CHECKS\n  @exclusivity(unchecked)\n  #endif\n  package var width: Int"
        self.assertEqual(comments("  /// In points.\n" + guarded), [])
        self.assertIn("width is package", comments(guarded)[0])

    def test_what_says_itself_needs_no_comment(self):
        self.assertEqual(comments("package import Foundation\n\npackage override func f() {}\n\n"
                                  "package static func == (a: A, b: A) -> Bool {}"), [])

    def test_what_is_on_the_list_needs_none_and_one_more_does(self):
        two = "package var width: Int\n\npackage var height: Int\n"
        self.assertEqual(comments(two, "comment Widget 2"), [])
        self.assertEqual(len(comments(two, "comment Widget 1")), 1)


class LineTests(unittest.TestCase):
    def test_licence_problems_are_found_without_the_line(self):
        self.assertEqual(len(rules.licence_problems(PLACE, "import Foundation\n")), 1)
        self.assertEqual(rules.licence_problems(PLACE, "// SPDX-License-Identifier: Apache-2.0\n"), [])

    def test_edge_problems_are_found_in_collection_views_alone(self):
        self.assertEqual(len(rules.edge_problems(PLACE, "a.intersects(b)")), 1)
        self.assertEqual(rules.edge_problems(Path("Sources/Views/ViewTree/UIView.swift"), "a.intersects(b)"), [])

    def test_isolation_problems_are_found_in_what_is_named_by_uikit(self):
        for text, count in (("  @MainActor public static func f() {}\n", 1), ("@MainActor\npublic func f() {}\n", 1),
                            ("@preconcurrency @MainActor\npublic func f() {}\n", 0), ("@MainActor func f() {}\n", 0),
                            ("@MainActor open class var _namedMembers: [_NamedMember] { [] }\n", 0)):
            self.assertEqual(len(rules.isolation_problems(PLACE, text)), count, text)
        self.assertEqual(rules.isolation_problems(Path("Sources/Lists/Composer/A.swift"), "@MainActor public func f() {}"), [])

    def test_unsafe_problems_are_state_without_a_reason_and_more_than_the_list_allows(self):
        text = "  // Used with the lock held.\n  nonisolated(unsafe) var a = 1\n  nonisolated(unsafe) var b = 1\n"
        def problems(allowed):
            return rules.unsafe_problems([(PLACE, text)], rules.Exceptions(f"unsafe Sources {allowed}"))
        self.assertEqual([place for place, _ in problems(2)], [f"{PLACE}:3"])
        self.assertEqual([place for place, _ in problems(1)], [f"{PLACE}:3", "Sources"])

    def test_ambient_problems_are_more_uses_than_the_list_allows(self):
        sources = [(PLACE, "let a = HostEnvironment.current\n"), (PLACE, "let b = HostEnvironment.currents\n")]
        self.assertEqual(rules.ambient_problems(sources, rules.Exceptions("ambient Sources 1")), [])
        self.assertEqual(len(rules.ambient_problems(sources, rules.Exceptions())), 1)


class InternalTests(unittest.TestCase):
    PLACE = Path("Sources/Views/ViewTree/Touches/Widget.swift")

    def test_internal_problems_are_more_unnamed_types_than_the_list_allows(self):
        def problems(allowed, words=()):
            return rules.internal_problems(["Widget", "Gadget"], set(words), rules.Exceptions(f"unnamed internals {allowed}"))
        self.assertEqual(problems(2), [])
        self.assertEqual(len(problems(1)), 1)
        self.assertEqual(problems(1, ["Widget"]), [])
        self.assertEqual(problems(0, ["Widget", "GadgetTests"]), [])

    def test_long_types_are_those_of_60_lines_that_only_the_package_sees(self):
        def found(head, lines=58, place=self.PLACE):
            return rules.long_internal_types(place, head + " Widget {\n" + "  let x = 1\n" * lines + "}\n")
        self.assertEqual(found("final class"), ["Widget"])
        self.assertEqual(found("package struct"), ["Widget"])
        self.assertEqual(found("final class", lines=57), [])
        for head in ("open class", "public struct", "private struct", "extension"):
            self.assertEqual(found(head), [])
        self.assertEqual(found("struct", place=PLACE), [])


class PictureTests(unittest.TestCase):
    def test_picture_problems_are_found_beyond_16_KB_alone_and_2_MB_together(self):
        def problems(*sizes):
            return [place for place, _ in rules.picture_problems([(f"{index}.png", size) for index, size in enumerate(sizes)])]
        self.assertEqual(problems(16384, 1), [])
        self.assertEqual(problems(1, 16385), ["1.png"])
        self.assertEqual(problems(*[16384] * 128), [])
        self.assertEqual(problems(*[16384] * 128, 1), ["Tests"])


class ExceptionTests(unittest.TestCase):
    def test_exception_problems_are_found_in_lines_that_allow_too_much(self):
        exceptions = rules.Exceptions("# a remark\nextension Widget 2\nextension Gadget\n")
        rules.name_problems(PLACE, "extension UIView {}", exceptions)
        self.assertEqual(
            said(rules.exception_problems(exceptions, "list")),
            ["allows 2 of extension in Widget, where there is 1: lower the number",
             "allows 1 of extension in Gadget, where there are 0: remove the line"])

    def test_what_is_on_the_list_is_allowed_and_one_more_is_not(self):
        self.assertEqual(names("extension UIView {}", "Moving", "extension Moving"), [])
        six = "func f(a: Int, b: Int, c: Int, d: Int, e: Int, g: Int) {}"
        self.assertEqual(functions(six, allowed="parameters Widget.f"), [])


class LadderTests(unittest.TestCase):
    MANIFEST = '''
      // Rung 0
      module("Ground"),
      // Rung 1
      module("House", ["Ground"]), module("Barn"), module("Composer"),
      part(
        "Fields/Shed", ["Ground"]),
    // Tests
      .testTarget(name: "HouseTests"),
'''

    def problems(self, name, *dependencies, text="", **more):
        target = {"name": name, "type": "library", "dependencies": [{"byName": [d, None]} for d in dependencies]}
        return said(rules.ladder_problems(
            rules.rungs_of(self.MANIFEST), [target | more], lambda target: [(PLACE, text)]))

    def test_ladder_problems_are_arrows_that_do_not_point_down(self):
        self.assertEqual(self.problems("House", "Ground"), [])
        self.assertIn("House (rung 1) depends on Barn (rung 1)", self.problems("House", "Barn")[0])
        self.assertIn("Ground (rung 0) depends on House (rung 1)", self.problems("Ground", "House")[0])

    def test_a_closure_is_all_that_a_target_depends_on(self):
        targets = {name: {"dependencies": [{"byName": [other, None]} for other in others]}
                   for name, others in {"A": "BC", "B": "D", "C": "D", "D": "", "E": "A"}.items()}
        self.assertEqual(rules.closure("A", targets), {"A", "B", "C", "D"})
        self.assertEqual(rules.closure("D", targets), {"D"})

    def test_a_part_has_the_prefix(self):
        self.assertEqual(rules.rungs_of(self.MANIFEST)["MullionShed"], 1)

    def test_ladder_problems_are_targets_without_a_rung(self):
        self.assertIn("is under no", self.problems("Tower")[0])
        self.assertEqual(self.problems("HouseTests", type="test"), [])

    def test_ladder_problems_are_imports_that_the_manifest_does_not_list(self):
        self.assertEqual(self.problems("House", "Ground", text="public import Ground\n"), [])
        self.assertIn("imports Ground", self.problems("House", text="import struct Ground.Soil\n")[0])

    def test_ladder_problems_are_clients_that_see_more_than_public(self):
        self.assertIn("limited to public", self.problems("Composer", packageAccess=True)[0])
        self.assertEqual(self.problems("Composer", packageAccess=False), [])


    def test_table_problems_are_rungs_that_differ_from_the_manifest(self):
        def told(text):
            return said(rules.table_problems("A.md", text, {"Ground": 0, "House": 1, "Barn": 1}))
        right = "| Rung | Module | |\n| --: | --- | --- |\n| 1 | `House` | x |\n| | `Barn` | `Y` |\n| 0 | `Ground` | z |\n\n"
        self.assertEqual(told(right + "| 3 | `Other` | another table |"), [])
        self.assertIn("has Ground on rung 1", told(right.replace("| 0", "| 1"))[0])
        self.assertIn("has no row for Barn", told(right.replace("`Barn`", "barns"))[0])
        self.assertIn("has a row for Tower", told(right.replace("`Barn`", "`Barn`, `Tower`"))[0])
        high = "| Rung | Module |\n| --: | --- |\n| 10 | `Tower` |\n"
        self.assertEqual(rules.table_problems("A.md", high, {"Tower": 10}), [])
        self.assertEqual(rules.rungs_of("    // Rung 10\n    module(\"Tower\"),\n"), {"Tower": 10})

    def test_framework_problems_are_frameworks_that_uikit_needs(self):
        def problems(condition):
            return rules.framework_problems([
                {"name": "UIKit", "path": "Sources/Controllers/UIKit", "dependencies": [{"byName": ["Views", None]}]},
                {"name": "Views", "path": "Sources/Views/Views", "dependencies": [{"target": ["Films", condition]}]},
                {"name": "Films", "path": "Sources/Frameworks/Films", "dependencies": []}])
        self.assertEqual(problems({"traits": ["AppleFrameworks"]}), [])
        self.assertEqual(len(problems(None)), 1)

    def test_leaf_problems_are_lists_of_modules_that_differ_from_the_manifest(self):
        def problems(text):
            return rules.leaf_problems([
                {"name": "UIKit", "type": "regular", "path": "Sources/Controllers/UIKit",
                 "dependencies": [{"target": ["Images", {"traits": ["AppleFrameworks"]}]}]},
                {"name": "Images", "type": "regular", "path": "Sources/Frameworks/Images", "dependencies": []},
                {"name": "Films", "type": "regular", "path": "Sources/Frameworks/Films", "dependencies": []},
                {"name": "FilmsTests", "type": "test", "path": "Tests/Frameworks/FilmsTests", "dependencies": []}], "A.swift", text)
        self.assertEqual(problems('let leaves = ["Films"]'), [])
        self.assertIn("these are Films", problems('let leaves = [\n  "Films", "Images",\n]')[0][1])

    def test_ladder_table_puts_modules_on_their_rungs(self):
        text = "# A\n\n| Rung | Modules |\n| ---: | --- |\n| 1 | `House`, `Barn`, `Sheds/` |\n| 0 | `Ground` |\n\nEnd\n"
        rungs = {"Ground": 0, "House": 1, "Barn": 1}
        self.assertEqual(rules.ladder_table(text, rungs), text)
        higher = rules.ladder_table(text, rungs | {"Barn": 2})
        self.assertIn("| 2 | `Barn` |\n| 1 | `House`, `Sheds/` |\n| 0 |", higher)
        other = rules.ladder_table(text, {"Ground": 0, "Mill": 0, "House": 1})
        self.assertIn("| 1 | `House`, `Sheds/` |\n| 0 | `Ground`, `Mill` |\n", other)

    def test_family_problems_are_modules_without_a_row_and_rows_without_a_module(self):
        targets = [{"name": "MullionBarn", "path": "Sources/Farm/Barn"}, {"name": "House", "path": "Sources/Farm/House"},
                   {"name": "Mill", "path": "Sources/Town/Mill"}, {"name": "Whole"}]

        def problems(*rows):
            page = "# Farm\n\n| Module | Contents |\n| --- | --- |\n" + "".join(f"| {row} |\n" for row in rows) + "\n| `Roof` | x |\n"
            return said(rules.family_problems(targets, {"Sources/Farm": page, "Sources/Town": mill}, {"Sources/Farm/CGarden"}))
        mill = "| Module | Contents |\n| `Mill` | flour |\n"
        self.assertEqual(problems("`MullionBarn` | hay, `Wheat`", "`House`, `CGarden` | people"), [])
        self.assertIn("no row for House", problems("`MullionBarn` | hay")[0])
        self.assertIn("has a row for Mill", problems("`MullionBarn` | hay", "`House` | people", "`Mill` | flour")[0])
        mill = ""
        self.assertIn("has no row for Mill", problems("`MullionBarn` | hay", "`House` | people")[0])


class ChangelogTests(unittest.TestCase):
    def difference(self, path, *lines):
        return f"diff --git a/{path} b/{path}\n--- a/{path}\n+++ b/{path}\n@@ -1 +1 @@\n" + "\n".join(lines) + "\n"

    def test_changelog_problems_are_public_declarations_that_come_go_or_change(self):
        place = "Sources/Views/ViewTree/UIView.swift"
        for lines in (["+  open func move() {}"], ["-  public var a: Int { 1 }"],
                      ["-  public func f()", "+  public func f(a: Int)"]):
            self.assertEqual(len(rules.changelog_problems(self.difference(place, *lines), False)), 1, lines)
            self.assertEqual(rules.changelog_problems(self.difference(place, *lines), True), [], lines)

    def test_a_new_line_counts_under_unreleased_or_in_a_version_that_was_closed_since(self):
        old = "# Changelog\n\n## Unreleased\n\n- A.\n\n## 0.1.0 – 2026-01-01\n\n- B is long.\n"
        for new in (old.replace("- A.", "- A.\n- C."),
                    old.replace("## Unreleased", "## Unreleased\n\n## 0.2.0 – 2026-02-02\n\n- C.")):
            self.assertTrue(rules.has_new_changelog_line(old, new), new)
        for new in (old, old.replace("- A.\n", ""), old.replace("B is long", "B"), old.replace("- A.", "### Tests\n\n- A."),
                    old.replace("## Unreleased", "## Unreleased\n\n## 0.2.0 – 2026-02-02")):
            self.assertFalse(rules.has_new_changelog_line(old, new), new)
        self.assertTrue(rules.has_new_changelog_line("", old))

    def test_what_nobody_can_notice_needs_no_line(self):
        for path, line in (("Sources/A/A.swift", "+  package func f() {}"), ("Sources/A/A.swift", "+  // public var a"),
                           ("Sources/A/A.swift", "+  public override func layoutSubviews() {}"),
                           ("Sources/A/A.swift", "+public func _start() {}"),
                           ("Sources/A/A.swift", "+@_exported public import class A.B"),
                           ("AppleModules/Tests/ATests/A.swift", "+public struct A {}"), ("Tests/A.swift", "+public struct A {}")):
            self.assertEqual(rules.changelog_problems(self.difference(path, line), False), [], line)
        moved = self.difference("Sources/A/A.swift", "-  public func f() {") + self.difference(
            "Sources/B/B.swift", "+public func f() {")
        self.assertEqual(rules.changelog_problems(moved, False), [])

    def test_a_file_that_moves_changes_nothing(self):
        moved = "--- a/Sources/A/A.swift\n+++ /dev/null\n-public struct A {}\n" \
            "--- /dev/null\n+++ b/Sources/B/A.swift\n+public struct A {}\n"
        self.assertEqual(rules.changelog_problems(moved, False), [])
        self.assertEqual(len(rules.changelog_problems(moved.split("--- /dev/null")[0], False)), 1)

    def test_subject_problems_are_commits_that_do_two_things(self):
        told = rules.subject_problems(["Move tables and cells", "Handle `a and b`", "Mend bands"])
        self.assertEqual([place for place, _ in told], ["commit 'Move tables and cells'"])

    def test_subjects_are_those_that_a_change_adds_and_no_origin_is_no_mistake(self):
        root = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, root)
        loader = importlib.machinery.SourceFileLoader("check_of_subjects", str(LIBRARY.parent / "check"))
        check = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_of_subjects", loader))
        loader.exec_module(check)

        def git(place, *words):
            author = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main")
            subprocess.run(["git", *author, *words], cwd=place, check=True, capture_output=True)

        def told(place):
            check.ROOT = place
            with contextlib.redirect_stderr(io.StringIO()):
                return [place for place, _ in check.check_changelog()]

        one, clone, shallow = root / "one", root / "clone", root / "shallow"
        one.mkdir()
        git(one, "init")
        (one / "CHANGELOG.md").write_text("## Unreleased\n")
        git(one, "add", ".")
        git(one, "commit", "-m", "Move tables and cells")
        self.assertEqual(told(one), [])
        git(root, "clone", str(one), str(clone))
        git(one, "commit", "--allow-empty", "-m", "Mend rows and bands")
        git(root, "clone", "--depth", "1", one.as_uri(), str(shallow))
        self.assertEqual((told(one), told(clone), told(shallow)), ([], [], []))
        for subject in ("Mend bands", "Draw lines and boxes"):
            git(clone, "commit", "--allow-empty", "-m", subject)
        self.assertEqual(told(clone), ["commit 'Draw lines and boxes'"])

    def test_unreleased_problems_are_changelogs_without_the_heading(self):
        for text in ("# Changelog\n\n## 1.0\n", "# Changelog\n", "# Changelog\n\n## 1.0\n\n## Unreleased\n"):
            self.assertEqual(len(rules.unreleased_problems(text)), 1, text)
        self.assertEqual(rules.unreleased_problems("# Changelog\n\n## Unreleased\n\n## 1.0\n"), [])

    def test_changelog_length_problems_are_versions_of_more_than_1500_words(self):
        text = "## Unreleased\n\n## 0.1.0\n" + "- word\n" * 749
        self.assertEqual(rules.changelog_length_problems(text), [])
        self.assertEqual(len(rules.changelog_length_problems(text + "- word\n")), 1)


class VersionTests(unittest.TestCase):
    SOURCE = 'enum Help {\n  static let version = "0.3.0"\n}\n'
    CHANGELOG = "# Changelog\n\n## Unreleased\n\n## 0.3.0 – 2026-11-29\n\n## 0.2.0 – 2026-11-23\n"

    def problems(self, source=SOURCE, changelog=CHANGELOG, tags=()):
        return said(rules.number_problems("Help.swift", source, changelog, tags))

    def test_number_problems_are_tags_of_another_number(self):
        for tags in ([], ["0.3.0"], ["v0.3.0"], ["v0.3"], ["nightly", "v0.3.0-rc.1"]):
            self.assertEqual(self.problems(tags=tags), [], tags)
        for tag in ("0.3.1", "v0.4", "v0.2.0", "0.2"):
            self.assertEqual(self.problems(tags=["0.3.0", tag]), [f"has version 0.3.0; the tag of this commit is {tag}"])

    def test_the_newest_version_of_the_changelog_is_the_number(self):
        older = self.CHANGELOG.replace("## 0.3.0 – 2026-11-29\n\n", "")
        self.assertEqual(self.problems(changelog=older), ["has version 0.3.0; the newest in CHANGELOG.md is 0.2.0"])
        self.assertEqual(self.problems(changelog="## Unreleased\n"), ["has version 0.3.0; the newest in CHANGELOG.md is missing"])

    def test_a_source_without_a_number_is_a_problem(self):
        self.assertIn("has no `static let version", self.problems(source='static let version = "0.3"\n')[0])

    def test_dependency_problems_are_manifests_of_pages_with_another_number(self):
        def problems(line):
            return said(rules.dependency_problems("A.md", line, "0.3.0"))
        self.assertEqual(problems('.package(url: "…/mullion.git", from: "0.3.0"),'), [])
        self.assertEqual(problems('.package(url: "https://example.org/other.git", from: "1.0.0"),'), [])
        self.assertEqual(problems('.package(url: "…/mullion.git", from: "0.2.0"),'), ["depends on version 0.2.0; the version is 0.3.0"])
        self.assertEqual(len(problems('.package(url: "https://example.org/mullion", exact: "0.2.0"),')), 1)


class GapTests(unittest.TestCase):
    INTERFACE = rules.interface_of(['''
        open class UISlider: UIControl {
          /// { a remark }
          public var value: Float { get { text("}") } set {} }
          package var hidden: Int
          open func setValue(_ value: Float, animated: Bool) { func inner() {} }
          public enum Style { case plain, round(Int) }
        }
        extension UISlider {
          public func move(to value: (Int, Int), by step: Step<Int, Int>) {}
        }
        public protocol UISliderDelegate: AnyObject { func sliderMoved(_ slider: UISlider) }
        class Inner { public func unseen() {} }
        ''', "public typealias UISliderHandler = (UISlider) -> Void\n"])

    def gaps(self, text):
        return said(rules.gap_problems("Fidelity.md", text, self.INTERFACE))

    def test_the_interface_is_what_is_public(self):
        self.assertEqual(set(self.INTERFACE), {"UISlider", "UISlider.Style", "UISliderDelegate", "UISliderHandler"})
        self.assertLessEqual({"value", "setValue(_:animated:)", "move(to:by:)"}, self.INTERFACE["UISlider"])
        self.assertNotIn("hidden", self.INTERFACE["UISlider"])
        self.assertEqual(self.INTERFACE["UISlider.Style"], {"plain", "round"})
        self.assertIn("sliderMoved(_:)", self.INTERFACE["UISliderDelegate"])

    def test_row_problems_are_public_names_of_which_the_page_says_nothing(self):
        code = "public class UIKnob {\n  public struct Inner {}\n}\n@MainActor\npublic func CGMake() {}\nstruct Own {}\n" \
            "open class UILever {}\npublic typealias Turn = Int\n"
        found = said(rules.row_problems("A.swift", code, {"UILever"}))
        self.assertEqual([line.split("declares ")[1].split(",")[0] for line in found], ["UIKnob", "Turn", "CGMake"])

    def test_gap_problems_are_missing_names_of_a_row_that_are_here(self):
        self.assertEqual(self.gaps("| `UISlider` | part: no `thumbTintColor`; `value` rounds | ours |"), [])
        self.assertEqual(self.gaps("| `UISlider` | part: no `value` | ours |"),
                         ["declares value missing; UISlider.value exists"])
        self.assertEqual(self.gaps("| `UISlider` | part: without sounds, values of one's own | ours |"), [])
        self.assertEqual(len(self.gaps("| `UISlider` | part: without sounds, value and setValue | ours |")), 2)
        self.assertEqual(len(self.gaps("| `UIBar` | part: without `UISlider`, `UISlider.value` | ours |")), 2)

    def test_gap_problems_are_sentences_about_what_is_missing_and_here(self):
        self.assertEqual(len(self.gaps("- `UISlider` works. Books and `move(to:by:)` are missing.")), 1)
        self.assertEqual(self.gaps("- `move(to:by:)` works. Books and `thumbs(at:)` are missing."), [])

    def test_tables_that_a_script_makes_are_not_read(self):
        self.assertEqual(self.gaps("<!-- area 1: made -->\n| `UISlider` | part: no `value` | x |\n<!-- end of area 1 -->"), [])

    def test_known_gap_problems_are_comments_about_what_is_missing_and_here(self):
        def known(comment):
            text = f"/// A control.\n///\n/// {comment}\n@MainActor\nopen class UISlider {{}}\n"
            return said(rules.known_gap_problems(Path("UISlider.swift"), text, self.INTERFACE))
        self.assertEqual(known("Known gaps: images, `value`, and sounds."),
                         ["declares value missing; UISlider.value exists"])
        self.assertEqual(known("Differs from UIKit: no `UISlider.Style`.")[0][:8], "declares")
        self.assertEqual(known("Known gaps: `images`, `setValue(_:animated:)` moves at once."), [])


class PageTests(unittest.TestCase):
    def test_link_problems_are_links_and_paths_that_lead_nowhere(self):
        def links(text):
            return said(rules.link_problems("A.md", text, lambda name: name in ("B.md", "/Sources/B")))
        self.assertEqual(links("[b](B.md#part) [c](https://c.org) `Sources/B/` ```\n`Sources/C`\n```"), [])
        self.assertEqual(links("[c](C.md)"), ["links to C.md, which does not exist"])
        self.assertEqual(links("`Sources/C`"), ["names Sources/C, which does not exist"])
        self.assertEqual(links("[b](../../actions/workflows/ci.yml)"),
                         ["links to ../../actions/workflows/ci.yml, which does not exist"])
        self.assertEqual(said(rules.link_problems(
            "A.md", '<img src="../../actions/workflows/ci.yml/badge.svg">', lambda name: name == "/.github/workflows/ci.yml")), [])

    def test_named_problems_are_words_of_code_that_nothing_is_called(self):
        def named(text):
            return said(rules.named_problems("A.md", text, {"Widget", "UIView+Moving"}))
        self.assertEqual(named("`Widget`, `Widget.turn(by:)`, `@Widget`, `UIView+Moving`, `unowned`, `a B`"), [])
        self.assertIn("names Gadget", named("`Gadget.turn`")[0])
        self.assertIn("names UIView+Turning", named("`UIView+Turning`")[0])


class WholeTests(unittest.TestCase):
    """Scripts/check itself, on a small repository that breaks its rules."""

    def setUp(self):
        loader = importlib.machinery.SourceFileLoader("check", str(LIBRARY.parent / "check"))
        self.check = importlib.util.module_from_spec(importlib.util.spec_from_loader("check", loader))
        loader.exec_module(self.check)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.check.ROOT = Path(folder.name).resolve()
        self.write("Package.swift", "// SPDX-License-Identifier: Apache-2.0\n")
        self.write("CHANGELOG.md", "## Unreleased\n")
        self.write("ARCHITECTURE.md", "`Widget`\n")
        self.write("Documentation/Declarations.tsv", "area\ttype\tmember\ttier\tdeclaration\tevidence\n")
        pages = {"README.md": "<!-- totals: made by Scripts/api-table -->\n<!-- end of totals -->\n", "views.md": "# Views\n\n`Widget`\n"}
        for name, text in fidelity.updated(pages, {}, "")[0].items():
            self.write(f"Documentation/Fidelity/{name}", text)
        self.write("Sources/Views/ViewTree/Widget.swift", "// SPDX-License-Identifier: Apache-2.0\n\n/// A thing.\npublic struct Widget {}\n")
        self.git("init", "-q", "-b", "main")
        self.commit()

    def write(self, name, text):
        path = self.check.ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def git(self, *words):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b.c", *words], cwd=self.check.ROOT, check=True,
                       capture_output=True)

    def commit(self):
        self.git("add", ".")
        self.git("commit", "-qm", "More")

    def problems(self):
        files = self.check.tracked("*.swift")
        return said(self.check.check_swift(files, rules.Exceptions()) + self.check.check_scripts()
                    + self.check.check_pages(files))

    def test_a_repository_that_keeps_the_rules_has_no_problem(self):
        self.assertEqual(self.problems(), [])

    def test_files_that_break_them_are_found_wherever_they_stand(self):
        self.write("Sources/Views/ViewTree/Gadget.swift", "package struct Gizmo {}\n")
        self.write("Scripts/turn", "#!/bin/sh\n")
        self.write("README.md", "[c](C.md)\n")
        self.write("ARCHITECTURE.md", "`Thing`\n")
        self.write("Documentation/Fidelity/views.md", "# Views\n\n`Widget` is missing.\n")
        self.write("Sources/Views/ViewTree/Lever.swift", "// SPDX-License-Identifier: Apache-2.0\n\n/// A.\npublic class Lever {\n"
                   "  /// The angle.\n  ///\n  /// - Note: Has no effect on Linux.\n  public var angle = 0\n}\n")
        found = "\n".join(self.problems())
        for words in ("contains Gizmo", "Gizmo is package", "not the SPDX line", "links to C.md", "names Thing",
                      "declares Widget missing", "declares Lever, which is on no page", "Lever.angle has no effect"):
            self.assertIn(words, found)
        self.assertEqual(found.count("SPDX"), 2)

    @unittest.skipUnless(shutil.which("swift"), "there is no Swift toolchain")
    def test_files_that_are_not_formatted_are_found(self):
        self.write(".swift-format", (LIBRARY.parent.parent / ".swift-format").read_text())
        self.assertEqual(self.check.check_format(), [])
        self.write("Sources/Views/ViewTree/Gadget.swift", "// SPDX-License-Identifier: Apache-2.0\nlet  a=1\n")
        self.assertIn("Gadget.swift", self.check.check_format()[0][0])

    @unittest.skipUnless(shutil.which("swift"), "there is no Swift toolchain")
    def test_a_manifest_whose_arrows_point_up_is_found(self):
        manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\n" \
            "    // Rung {}\n    .target(name: \"ViewTree\", dependencies: [\"Ground\"]),\n" \
            "    // Rung 0\n    .target(name: \"Ground\"),\n])\n"
        self.write("ARCHITECTURE.md", "| Rung | Module |\n| --- | --- |\n| 1 | `ViewTree` |\n| 0 | `Ground` |\n")
        self.write("Sources/Ground/Ground.swift", "")
        self.write("Package.swift", manifest.format(1))
        self.assertEqual(self.check.check_ladder(), [])
        self.write("Package.swift", manifest.format(0))
        self.assertIn("arrows point down", "\n".join(said(self.check.check_ladder())))

    def test_a_branch_that_changes_what_is_public_needs_a_line(self):
        self.check.sys.argv = ["check", "--since", "main"]
        self.git("checkout", "-qb", "change")
        self.write("Sources/Views/ViewTree/Widget.swift", "public struct Widget { public var a: Int }\n")
        self.commit()
        self.assertEqual(len(self.check.check_changelog()), 1)
        self.write("CHANGELOG.md", "## Unreleased\n- Widgets have an `a`.\n")
        self.assertEqual(self.check.check_changelog(), [])
        self.git("commit", "-qam", "Note this and that")
        self.assertEqual(len(self.check.check_changelog()), 1)

    def test_a_version_that_is_closed_later_has_the_line_of_the_branch(self):
        self.check.sys.argv = ["check", "--since", "main"]
        self.git("checkout", "-qb", "change")
        self.write("Sources/Views/ViewTree/Widget.swift", "public struct Widget { public var a: Int }\n")
        self.write("CHANGELOG.md", "## Unreleased\n\n## 0.1.0 – 2026-01-01\n- Widgets have an `a`.\n")
        self.commit()
        self.assertEqual(self.check.check_changelog(), [])
        self.check.sys.argv = ["check", "--since", "HEAD"]
        self.write("Sources/Views/ViewTree/Widget.swift", "public struct Widget { public var b: Int }\n")
        self.write("CHANGELOG.md", "## Unreleased\n\n## 0.1.0 – 2026-01-01\n- Widgets: `a`.\n")
        self.assertEqual(len(self.check.check_changelog()), 1)

    def test_the_tag_of_the_commit_is_the_version(self):
        self.write(self.check.VERSION, 'enum Help {\n  static let version = "0.1.0"\n}\n')
        self.write("CHANGELOG.md", "## Unreleased\n\n## 0.1.0 – 2026-01-01\n")
        self.write("Documentation/Guides/testing.md", '.package(url: "…/mullion.git", from: "0.1.0"),\n')
        self.commit()
        self.git("tag", "0.1.0")
        self.assertEqual(self.check.check_version(), [])
        self.git("tag", "v0.2")
        self.assertEqual(said(self.check.check_version()), ["has version 0.1.0; the tag of this commit is v0.2"])
        self.git("commit", "-q", "--allow-empty", "-m", "More")
        self.assertEqual(self.check.check_version(), [])
        self.write("Documentation/Guides/testing.md", '.package(url: "…/mullion.git", from: "0.0.1"),\n')
        self.assertEqual(said(self.check.check_version()), ["depends on version 0.0.1; the version is 0.1.0"])


class PartTests(unittest.TestCase):
    def parts(self, text, *words, place=PLACE):
        return said(rules.part_problems(place, rules.code_only(text), set(words)))

    def test_part_problems_are_types_that_no_test_names(self):
        self.assertEqual(self.parts("struct Widget {}\n"), ["no test names Widget; test it in WidgetTests"])
        self.assertEqual(self.parts("struct Widget {}\n", "Widget"), [])
        self.assertEqual(self.parts("struct Widget {}\n", "WidgetTests"), [])
        self.assertEqual(self.parts("struct Widget {}\n", "widget", "Widgets"), [
            "no test names Widget; test it in WidgetTests"])

    def test_part_problems_of_a_file_that_extends_are_about_what_it_extends(self):
        place = PLACE.with_stem("Layout+Aspect")
        self.assertEqual(self.parts("extension Layout.Part {}\n", "Layout", place=place), [])
        self.assertEqual(len(self.parts("extension Layout {}\n", "Part", place=place)), 1)
        self.assertEqual(self.parts("func f() {}\n", "Layout", place=place), [])

    def test_a_part_has_a_helper_that_nobody_sees(self):
        text = "private struct Hidden {}\nextension Widget {}\n"
        self.assertEqual(self.parts(text, "Widget"), [])
        self.assertEqual(len(self.parts(text, "Hidden")), 1)

    def test_other_folders_have_tests_of_behaviour(self):
        self.assertEqual(self.parts("struct Widget {}\n", place=Path("Sources/Views/ViewTree/Widget.swift")), [])

    def types(self, text, *tests, place=Path("Sources/Views/Controls/Widget.swift")):
        words = set().union(*map(rules.words_of_tests, tests))
        return [what.split("; ")[0] for what in said(rules.type_problems(place, rules.code_only(text), words))]

    def test_type_problems_are_public_types_that_no_test_names(self):
        self.assertEqual(self.types("open class Widget {}\n"), ["no test names Widget"])
        self.assertEqual(self.types("open class Widget {}\n", "Widget()"), [])
        self.assertEqual(self.types("public protocol Turning: Sendable {}\n", "Widget()"), ["no test names Turning"])
        self.assertEqual(self.types("public typealias Turns = Int\n"), ["no test names Turns"])
        self.assertEqual(self.types("struct Part {}\npackage enum Other {}\nextension Widget {}\n"), [])
        self.assertEqual(self.types("open class Widget {}\n", place=Path("Sources/Lists/Tables/Widget.swift")), [])

    def test_a_type_inside_another_is_named_with_it(self):
        text = "extension Widget {\n  public enum Style: Int {\n    case a\n  }\n  func f() {}\n}\n"
        self.assertEqual(self.types(text, "Style.a"), ["no test names Widget.Style"])
        self.assertEqual(self.types(text, "let style: Widget.Style"), [])
        self.assertEqual(self.types(text, "Widget<Int, T>.Style"), [])
        deep = "public struct A {\n  public struct B {\n    public struct C {}\n  }\n}\n"
        self.assertEqual(self.types(deep, "A.B.C"), [])
        self.assertEqual(self.types(deep, "A.B"), ["no test names A.B.C"])

    def test_names_that_a_protocol_of_the_language_asks_for_need_no_test(self):
        self.assertEqual(self.types("public enum Key {\n  public typealias Value = Int\n}\n", "Key.self"), [])

    def test_members_and_uses_of_types_are_no_types(self):
        text = "public struct Widget {\n  public var kind: Kind = { Kind() }()\n  public class func make() {}\n}\n"
        self.assertEqual(self.types(text, "Widget"), [])

    def test_words_come_from_the_code_of_tests_alone(self):
        root = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, root)
        loader = importlib.machinery.SourceFileLoader("check_of_parts", str(LIBRARY.parent / "check"))
        spec = importlib.util.spec_from_loader("check_of_parts", loader)
        check = importlib.util.module_from_spec(spec)
        loader.exec_module(check)
        check.ROOT = root
        files = []
        for name, text in ((str(PLACE), "struct Widget {}\n"), ("Tests/ATests/A.swift", "// Widget\n")):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
            files.append(root / name)
        self.assertEqual(len(check.check_parts(files, rules.Exceptions())), 1)
        files[1].write_text("let widget = Widget()\n")
        self.assertEqual(check.check_parts(files, rules.Exceptions()), [])


class StageTests(unittest.TestCase):
    def stages(self, text, place="Tests/Controllers/ViewControllersTests/Bars/BarTests.swift"):
        return said(rules.stage_problems(Path(place), rules.code_only(text)))

    def test_stage_class_problems_are_classes_beside_those_of_the_rungs(self):
        def problems(text, place="Tests/Controllers/ViewControllersTests/Support/MenuStage.swift"):
            return len(rules.stage_class_problems(Path(place), text))
        self.assertEqual(problems("final class MenuStage: ControllerStage {}"), 1)
        self.assertEqual(problems("final class ListStage<List>: ViewStage.Stage {}\nextension ControllerStage {}"), 0)
        self.assertEqual(problems("final class MenuStage {}", "Sources/Views/Controls/Menus/MenuStage.swift"), 0)

    def test_expectation_problems_are_macros_where_a_function_does(self):
        def problems(text, place="Tests/Lists/ATests/BTests.swift"):
            return len(rules.expectation_problems(Path(place), rules.code_only(text)))
        self.assertEqual(problems("#expect(a == b)\n#expect(\n  c)\n"), 2)
        self.assertEqual(problems("expect(a)\n#expect(throws: E.self) {}\nawait #expect(\n  processExitsWith: .failure) {}\n"), 0)
        self.assertEqual(problems("#expect(a)", "Tests/Tool/OwnNames/A.swift"), 0)

    def test_stage_problems_are_windows_and_surfaces_that_a_test_makes_for_itself(self):
        text = "let stage = ControllerStage()\n// UIWindow()\n"
        self.assertEqual(self.stages(text), [])
        for line in ("let window = UIWindow(frame: .zero)\n", "let surface = ViewSurface(root: view)\n"):
            self.assertEqual(len(self.stages(text + line)), 1)
            for place in ("Tests/Views/ViewStage/Stage.swift", "Tests/ATests/Support/Shown.swift", "Sources/A/B.swift"):
                self.assertEqual(self.stages(text + line, place), [])

    def test_tests_about_windows_may_make_some_as_long_as_they_do(self):
        place = "Tests/Controllers/ViewControllersTests/WindowTests.swift"
        self.assertEqual(self.stages("let window = UIWindow()\n", place), [])
        self.assertIn("OWN_WINDOWS", self.stages("let window = stage.window\n", place)[0])


class RuleTests(unittest.TestCase):
    def test_each_rule_has_a_test_and_is_asked_by_the_check(self):
        check, tests = (LIBRARY.parent / "check").read_text(), Path(__file__).read_text()
        for rule in re.findall(r"^def (\w+_problems)\(", (LIBRARY / "house_rules.py").read_text(), re.M):
            self.assertIn(f"rules.{rule}(", check)
            self.assertRegex(tests, rf"def test_{rule}_")


if __name__ == "__main__":
    unittest.main()
