// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Files that import SwiftUI.
struct SwiftUITests {
  @Test func `previews and their wrappers are left out`() {
    let rewriting = Rewriting(
      """
      import SwiftUI
      class C: UIViewController {}
      struct C_Previews: PreviewProvider {
        static var previews: some View { W() }
        struct W: UIViewControllerRepresentable { @State var a = 1 }
      }
      @available(iOS 17, *)
      #Preview("a") { C() }
      let a = 1
      """)
    let lines = rewriting.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.map { $0.trimmingSuffix(while: \.isWhitespace) } == [
        "import UIKit", "class C: UIViewController {}", "", "", "", "", "", "", "let a = 1",
      ])
    #expect(rewriting.problems.isEmpty)
  }

  @Test func `views of SwiftUI are refused where they stand`() {
    let rewriting = Rewriting(
      "import SwiftUI\nstruct A: View {}\nlet b = UIHostingController(rootView: A())\n")
    #expect(rewriting.problems.count == 2)
    #expect(rewriting.problems[0].hasPrefix("A.swift:2:1: error: 'A' is a SwiftUI 'View'"))
    #expect(rewriting.problems[1].hasPrefix("A.swift:3:9: error: UIHostingController shows"))
  }

  @Test func `what is behind a condition that does not hold is left alone`() {
    let text =
      "#if canImport(SwiftUI) && DEBUG\nimport SwiftUI\nstruct A: PreviewProvider {}\n#endif\n"
    #expect(Rewriting(text, conditions: ["DEBUG"]).module.files.isEmpty)
  }

  @Test func `a protocol of the module's own with such a name is its own`() {
    #expect(Rewriting("protocol View {}\nstruct A: View {}\n").problems.isEmpty)
  }
}
