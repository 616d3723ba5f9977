// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The appearance of a preview: the visible part of a view, its shadow and background.
///
/// Differs from UIKit: views are not lifted when their menus open, so that menus ignore the parameters. Drags
/// use all of them, pointer effects only ``visiblePath``.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of the visible part, in the view's coordinate space; `nil` for the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinate space; `nil` for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The background colour of the preview; `systemBackground` by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground

  /// Creates parameters that show the whole view.
  public override init() {
    super.init()
  }
}
