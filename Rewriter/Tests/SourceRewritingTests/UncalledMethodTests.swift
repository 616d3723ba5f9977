// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of optional methods that are not called without the overlay compiler.
struct UncalledMethodTests {
  private func found(_ files: [String: String]) -> [String] {
    UncalledMethods(ModuleConfiguration(moduleName: "App")).found(
      in: files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, $0.value) }
    ).map(\.description)
  }

  private static let base = """
    class Base: UIViewController, UITableViewDelegate {
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    }
    """

  @Test func `a method that only a subclass adds is named where it stands`() {
    let found = found([
      "Base.swift": Self.base,
      "Screen.swift": """
      class Screen: Base {
        override func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {}
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
      }
      extension Screen {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      """,
    ])
    #expect(
      found == [
        "Screen.swift:3:8: warning: 'tableView(_:didSelectRowAt:)' is never called: 'Base' conforms to"
          + " UITableViewDelegate without it; declare it there as well and override it here, or build"
          + " with 'mullion build'",
        "Screen.swift:6:8: warning: 'scrollViewDidScroll(_:)' is never called: 'Base' conforms to"
          + " UITableViewDelegate without it; declare it there as well and override it here, or build"
          + " with 'mullion build'",
      ])
  }

  @Test func `what the conforming class has, or nobody conforms to, is well`() {
    #expect(found(["A.swift": Self.base]).isEmpty)
    #expect(
      found([
        "A.swift": """
        class Base: UIViewController {}
        class Screen: Base, UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
        }
        """
      ]).isEmpty)
  }
}
