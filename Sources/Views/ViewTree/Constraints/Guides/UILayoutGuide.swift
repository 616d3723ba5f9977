// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A rectangle in a view's coordinate space that takes part in layout and is not seen.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, _NamedMembers {
  /// A guide that belongs to no view yet.
  public override init() {
    super.init()
    lifetime.begin(self)
    TearDown.onMain(self)
  }

  deinit { lifetime.end() }

  /// What is kept of the guide by those who do not keep it alive.
  let lifetime = GuideLifetime()

  /// The view whose coordinate space the guide is in.
  final var ownerReference: (any HolderReference)?

  /// A name for messages and debugging.
  open var identifier = ""

  /// The rectangle, in the owning view's coordinate space, in points, as of the last layout.
  open var layoutFrame: CGRect {
    ownerReference?.settle()
    return solvedFrame
  }

  /// What constants of constraints depend on, of a guide that has no unknowns.
  var dependentNumbers: SIMD8<Double> { .zero }

  /// The rectangle of the last solution.
  var solvedFrame = CGRect.zero

  // MARK: Anchors

  /// The edge where people begin to read.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(lifetime, .leading))
  }
  /// The edge where people end to read.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(lifetime, .trailing))
  }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(lifetime, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(lifetime, .right))
  }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutQuantity(lifetime, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(lifetime, .bottom))
  }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(lifetime, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(lifetime, .height)) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutQuantity(lifetime, .centerX))
  }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(lifetime, .centerY))
  }

  /// Whether other places would satisfy the constraints as well.
  open var hasAmbiguousLayout: Bool { ownerReference?.isAmbiguous(self) ?? false }

  /// The active constraints that speak of the guide along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    ownerReference?.constraints(of: self, along: axis) ?? []
  }

  // MARK: In a region

  /// Whether constraints decide where the guide is.
  var isUnknown: Bool { ownerReference?.object != nil }

  /// The guide's rectangle in the owning view's coordinate space.
  func ownBox(in space: any GuideSpace) -> LayoutBox { LayoutBox(space.variables(of: self)) }

  /// Puts the guide where constraints lead to, in the owning view's coordinate space.
  func place(at rectangle: CGRect) { solvedFrame = rectangle }

  /// The guide's name in messages.
  var words: String {
    identifier.isEmpty ? "guide of \(ownerReference?.words ?? "no view")" : identifier
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
