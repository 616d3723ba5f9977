// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A relation between attributes of views and guides that layout satisfies.
///
/// ```
/// first item . attribute  (= | ≤ | ≥)  multiplier × second item . attribute + constant
/// ```
///
/// Constraints of higher priority are satisfied before those of lower priority.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, _NamedMembers {
  /// The quantity on the left side.
  @exclusivity(unchecked) private(set) final var first = LayoutQuantity.nothing
  /// The quantity on the right side, or `nil` if there is only the constant.
  @exclusivity(unchecked) private(set) final var second: LayoutQuantity?
  /// The relation between the two sides.
  public private(set) var relation = Relation.equal
  /// The multiplier of the second attribute; a number that is not finite is reported once and replaced by 1.
  public private(set) var multiplier: CGFloat = 1
  private var hasBadMultiplier = false
  /// The view that holds the constraint while it is active.
  @exclusivity(unchecked) final var holderReference: (any HolderReference)?
  /// The region that solves the constraint while it is active.
  var region: (any ConstraintRegion)? { regionReference?.region }
  /// The reference to that region that does not retain it.
  @exclusivity(unchecked) final var regionReference: (any RegionReference)?

  /// Creates a constraint without items, which is never active.
  ///
  /// It is the only designated initialiser, so that subclasses inherit the convenience initialisers.
  public override init() {
    super.init()
  }

  convenience init(
    _ first: LayoutQuantity, _ relation: Relation, _ second: LayoutQuantity?,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    hasBadMultiplier = !multiplier.isFinite
    self.constant = constant
    checkKinds()
  }

  // MARK: Properties

  /// The view or guide on the left side, or `nil` after its deallocation.
  open var firstItem: AnyObject? { first.reference.object }
  /// The attribute on the left side.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or guide on the right side, or `nil` if there is none or it was deallocated.
  open var secondItem: AnyObject? { second?.reference.object }
  /// The attribute on the right side; `notAnAttribute` if there is only the constant.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The constant added on the right side, in points; a number that is not finite is reported once and
  /// replaced by 0.
  @exclusivity(unchecked) open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      checkNumbers()
      region?.constantChanged(of: self)
    }
  }

  /// The priority of the constraint, from 0 to 1,000.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      require(
        priority.rawValue >= 0 && priority.rawValue <= 1000,
        "\(words) gets the priority \(priority.rawValue); priorities are from 0 to 1,000")
      region?.structureChanged()
    }
  }

  /// A name for messages and debugging.
  open var identifier: String?

  // MARK: Activity

  /// Whether the constraint is active: a view holds it.
  ///
  /// Setting it to `true` adds the constraint to the nearest common ancestor of its items, which may be one
  /// of them; a no-op if one of them is a guide without an owning view.
  ///
  /// - Precondition: There is such an ancestor when the constraint becomes active.
  open var isActive: Bool {
    get { holderReference?.object != nil }
    set {
      if newValue { first.reference.activate(self) } else { holderReference?.deactivate(self) }
    }
  }

  /// Activates the constraints in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { words }
  }

  /// Whether the constraint may depend on baselines of text.
  var speaksOfBaselines: Bool {
    func mentions(_ quantity: LayoutQuantity) -> Bool {
      quantity.attribute.isBaseline || quantity.origin != nil
    }
    return mentions(first) || second.map(mentions) ?? false
  }

  // MARK: Checks

  private func checkKinds() {
    checkNumbers()
    let family = first.origin == nil ? first.attribute.family : .length
    guard let second else {
      require(
        family == .length,
        "\(words) compares \(family.rawValue) with a number; name a second item and attribute")
      return
    }
    let other = second.origin == nil ? second.attribute.family : .length
    require(
      family.isPosition && other.isPosition || family == other,
      "\(words) compares \(family.rawValue) with \(other.rawValue); compare attributes of one kind")
    let (one, two) = (first.attribute, second.attribute)
    require(
      !(one.isDirectional && two.isAbsoluteSide || one.isAbsoluteSide && two.isDirectional),
      "\(words) compares leading or trailing with left or right; use leading and trailing on both "
        + "sides")
  }

  private func checkNumbers() {
    guard !constant.isFinite || hasBadMultiplier else { return }
    if !constant.isFinite { constant = 0 }
    Diagnostics.reportOnce(
      "\(words) was given a constant or a multiplier that is not a number; 0 or 1 is used instead. "
        + "Compute it from numbers: did something divide by 0?")
  }

  /// The members of the class that are accessible by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
