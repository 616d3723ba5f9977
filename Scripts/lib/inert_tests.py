# SPDX-License-Identifier: Apache-2.0
"""Tests of inert.py, on a module that is compiled here."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

import inert  # noqa: E402
from compiler_index import Index  # noqa: E402

FILE = "Sources/F/M/Views.swift"
OTHER = "Sources/F/M/Row.swift"
OTHER_TEXT = """
struct Row {
  let width: Int
  init(_ panel: Panel) { width = panel.configured }
}
"""
TEXT = """
open class Panel {
  public var shown = 1
  public var ignored = 2
  public var copied = 3
  /// A width.
  ///
  /// - Note: Has no effect on Linux.
  public var marked = 4
  public var watched = 5 { didSet { refresh() } }
  public var written = 6
  public var configured = 9
  /// An identifier for the app's own use.
  public var tag = 0
  public var computed: Int { shown }
  public var computedOnTwoLines:
    Int
  { shown }
  public private(set) var own = 7
  var inside = 8
  open func hook() {}
  open func nothing() {}
  open func overridden() {}
  public var dead: Int {
    get { 1 }
    set {}
  }
  public init() {}
  public init(_ other: Panel) { copied = other.copied }
  func refresh() {
    hook()
    written = computed
  }
}
public protocol PanelDelegate {
  func called()
  func uncalled()
  var unread: Int { get set }
}
public protocol Context {
  func finish()
}
struct OwnContext: Context {
  func finish() { print() }
}
/// Settings that have no effect.
public struct Quiet {
  public var first = 1
  public func empty() {}
}
extension PanelDelegate {
  public func called() {}
  public var unread: Int {
    get { 0 }
    set {}
  }
}
package protocol Owner: AnyObject {
  func viewChanged()
}
open class Screen {
  open func viewChanged() {}
}
extension Screen: Owner {}
func change(_ owner: any Owner) { owner.viewChanged() }
final class Side: Panel {
  override func overridden() {}
}
func use(_ delegate: any PanelDelegate) { delegate.called() }
"""


class Candidates(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder).resolve()
            (root / FILE).parent.mkdir(parents=True)
            texts = {FILE: TEXT, OTHER: OTHER_TEXT}
            for file, text in texts.items():
                (root / file).write_text(text)
            subprocess.run(
                ["swiftc", "-c", "-parse-as-library", "-module-name", "M", "-package-name", "P", "-index-store-path",
                 str(root / "store"), *(str(root / file) for file in texts)], cwd=root, check=True)
            sources = inert.connected(texts)
            uses = inert.Uses(Index(root, root / "store").occurrences(list(texts)), sources)
            cls.found = inert.candidates(sources, uses)

    def names(self, kind):
        return [d.name for d in self.found[kind]]

    def test_a_stored_property_is_a_candidate_unless_something_but_a_copy_reads_or_sets_it(self):
        self.assertEqual(self.names("stored"), ["ignored", "copied", "marked", "watched", "first"])

    def test_an_empty_function_is_a_candidate_unless_it_is_called_or_a_default(self):
        self.assertEqual(self.names("empty"), ["nothing", "overridden", "empty"])

    def test_a_requirement_is_a_candidate_unless_something_calls_or_implements_it(self):
        self.assertEqual(self.names("uncalled"), ["uncalled"])

    def test_a_setter_without_a_body_is_a_candidate(self):
        self.assertEqual(self.names("setter"), ["dead"])

    def test_a_candidate_is_marked_by_its_own_documentation_or_that_of_its_type(self):
        marked = [d.name for kind in self.found.values() for d in kind if d.marked]
        self.assertEqual(marked, ["marked", "first", "empty"])


if __name__ == "__main__":
    unittest.main()
