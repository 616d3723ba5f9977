// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A rectangle in a view's coordinate space that takes part in layout and is not seen.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, _NamedMembers {
  /// A guide that belongs to no view yet.
  public override init() {
    super.init()
    lifetime.begin(self)
    TearDown.onMain(self)
  }

  deinit { lifetime.end() }

  /// What is kept of the guide by those who do not keep it alive.
  let lifetime = ItemLifetime()

  /// The view whose coordinate space the guide is in; `addLayoutGuide(_:)` sets it.
  open package(set) var owningView: UIView? {
    get { ownerLifetime?.view }
    set { ownerLifetime = newValue?.lifetime }
  }
  private var ownerLifetime: ItemLifetime?

  /// A name for messages and debugging.
  open var identifier = ""

  /// The rectangle, in the owning view's coordinate space, in points, as of the last layout.
  open var layoutFrame: CGRect {
    if let owningView { owningView.serve { owningView.settleConstraints() } }
    return solvedFrame
  }

  /// What constants of constraints depend on, of a guide that has no unknowns.
  var dependentNumbers: SIMD8<Double> { .zero }

  /// The rectangle of the last solution.
  var solvedFrame = CGRect.zero

  // MARK: Anchors

  /// The edge where people begin to read.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(self, .leading))
  }
  /// The edge where people end to read.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(self, .trailing))
  }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(self, .right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutQuantity(self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutQuantity(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(self, .height)) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(self, .centerX))
  }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(self, .centerY))
  }

  /// Whether other places would satisfy the constraints as well.
  open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }

  /// The active constraints that speak of the guide along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraints(of: self, along: axis) ?? []
  }

  // MARK: As a layout item

  var layoutOwner: UIView? { owningView }
  var layoutContainer: UIView? { owningView }
  var isUnknown: Bool { owningView != nil }
  func box(in region: LayoutRegion) -> LayoutBox { LayoutBox(region.variables(of: self)) }
  func place(at rectangle: CGRect) { solvedFrame = rectangle }
  var words: String {
    identifier.isEmpty ? "guide of \(owningView?.words ?? "no view")" : identifier
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
