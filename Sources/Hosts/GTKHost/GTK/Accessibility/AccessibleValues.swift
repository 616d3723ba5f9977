// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import MullionViewTree

/// The accessible properties and states of one widget on the bus.
@MainActor
struct AccessibleValues {
  private let accessible: OpaquePointer

  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    accessible = OpaquePointer(widget)
  }

  /// Sets the name, description, states and position in the set of `node`.
  ///
  /// GTK 4.8 does not expose value and position as properties on the bus; they are also in the description.
  /// `saysValue` is true if the value is not exposed otherwise.
  func show(_ node: AccessibilityNode, saysValue: Bool) {
    // Without a label GTK would expose the name of the widget's class.
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, node.label ?? "")
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, node.description(withValue: saysValue))
    set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, node.value)
    let states = node.states
    set(GTK_ACCESSIBLE_STATE_SELECTED, states.isSelected)
    let checked = node.role == .choiceItem ? states.isSelected : states.isChecked
    set(GTK_ACCESSIBLE_STATE_CHECKED, checked)
    set(GTK_ACCESSIBLE_STATE_EXPANDED, states.isExpanded)
    set(GTK_ACCESSIBLE_STATE_DISABLED, states.isDisabled)
    set(GTK_ACCESSIBLE_STATE_BUSY, states.isBusy)
    if node.role == .dialog || node.role == .alert { set(GTK_ACCESSIBLE_PROPERTY_MODAL, true) }
    guard let position = node.position else { return }
    set(GTK_ACCESSIBLE_RELATION_POS_IN_SET, position.number)
    set(GTK_ACCESSIBLE_RELATION_SET_SIZE, position.count)
  }

  /// Sets the text of an announcement.
  func show(announcement text: String) { set(GTK_ACCESSIBLE_PROPERTY_LABEL, text) }

  private func set(_ property: GtkAccessibleProperty, _ text: String?) {
    guard let text else { return gtk_accessible_reset_property(accessible, property) }
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    defer { g_value_unset(&value) }
    g_value_set_string(&value, text)
    var names = [property]
    gtk_accessible_update_property_value(accessible, 1, &names, &value)
  }

  /// Sets whether a text is read-only.
  func show(isReadOnly: Bool) { set(GTK_ACCESSIBLE_PROPERTY_READ_ONLY, isReadOnly) }

  private func set(_ property: GtkAccessibleProperty, _ flag: Bool) {
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    defer { g_value_unset(&value) }
    put(flag ? 1 : 0, into: &value)
    var names = [property]
    gtk_accessible_update_property_value(accessible, 1, &names, &value)
  }

  private func set(_ state: GtkAccessibleState, _ flag: Bool?) {
    guard let flag else { return gtk_accessible_reset_state(accessible, state) }
    var value = GValue()
    // GTK 4.8 reads tristate values as integers, but initialises a value of another type.
    if state == GTK_ACCESSIBLE_STATE_CHECKED {
      g_value_init(&value, GType(6 << 2))
    } else {
      gtk_accessible_state_init_value(state, &value)
    }
    defer { g_value_unset(&value) }
    put(flag ? 1 : 0, into: &value)
    var names = [state]
    gtk_accessible_update_state_value(accessible, 1, &names, &value)
  }

  private func set(_ relation: GtkAccessibleRelation, _ number: Int) {
    var value = GValue()
    gtk_accessible_relation_init_value(relation, &value)
    defer { g_value_unset(&value) }
    put(gint(clamping: number), into: &value)
    var names = [relation]
    gtk_accessible_update_relation_value(accessible, 1, &names, &value)
  }

  /// Stores a number as the type of the value: Boolean, integer or enumeration.
  private func put(_ number: gint, into value: inout GValue) {
    switch value.g_type {
    case GType(5 << 2): g_value_set_boolean(&value, number)
    case GType(6 << 2): g_value_set_int(&value, number)
    default: g_value_set_enum(&value, number)
    }
  }
}
