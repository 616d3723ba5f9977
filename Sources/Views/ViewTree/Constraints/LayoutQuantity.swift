// SPDX-License-Identifier: Apache-2.0

/// A number that constraints speak of: an attribute of a view or guide, or a distance between two.
///
/// It has no place in memory of its own, as there are two for each constraint.
@MainActor
struct LayoutQuantity {
  /// The view or guide, which may be gone.
  let reference: any ItemReference
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance, where it begins; then ``reference`` and ``attribute`` are where it ends.
  let origin: (@MainActor () -> LayoutQuantity)?

  /// No attribute of no item.
  static let nothing = LayoutQuantity(GuideLifetime(), .notAnAttribute)

  init(_ reference: any ItemReference, _ attribute: NSLayoutConstraint.Attribute) {
    self.reference = reference
    self.attribute = attribute
    origin = nil
  }

  init(from start: LayoutQuantity, to end: LayoutQuantity) {
    reference = end.reference
    attribute = end.attribute
    origin = { start }
  }
}
