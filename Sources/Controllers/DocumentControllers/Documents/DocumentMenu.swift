// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a menu offers to do with a document, and who hears of it.
enum DocumentMenu {
  /// Everything.
  case options
  /// To open it.
  case opening

  /// Tells that the menu comes.
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

  /// Tells that the menu went.
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
