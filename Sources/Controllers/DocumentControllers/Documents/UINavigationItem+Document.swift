// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewControllers
package import MullionViewTree

extension UINavigationItem {
  /// The properties of the document that the title represents; the title becomes a button with a menu that
  /// names and shares it.
  ///
  /// Differs from UIKit: the property cannot be overridden.
  public var documentProperties: UIDocumentProperties? {
    get { titleDocument as? UIDocumentProperties }
    set { titleDocument = newValue }
  }
}

extension UIDocumentProperties: TitleDocument {
  /// The name of the file.
  package var name: String { url.lastPathComponent }

  /// Returns the share action, if the document has a provider of activities.
  package func actions(from source: UIView) -> [UIMenuElement] {
    guard let provider = activityViewControllerProvider else { return [] }
    return [
      UIAction(title: "Share\u{2026}", image: UIImage(systemName: "square.and.arrow.up")) {
        [weak source] _ in
        guard let source, let presenter = source.window?.rootViewController else { return }
        let activities = provider()
        activities.popoverPresentationController?.sourceView = source
        (presenter.presentedViewController ?? presenter).present(activities, animated: true)
      }
    ]
  }
}
