// SPDX-License-Identifier: Apache-2.0

/// The views that Tab goes to: what can be used or typed into, and lists as a whole.
///
/// Of what stands in a list's cells, only what the focused cell holds is a stop.
@MainActor
struct FocusStops {
  /// In reading order.
  private(set) var views: [UIView] = []

  init(in tree: AccessibilityNode) {
    add(tree)
  }

  private mutating func add(_ node: AccessibilityNode) {
    if node.isFocusGroup, let view = node.view {
      let focused = (view as? any AccessibilityDescribing)?.accessibilityDefaults.focusView
      views.append(focused ?? view)
      // Headers, and the cell that has the focus, let one in.
      for child in node.children where !isCell(child) || child.states.isFocused { add(child) }
      return
    }
    if node.states.isFocusable, let view = node.view, views.last !== view { views.append(view) }
    if node.role == .choice, let view = node.view { views.append(view) }
    for child in node.children where child.id.part == nil { add(child) }
  }

  private func isCell(_ node: AccessibilityNode) -> Bool {
    node.role == .listItem || node.role == .gridCell
  }
}
