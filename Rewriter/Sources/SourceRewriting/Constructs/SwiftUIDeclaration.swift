// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What files import SwiftUI for, which is not here: previews and wrappers for them become records or
/// are left out (`SwiftUIPreviews`), views are refused.
enum SwiftUIDeclaration {
  /// Protocols of types that nothing but a preview, or SwiftUI, makes use of.
  private static let previewing: Set<String> = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewModifier",
    "LibraryContentProvider",
  ]
  private static let refused: Set<String> = ["View", "App", "Scene", "ViewModifier", "ButtonStyle"]

  /// The protocol that says that a type is there for previews; nil: none does.
  static func previewProtocol(of group: some DeclGroupSyntax) -> String? {
    names(of: group).first(where: previewing.contains)
  }

  /// Why a type of a file that imports SwiftUI cannot be carried over; nil: nothing stands against it.
  static func refusal(of group: some DeclGroupSyntax) -> String? {
    guard let name = names(of: group).first(where: refused.contains),
      let type = TypeName.declared(Syntax(group))
    else { return nil }
    return
      "'\(type)' is a SwiftUI '\(name)', and SwiftUI is not part of this platform; leave its file "
      + "out of the target, or write the screen with UIKit"
  }

  /// Why a name cannot be carried over.
  static func refusal(of reference: DeclReferenceExprSyntax) -> String? {
    let name = reference.baseName.text
    guard name == "UIHostingController" || name == "UIHostingConfiguration" else { return nil }
    return "\(name) shows SwiftUI views, and SwiftUI is not part of this platform; show a view of "
      + "UIKit's here"
  }

  private static func names(of group: some DeclGroupSyntax) -> [String] {
    (group.inheritanceClause?.names ?? []).map { TypeFacts.lastName($0) }
  }
}
