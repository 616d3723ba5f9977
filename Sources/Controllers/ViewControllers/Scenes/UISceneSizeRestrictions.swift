// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How small and how large a person may make the windows of a scene, in points.
///
/// A scene has one; nobody makes more of them. A window on a desktop that a person has made full screen, or
/// that the desktop tiles, has the size that the desktop gives it.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  private let changed: () -> Void

  init(changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }

  /// The least width and height; zero unless it is set.
  open var minimumSize = CGSize.zero { didSet { if minimumSize != oldValue { changed() } } }

  /// The greatest width and height; unlimited unless it is set.
  ///
  /// Where it is less than ``minimumSize``, that counts.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  {
    didSet { if maximumSize != oldValue { changed() } }
  }

  /// Whether the windows may fill the screen.
  ///
  /// A wish: programs here offer no full screen by themselves, and a desktop that does asks nobody.
  open var allowsFullScreen = true

  /// The allowed size that is nearest to `size`.
  package func allowed(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(minimumSize.width, min(size.width, maximumSize.width)),
      height: max(minimumSize.height, min(size.height, maximumSize.height)))
  }
}
