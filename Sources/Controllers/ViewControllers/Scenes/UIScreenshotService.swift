// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// Whom a device asks for the whole of what a scene shows when a person takes a picture of the screen.
///
/// As on a device that makes no documents of pictures, the delegate is kept and never asked: a desktop takes
/// pictures of its screen without a word to programs.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// Makes the documents.
  open weak var delegate: (any UIScreenshotServiceDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// The scene whose content it is.
  open private(set) weak var windowScene: UIWindowScene?

  init(of scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}
