// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The minimum and maximum size of the windows of a scene, in points.
///
/// Each scene has one object of this class; the app does not create others. A window that the user made full
/// screen, or that the desktop tiles, has the size that the desktop determines.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  private let changed: () -> Void

  init(changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }

  /// The minimum size; by default zero.
  open var minimumSize = CGSize.zero { didSet { if minimumSize != oldValue { changed() } } }

  /// The maximum size; by default unlimited.
  ///
  /// A dimension of ``minimumSize`` that is greater takes precedence.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  {
    didSet { if maximumSize != oldValue { changed() } }
  }

  /// Returns the permitted size nearest to `size`.
  package func allowed(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(minimumSize.width, min(size.width, maximumSize.width)),
      height: max(minimumSize.height, min(size.height, maximumSize.height)))
  }
}
