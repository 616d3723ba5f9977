// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceRewriting
import Testing

/// Tests of large or deeply nested sources, such as generated ones.
///
/// `MULLION_FULL=1` compares sources five times as large.
struct LargeSourceTests {
  private static let scale =
    ProcessInfo.processInfo.environment["MULLION_FULL"] == "1" ? 5 : 1

  /// Returns the number of types and members that are visited while `text` is rewritten.
  private func work(_ text: String) -> Int {
    let count = WorkCount()
    let configuration = ModuleConfiguration(moduleName: "App", conditions: []) { $0 != "SwiftUI" }
    let module = ModuleRewriting(configuration, counting: count)
      .rewrite([SourceText(path: "A.swift", text)])
    #expect(module.problems.isEmpty)
    return count.value
  }

  private static func methods(_ count: Int) -> String {
    let methods = (0..<count).map {
      "  @objc func m\($0)() {}\n  var s\($0): Selector { #selector(m\($0)) }\n"
    }
    return "import UIKit\nclass C: UIView {\n\(methods.joined())}\n"
  }

  @Test func `the work for methods and their selectors is linear`() {
    let few = work(Self.methods(200 * Self.scale))
    #expect(few > 200 * Self.scale)
    #expect(Double(work(Self.methods(1600 * Self.scale))) <= 8 * 1.3 * Double(few))
  }

  private static func chain(_ count: Int) -> String {
    let classes = (0..<count).map { number in
      """
      class C\(number): \(number == 0 ? "UIViewController, UITableViewDelegate" : "C\(number - 1)") {
        @objc func m\(number)() {}
        override func viewDidLoad() { super.viewDidLoad() }
        func a\(number)() { b.addTarget(self, action: #selector(m\(number)), for: .touchUpInside) }
      }

      """
    }
    return "import UIKit\n\(classes.joined())"
  }

  @Test func `the work for a chain of classes is linear`() {
    let short = work(Self.chain(20 * Self.scale))
    #expect(short > 20 * Self.scale)
    #expect(work(Self.chain(80 * Self.scale)) <= 5 * short)
  }

  @Test func `a chain of ten thousand calls is rewritten`() {
    let calls = String(repeating: ".b()", count: 10_000)
    let text = "class C: UIView {\n  @objc func f() { a\(calls) }\n  let d = a\(calls)\n}\n"
    #expect(Rewriting(text).text.contains("func f() { a.b()"))
  }

  @Test func `conditions nested ten thousand deep end nothing`() {
    let open = String(repeating: "#if os(iOS)\n", count: 10_000)
    let close = String(repeating: "#endif\n", count: 10_000)
    let text = "class C: UIView {\n  @objc func f() {}\n}\n\(open)let a = 1\n\(close)"
    let configuration = ModuleConfiguration(moduleName: "App", conditions: []) { _ in true }
    let module = ModuleRewriting(configuration).rewrite([SourceText(path: "A.swift", text)])
    #expect(module.files.count <= 1)
  }

  @Test func `interpolations nested two thousand deep end nothing`() {
    let open = String(repeating: "\"\\(", count: 2000)
    let close = String(repeating: ")\"", count: 2000)
    let text = "class C: UIView {\n  @objc func f() { a = \(open)1\(close) }\n}\n"
    let configuration = ModuleConfiguration(moduleName: "App", conditions: []) { _ in true }
    let module = ModuleRewriting(configuration).rewrite([SourceText(path: "A.swift", text)])
    #expect(module.files.count <= 1)
  }
}
