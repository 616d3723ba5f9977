// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// What is known of it.
  public let options: UIScene.OpenURLOptions

  init(_ url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions(openInPlace: url.isFileURL)
    super.init()
  }
}

extension UIScene {
  /// What is known of an address that a scene is to open.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The program that asks; nil: a desktop does not say.
    public let sourceApplication: String? = nil
    /// What that program adds; nil: a desktop does not say.
    public let annotation: Any? = nil
    /// Whether a file is to be changed where it is.
    public let openInPlace: Bool

    init(openInPlace: Bool) {
      self.openInPlace = openInPlace
      super.init()
    }
  }
}
