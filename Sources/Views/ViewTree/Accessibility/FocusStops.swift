// SPDX-License-Identifier: Apache-2.0

/// The stops of the Tab key: controls, text inputs, and lists as a whole.
///
/// In a list, the contents of the headers, and of the cell that has or contains the focus, are also stops;
/// the cell itself is not, because the list is.
@MainActor
struct FocusStops {
  /// The stops, in reading order.
  private(set) var views: [UIView] = []
  private let present: UIView?

  /// Collects the stops in `tree` while `present` has the focus.
  init(in tree: AccessibilityNode, around present: UIView?) {
    self.present = present
    add(tree)
  }

  private mutating func add(_ node: AccessibilityNode) {
    if node.isFocusGroup, let view = node.view {
      let focused = (view as? any AccessibilityDescribing)?.accessibilityDefaults.focusView
      views.append(focused as? UIView ?? view)
      // Add the focusable views inside headers, and inside the cell that has or contains the focus.
      for child in node.children {
        if !child.role.isCell {
          add(child)
        } else if child.states.isFocused || holdsPresent(child) {
          for inner in child.children { add(inner) }
        }
      }
      return
    }
    if node.states.isFocusable, let view = node.view, views.last !== view { views.append(view) }
    if node.role == .choice, let view = node.view { views.append(view) }
    for child in node.children where child.id.part == nil { add(child) }
  }

  private func holdsPresent(_ cell: AccessibilityNode) -> Bool {
    guard let present, let view = cell.view else { return false }
    return present !== view && present.isDescendant(of: view)
  }
}
