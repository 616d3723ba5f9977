// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The kinds of menus for a document, and the delegate methods for them.
enum DocumentMenu {
  /// The menu of all options.
  case options
  /// The menu for opening the document.
  case opening

  /// Notifies the delegate that the menu is about to open.
  @MainActor
  func willPresent(
    _ delegate: (any UIDocumentInteractionControllerDelegate)?,
    _ controller: UIDocumentInteractionController
  ) {
    switch self {
    case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(controller)
    case .opening: delegate?.documentInteractionControllerWillPresentOpenInMenu(controller)
    }
  }

  /// Notifies the delegate that the menu has closed.
  @MainActor
  func didDismiss(
    _ delegate: (any UIDocumentInteractionControllerDelegate)?,
    _ controller: UIDocumentInteractionController
  ) {
    switch self {
    case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(controller)
    case .opening: delegate?.documentInteractionControllerDidDismissOpenInMenu(controller)
    }
  }
}
