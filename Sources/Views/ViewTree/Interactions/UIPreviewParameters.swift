// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How the part of a view is cut out that a preview shows.
///
/// Differs from UIKit: views are not lifted when their menus open, so these are drawn of drags alone.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of what is seen, in the view's coordinate space; nil: all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinate space; nil: that of what is seen.
  open var shadowPath: UIBezierPath?
  /// The colour behind.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground

  /// Parameters that show all of a view.
  public override init() {
    super.init()
  }
}
