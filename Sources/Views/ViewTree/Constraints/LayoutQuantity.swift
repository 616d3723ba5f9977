// SPDX-License-Identifier: Apache-2.0

/// A quantity of constraints: an attribute of a view or guide, or a distance between two.
///
/// A structure avoids separate allocations for the two quantities of each constraint.
@MainActor
struct LayoutQuantity {
  /// The reference to the view or guide, which may have been deallocated.
  let reference: any ItemReference
  let attribute: NSLayoutConstraint.Attribute
  /// The start of a distance, of which ``reference`` and ``attribute`` are the end; `nil` for an attribute.
  let origin: (@MainActor () -> LayoutQuantity)?

  /// A quantity without an item and attribute.
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
