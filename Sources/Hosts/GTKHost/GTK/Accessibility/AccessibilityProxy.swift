// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// An invisible widget that represents an accessibility element on the accessibility bus.
///
/// In GTK 4.8 only widgets can be accessible objects. A proxy is never painted and never receives pointer
/// events; it has the frame of the element.
@MainActor
final class AccessibilityProxy {
  let widget: UnsafeMutablePointer<GtkWidget>
  let role: AccessibilityRole
  private(set) var children: [AccessibilityProxy] = []
  private var node: AccessibilityNode
  private var place = CGRect.null
  private let values: AccessibleValues
  /// The text view that exposes an editable text character by character.
  private let text: AccessibleTextView?
  /// The closure that performs an action requested by an assistive technology.
  private let perform: (AccessibilityNode, AccessibilityAction) -> Void

  /// Creates a proxy of `node` as the last child of `parent`.
  init(
    _ node: AccessibilityNode, in parent: UnsafeMutablePointer<GtkWidget>,
    perform: @escaping (AccessibilityNode, AccessibilityAction) -> Void
  ) {
    self.node = node
    self.perform = perform
    role = node.role
    text = node.typing.flatMap { AccessibleTextView(of: $0, role: node.role.gtk) }
    widget = text?.widget ?? Self.makeWidget(role.gtk, of: Self.type)
    values = AccessibleValues(of: widget)
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_parent(widget, parent)
    show(node)
    offerActions()
  }

  var id: AccessibilityNode.ID { node.id }
  var focused: AccessibilityProxy? {
    node.states.isFocused ? self : children.lazy.compactMap(\.focused).first
  }

  /// Updates the proxy to `new`, which has the same element and role; `origin` is the position of the parent.
  func update(to new: AccessibilityNode, origin: CGPoint) {
    let old = node
    node = new
    if !old.saysTheSame(as: new) { show(new) }
    if old.actions != new.actions { offerActions() }
    let frame = new.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    if frame != place { stand(at: frame) }
    text?.update()
    updateChildren(to: new)
  }

  /// Removes the proxy and its descendants from the bus.
  func remove() {
    for child in children { child.remove() }
    children = []
    gtk_widget_unparent(widget)
  }

  private func updateChildren(to node: AccessibilityNode) {
    var old: [AccessibilityNode.ID: AccessibilityProxy] = [:]
    for child in children { old[child.id] = child }
    var previous: UnsafeMutablePointer<GtkWidget>?
    children = node.children.map { wanted in
      var proxy: AccessibilityProxy
      if let known = old[wanted.id], known.role == wanted.role {
        old[wanted.id] = nil
        proxy = known
      } else {
        proxy = AccessibilityProxy(wanted, in: widget, perform: perform)
      }
      if gtk_widget_get_prev_sibling(proxy.widget) != previous {
        gtk_widget_insert_after(proxy.widget, widget, previous)
      }
      proxy.update(to: wanted, origin: node.frame.origin)
      previous = proxy.widget
      return proxy
    }
    for gone in old.values { gone.remove() }
  }

  private func stand(at frame: CGRect) {
    place = frame
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    var allocation = GtkAllocation(
      x: gint(frame.minX.rounded()), y: gint(frame.minY.rounded()),
      width: gint(max(1, frame.width.rounded())), height: gint(max(1, frame.height.rounded())))
    gtk_widget_size_allocate(widget, &allocation, -1)
  }

  private func show(_ node: AccessibilityNode) {
    gtk_widget_set_focusable(widget, node.states.isFocusable || node.states.isFocused ? 1 : 0)
    values.show(node, saysValue: text == nil)
  }

  // MARK: Actions

  private func offerActions() {
    gtk_widget_insert_action_group(widget, "element", nil)
    guard !node.actions.isEmpty, let group = g_simple_action_group_new() else { return }
    for action in node.actions {
      guard let made = g_simple_action_new(Self.busName(of: action), nil) else { continue }
      SignalConnection.make(UnsafeMutableRawPointer(made), "activate") { [weak self] _ in
        if let self { perform(node, action) }
      }
      g_action_map_add_action(OpaquePointer(group), made)
      g_object_unref(UnsafeMutableRawPointer(made))
    }
    gtk_widget_insert_action_group(widget, "element", OpaquePointer(group))
    g_object_unref(group)
  }

  /// Returns the name of an action on the bus; GLib permits letters, digits, dots and hyphens.
  private static func busName(of action: AccessibilityAction) -> String {
    let words = action.name.lowercased().unicodeScalars.map { scalar -> Character in
      let isPlain = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      return isPlain ? Character(scalar) : "-"
    }
    let name = String(words)
    guard case .custom(let index, _) = action else { return name }
    return name.contains { $0 != "-" } ? name : "action-\(index + 1)"
  }

  /// Returns a widget in `parent` that a screen reader reads as a new alert.
  static func announcement(
    _ text: String, in parent: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget> {
    let widget = makeWidget(GTK_ACCESSIBLE_ROLE_ALERT, of: type)
    gtk_widget_set_can_target(widget, 0)
    AccessibleValues(of: widget).show(announcement: text)
    gtk_widget_set_parent(widget, parent)
    return widget
  }

  // MARK: Widget class

  /// Returns a widget of the class `type` with the accessible role `role` instead of the role of its class.
  static func makeWidget(
    _ role: GtkAccessibleRole, of type: GType
  ) -> UnsafeMutablePointer<GtkWidget> {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(bitPattern: role.rawValue))
    defer { g_value_unset(&value) }
    let made = "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(type, 1, &names, &value)
    }
    guard let made else {
      fatalError("GObject could not create a widget of a class that was just registered")
    }
    return UnsafeMutableRawPointer(made).assumingMemoryBound(to: GtkWidget.self)
  }

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "MullionElement", guint(MemoryLayout<GtkWidgetClass>.size),
    { classPointer, _ in
      guard let classPointer else { return }
      let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
      // GTK neither paints nor positions this widget, and its Tab key does not focus it.
      widgetClass.pointee.snapshot = { _, _ in }
      widgetClass.pointee.focus = { _, _ in 0 }
    },
    guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
}

extension AccessibilityNode {
  /// Returns whether the labels, values, hints, identifiers, states and positions of both nodes are equal.
  fileprivate func saysTheSame(as other: AccessibilityNode) -> Bool {
    label == other.label && value == other.value && hint == other.hint
      && identifier == other.identifier && states == other.states && position == other.position
  }
}
