// SPDX-License-Identifier: Apache-2.0

/// The views that Tab goes to: what can be used or typed into, and lists as a whole.
///
/// Of what stands in a list's cells, only what the focused cell holds is a stop; a cell itself is
/// none, because the list is.
@MainActor
struct FocusStops {
  /// In reading order.
  private(set) var views: [UIView] = []
  private let present: UIView?

  /// The stops in `tree`, while `present` has the focus.
  init(in tree: AccessibilityNode, around present: UIView?) {
    self.present = present
    add(tree)
  }

  private mutating func add(_ node: AccessibilityNode) {
    if node.isFocusGroup, let view = node.view {
      let focused = (view as? any AccessibilityDescribing)?.accessibilityDefaults.focusView
      views.append(focused as? UIView ?? view)
      // Headers, and the cell that has the focus or holds what has it, let one in.
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
