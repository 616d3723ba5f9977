// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An invisible rectangle in a view's coordinate space that takes part in layout.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, _NamedMembers {
  /// Creates a guide without an owning view.
  public override init() {
    super.init()
    lifetime.begin(self)
    TearDown.onMain(self)
  }

  deinit { lifetime.end() }

  /// The reference to the guide that does not retain it.
  let lifetime = GuideLifetime()

  /// The view whose coordinate space the guide is in.
  final var ownerReference: (any HolderReference)?

  /// A name for messages and debugging.
  open var identifier = ""

  /// The rectangle, in the owning view's coordinate space, in points; pending changes of constraints are
  /// applied first.
  open var layoutFrame: CGRect {
    ownerReference?.settle()
    return solvedFrame
  }

  /// The values of a guide without variables on which constants of constraints depend.
  var dependentNumbers: SIMD8<Double> { .zero }

  /// The rectangle of the last solution.
  var solvedFrame = CGRect.zero

  // MARK: Anchors

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(lifetime, .leading))
  }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(lifetime, .trailing))
  }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(lifetime, .left)) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(lifetime, .right))
  }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutQuantity(lifetime, .top)) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(lifetime, .bottom))
  }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(lifetime, .width)) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(lifetime, .height)) }
  /// The anchor of the horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(lifetime, .centerX))
  }
  /// The anchor of the vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(lifetime, .centerY))
  }

  /// Whether the constraints allow more than one rectangle for the guide.
  open var hasAmbiguousLayout: Bool { ownerReference?.isAmbiguous(self) ?? false }

  /// Returns the active constraints on attributes of the guide along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    ownerReference?.constraints(of: self, along: axis) ?? []
  }

  // MARK: Layout regions

  /// Whether constraints determine the guide's rectangle.
  var isUnknown: Bool { ownerReference?.object != nil }

  /// Returns the guide's rectangle in the owning view's coordinate space.
  func ownBox(in space: any GuideSpace) -> LayoutBox { LayoutBox(space.variables(of: self)) }

  /// Sets the guide's rectangle, in the owning view's coordinate space, to the solution of the constraints.
  func place(at rectangle: CGRect) { solvedFrame = rectangle }

  /// The guide's name in messages.
  var words: String {
    identifier.isEmpty ? "guide of \(ownerReference?.words ?? "no view")" : identifier
  }

  /// The members of the class that are accessible by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
