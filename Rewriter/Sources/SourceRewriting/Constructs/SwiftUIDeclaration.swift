// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The uses of SwiftUI, which is unavailable here: previews and wrappers for them become records or are
/// removed (`SwiftUIPreviews`), and views are reported as problems.
enum SwiftUIDeclaration {
  /// The protocols of types that only previews, or SwiftUI, use.
  private static let previewing: Set<String> = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewModifier",
    "LibraryContentProvider",
  ]
  private static let refused: Set<String> = ["View", "App", "Scene", "ViewModifier", "ButtonStyle"]

  /// Returns the protocol that makes a type part of a preview, or `nil` if there is none.
  static func previewProtocol(of group: some DeclGroupSyntax) -> String? {
    names(of: group).first(where: previewing.contains)
  }

  /// Returns the reason for which a type of a file that imports SwiftUI cannot be carried over, or `nil` if
  /// it can.
  static func refusal(of group: some DeclGroupSyntax) -> String? {
    guard let name = names(of: group).first(where: refused.contains),
      let type = TypeName.declared(Syntax(group))
    else { return nil }
    return
      "'\(type)' is a SwiftUI '\(name)', and SwiftUI is not part of this platform; leave its file "
      + "out of the target, or write the screen with UIKit"
  }

  /// Returns the reason for which a name cannot be carried over, or `nil` if it can.
  static func refusal(of reference: DeclReferenceExprSyntax) -> String? {
    let name = reference.baseName.text
    guard name == "UIHostingController" || name == "UIHostingConfiguration" else { return nil }
    return "\(name) shows SwiftUI views, and SwiftUI is not part of this platform; use a view of "
      + "UIKit's instead"
  }

  private static func names(of group: some DeclGroupSyntax) -> [String] {
    (group.inheritanceClause?.names ?? []).map { TypeFacts.lastName($0) }
  }
}
