// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A URL that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL
  /// The options with which the URL is to be opened.
  public let options: UIScene.OpenURLOptions

  init(_ url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions(openInPlace: url.isFileURL)
    super.init()
  }
}

extension UIScene {
  /// The options of a URL that a scene is to open.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The identifier of the program that requests the opening; always `nil` on Linux.
    public let sourceApplication: String? = nil
    /// The annotation that the requesting program attached; always `nil` on Linux.
    public let annotation: Any? = nil
    /// Whether a file is to be modified in place; `true` for file URLs.
    public let openInPlace: Bool

    init(openInPlace: Bool) {
      self.openInPlace = openInPlace
      super.init()
    }
  }
}
