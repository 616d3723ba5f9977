// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A search criterion in a search field besides text, such as the sender of a message; it is deleted as a
/// unit.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The image before the text.
  public let icon: UIImage?
  /// The text of the token.
  public let text: String
  /// An object of the app that the token represents, for the app's own use.
  open var representedObject: Any?

  /// Creates a token with an image and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
