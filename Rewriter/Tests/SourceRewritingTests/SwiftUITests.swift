// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of files that import SwiftUI.
struct SwiftUITests {
  @Test func `previews of UIKit's views are compiled, and noted`() {
    let rewriting = Rewriting(
      """
      import SwiftUI
      class C: UIViewController {}
      struct C_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            W().previewDisplayName("a")
            ForEach(["b", "c"], id: \\.self) { name in return W().previewDisplayName(name) }
          }
        }
        struct W: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> C { C() }
          func updateUIViewController(_ c: C, context: Context) {}
        }
      }
      #Preview("a") { C() }
      #Preview { C_Previews.W() }

      """)
    let lines = rewriting.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "import UIKit;import MullionPreviewViews")
    #expect(lines[2] == "struct C_Previews: PreviewProvider {")
    #expect(lines[14] == "#Preview(\"a\") { C() }")
    #expect(
      lines[16]
        == "@section(\".init_array\") @used nonisolated private let __preview_C_Previews: @convention(c) () -> Void"
        + " = { _PreviewPlace(\"App/A.swift\", 3).record(C_Previews.self) }")
    #expect(rewriting.problems.isEmpty)
  }

  @Test func `previews of SwiftUI's own views, and what needs them, are left out`() {
    let rewriting = Rewriting(
      """
      import SwiftUI
      class C: UIViewController {}
      struct C_Previews: PreviewProvider {
        static var previews: some View { VStack { W() } }
        struct W: UIViewControllerRepresentable { @State var a = 1 }
      }
      @available(iOS 17, *)
      #Preview("a") { NavigationView { C() } }
      #Preview { C_Previews.W() }
      let a = 1
      """)
    let lines = rewriting.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.map { $0.trimmingSuffix(while: \.isWhitespace) } == [
        "import UIKit;import MullionPreviewViews", "class C: UIViewController {}", "", "", "", "",
        "", "",
        "",
        "let a = 1",
      ])
    #expect(rewriting.problems.isEmpty)
  }

  @Test func `previews behind the question for SwiftUI are compiled`() {
    let text = Rewriting(
      """
      import UIKit
      class C: UIViewController {}
      #if canImport(SwiftUI) && DEBUG
      import SwiftUI
      let names = ["a"]
      extension UIViewController {
        struct W: UIViewControllerRepresentable { let c: UIViewController }
        func shown() -> some View { W(c: self) }
      }
      struct C_Previews: PreviewProvider { static var previews: some View { C().shown() } }
      #endif

      """, conditions: ["DEBUG"]
    ).text
    #expect(
      text.contains("#if true               && DEBUG\nimport UIKit;import MullionPreviewViews"))
    #expect(text.contains(".record(C_Previews.self)"))
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
      "#if canImport(SwiftUI) && DEBUG\nimport SwiftUI\nstruct A: View {}\n#endif\n"
    #expect(Rewriting(text, conditions: ["DEBUG"]).module.files.isEmpty)
  }

  @Test func `a protocol of the module's own with such a name is its own`() {
    #expect(Rewriting("protocol View {}\nstruct A: View {}\n").problems.isEmpty)
  }

  @Test func `a view of SwiftUI's by its whole name is that of the module in its place`() {
    let rewriting = Rewriting(
      """
      import SwiftUI
      class C: UIViewController {}
      struct W: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> C { C() }
        func updateUIViewController(_ c: C, context: Context) {}
      }
      struct C_Previews: SwiftUI.PreviewProvider {
        static var previews: some SwiftUI.View { W() }
      }

      """)
    #expect(
      rewriting.text.contains("\n  static var previews: some MullionPreviewViews.View { W() }\n"))
    #expect(!rewriting.text.contains("SwiftUI"))
  }

  @Test func `what previews say of what is around them is compiled`() {
    let text = """
      import SwiftUI
      struct K: EnvironmentKey { static let defaultValue = 1 }
      extension EnvironmentValues { var k: Int { get { self[K.self] } set { self[K.self] = newValue } } }
      extension K: UITraitBridgedEnvironmentKey {}
      struct W: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { view.tag = context.environment.k }
      }
      #Preview { W().environment(\\.k, 2).preferredColorScheme(.dark) }

      """
    let rewriting = Rewriting(text)
    #expect(rewriting.problems.isEmpty)
    #expect(
      rewriting.text
        == text.replacing("import SwiftUI", with: "import UIKit;import MullionPreviewViews"))
  }
}
