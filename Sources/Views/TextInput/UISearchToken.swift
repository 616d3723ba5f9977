// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// Something that is searched for beside words, as a person in letters: a piece in a search field that is
/// deleted as a whole.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The picture in front of the text.
  public let icon: UIImage?
  /// What the token says.
  public let text: String
  /// What the token stands for, for the application.
  open var representedObject: Any?

  /// A token that says `text`, behind a picture.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
