// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

extension LibraryProtocol {
  /// Returns the optional methods of a protocol and of those it refines, as the library declares them, in the
  /// order of the table.
  static func methods(of proto: String) -> [(method: String, member: MemberFacts)] {
    guard let known = all[proto] else { return [] }
    // Parse all declarations at once: a parse has a high fixed cost and each further declaration a low one.
    let text = "protocol P {\n\(known.declarations.joined(separator: "\n"))\n}"
    let decl = Parser.parse(source: text).statements.first?.item.as(ProtocolDeclSyntax.self)
    let members = (decl?.memberBlock.members ?? []).compactMap { item in
      MemberFacts.members(of: item.decl).first.map { (method: $0.fullName, member: $0) }
    }
    return members + known.parents.flatMap { methods(of: $0) }
  }

  /// The methods whose default implementation calls an older method of the same object, with that method.
  static let older: [String: String] = [
    "adaptivePresentationStyle(for:traitCollection:)": "adaptivePresentationStyle(for:)",
    "application(_:didFinishLaunchingWithOptions:)": "applicationDidFinishLaunching(_:)",
    "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)":
      "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)":
      "collectionView(_:contextMenuConfigurationForItemAt:point:)",
    "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
      + "toProposedIndexPath:)":
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
    "colorPickerViewController(_:didSelect:continuously:)":
      "colorPickerViewControllerDidSelectColor(_:)",
    "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)":
      "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
    "documentPicker(_:didPickDocumentsAt:)": "documentPicker(_:didPickDocumentAt:)",
    "textFieldDidEndEditing(_:reason:)": "textFieldDidEndEditing(_:)",
    "textView(_:shouldInteractWith:in:interaction:)": "textView(_:shouldInteractWith:in:)",
  ]
}
