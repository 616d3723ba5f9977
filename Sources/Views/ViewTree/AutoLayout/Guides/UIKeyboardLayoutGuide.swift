// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// The part of a view that a keyboard covers, or what is shown in the place of one.
///
/// Where there is none, the part below the safe area. The guide is as wide as its view and reaches to its
/// lower edge: no keyboard here is put elsewhere.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that was put elsewhere; kept for callers: none is.
  open var followsUndockedKeyboard = false

  /// Whether the guide begins where the safe area ends while there is no keyboard; without, at the
  /// view's lower edge.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.mentionsChanged(.insets) } }
  }

  /// How far above a keyboard a drag that dismisses it begins to move it; kept for callers: a keyboard
  /// is dismissed at once.
  open var keyboardDismissPadding: CGFloat = 0

  init(_ view: UIView) {
    super.init()
    owningView = view
    identifier = "keyboardLayoutGuide"
  }

  override var nearEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }
  override var isUnknown: Bool { false }

  /// How much of the view's lower end is covered, in points.
  private var length: CGFloat {
    guard let owningView else { return 0 }
    let rest = usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0
    return max(rest, owningView.keyboardOverlap)
  }

  open override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.maxY - length, width: bounds.width, height: length)
  }

  override func box(in region: LayoutRegion) -> LayoutBox {
    guard let owningView else { return LayoutBox() }
    region.depend(on: owningView, .guide(self))
    var box = owningView.innerBox(in: region)
    let height = LayoutExpression(Double(length))
    box.top = box.bottom - height
    box.height = height
    return box
  }

  override var dependentNumbers: SIMD8<Double> { SIMD8(repeating: Double(length)) }
}

extension UIView {
  /// How much of the view's lower end a keyboard covers, in points.
  fileprivate var keyboardOverlap: CGFloat {
    guard let surface, surface.keyboardCover > 0 else { return 0 }
    let end = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: nil).y
    return min(max(0, end - (surface.size.height - surface.keyboardCover)), bounds.height)
  }

  /// Has constraints follow a keyboard that covers more or less, here and inside.
  func keyboardCoverChanged() {
    if tree.autoLayout?.standardGuides[.keyboard] != nil {
      mentionsChanged(.insets)
      setNeedsLayout()
    }
    for subview in subviews { subview.keyboardCoverChanged() }
  }
}
