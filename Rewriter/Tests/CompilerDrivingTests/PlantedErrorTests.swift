// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Tests of the positions of more than a hundred errors and warnings in rewritten sources.
struct PlantedErrorTests {
  /// Returns the code and the message of a mistake; `^` precedes the position that the compiler reports.
  private static func mistake(_ kind: Int, _ number: Int) -> (code: String, message: String) {
    switch kind {
    case 0: ("_ = ^undefined_\(number)", "error: cannot find 'undefined_\(number)' in scope")
    case 1:
      (
        "take(^\"text \(number)\")",
        "error: cannot convert value of type 'String' to expected argument type 'Int'"
      )
    case 2:
      (
        "_ = \"\".^missing_\(number)",
        "error: value of type 'String' has no member 'missing_\(number)'"
      )
    default:
      (
        "let ^unused_\(number) = 1",
        "warning: initialization of immutable value 'unused_\(number)' was never used; consider "
          + "replacing with assignment to '_' or removing it"
      )
    }
  }

  /// The members of a controller, with placeholders for a number and a mistake.
  private static let members = [
    "@objc func f#() { @@ }",
    "@IBAction private func f#(_ sender: Any) { @@ }",
    "@objc(name#) func f#() { @@ }",
    "func f#() { print(\"a \\({ () -> Int in @@; return 1 }())\") }",
    "func f#() {\n    let a = { [weak self] in _ = self; @@ }\n    a()\n  }",
    "func f#() {\n    UIButton().addTarget(self, action: #selector(tap), for: .touchUpInside)\n    @@\n  }",
    "#if os(iOS)\n  func f#() { @@ }\n#endif",
    "#if targetEnvironment(simulator) && os(iOS)\n  func f#() { @@ }\n#endif",
    "func f#() { print(\"👩‍👩‍👧é\"); @@ }",
    "let p#: Int = {\n    print(self); @@; return 1\n  }()",
    "@IBOutlet weak var o#: UILabel! { didSet { @@ } }",
    "@objc dynamic var v#: Int { @@; return 1 }",
    "func f#(d: UIScrollViewDelegate?) { d?.scrollViewDidScroll?(UIScrollView()); @@ }",
    "func f#() { _ = #keyPath(Screen.title); @@ }",
    "func f#(o: AnyObject) { print(type(of: o).description()); @@ }",
    "/* @objc */ func f#() { @@ } // #selector(x)",
    "func f#() {\n    _ = \"\"\"\n      a \\(1)\n      \"\"\"; @@\n  }",
  ]

  /// The declarations of a file whose classes are in another file.
  private static let declarations = [
    "extension L# {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    @@\n  }\n}",
    "extension L# { override func viewWillAppear(_ animated: Bool) { @@ } }",
    "extension L# { override var prefersStatusBarHidden: Bool { @@; return true } }",
    "extension L# {\n  @objc func added#() { @@ }\n}\nclass S#: L# { override func added#() {} }",
    "class T#: Base {\n  func scrollViewDidScroll(_ s: UIScrollView) { @@ }\n}",
    "class U#: Base {}\nextension U# {\n  func scrollViewDidScroll(_ s: UIScrollView) { @@ }\n}",
    "@objc class O#: NSObject {\n  @objc var a = 1; func f() { @@ }\n}",
    "@objcMembers final class P#: NSObject {\n  func f() { @@ }\n}",
    "@objc protocol Q# { func q() }\nextension Q# { func r() { @@ } }",
  ]

  @Test func `a hundred mistakes and more are reported where they were made`() throws {
    var files = [
      "Screen.swift": "import UIKit\nclass Screen: UIViewController {\n  @objc func tap() {}\n",
      "Life.swift": "import UIKit\n",
      "Classes.swift":
        "import UIKit\nfunc take(_ a: Int) {}\nclass Base: UIViewController, UIScrollViewDelegate {}\n",
    ]
    var expected: Set<String> = []
    for (index, template) in (Self.members + Self.declarations).enumerated() {
      let name = index < Self.members.count ? "Screen.swift" : "Life.swift"
      for kind in 0..<4 {
        let number = index * 4 + kind
        // The compiler does not diagnose unused values in the closure of a lazy variable.
        let isLazy = template.hasPrefix("let p#")
        let (code, message) = Self.mistake(isLazy && kind == 3 ? 0 : kind, number)
        let text =
          (name == "Screen.swift" ? "  " : "")
          + template.replacing("#keyPath", with: "%").replacing("#selector", with: "~")
          .replacing("#if", with: "$").replacing("#endif", with: "§")
          .replacing("#", with: "\(number)").replacing("%", with: "#keyPath")
          .replacing("~", with: "#selector").replacing("$", with: "#if")
          .replacing("§", with: "#endif").replacing("@@", with: code)
        let before = files[name, default: ""] + text.prefix { $0 != "^" }
        let line = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        let column = before.split(separator: "\n", omittingEmptySubsequences: false)
          .last.map { $0.utf8.count + 1 }
        expected.insert("\(name):\(line):\(try #require(column)): \(message)")
        files[name, default: ""] += text.replacing("^", with: "") + "\n"
        files["Classes.swift", default: ""] += "class L\(number): UIViewController {}\n"
      }
    }
    files["Screen.swift", default: ""] += "}\n"
    let workshop = try Workshop(files)
    // As one: the compiler stops at the first file with an error otherwise.
    let outcome = try workshop.check(files.keys.sorted(), ["-wmo"])
    let found = Set(outcome.diagnostics(in: workshop.folder).map(Self.withoutGroup))
    #expect(expected.count == 104)
    #expect(found == expected, "\(found.symmetricDifference(expected).sorted())")
  }

  /// Returns a message without the diagnostic group that the compiler appends.
  private static func withoutGroup(_ line: String) -> String {
    guard line.hasSuffix("]"), let start = line.range(of: " [#") else { return line }
    return String(line[..<start.lowerBound])
  }
}
