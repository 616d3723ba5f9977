// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import MullionViewTree

extension KeyEvent {
  /// Creates the event for GDK's key value and modifiers; `nil` for keys that views do not handle.
  init?(gdkKey: guint, state: GdkModifierType) {
    guard let key = Key(gdkKey: gdkKey) else { return nil }
    self.init(key: key, modifiers: Modifiers(gdkState: state))
  }
}

extension KeyEvent.Modifiers {
  /// Creates the modifiers from GDK's modifier state.
  init(gdkState state: GdkModifierType) {
    self = []
    let masks: [(GdkModifierType, KeyEvent.Modifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alternate),
      (GDK_SUPER_MASK, .command),
    ]
    for (mask, modifier) in masks where state.rawValue & mask.rawValue != 0 {
      insert(modifier)
    }
  }
}

extension KeyEvent.Key {
  private static let named: [Int32: KeyEvent.Key] = [
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
    GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
    GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
    GDK_KEY_space: .space, GDK_KEY_KP_Space: .space,
    GDK_KEY_Return: .enter, GDK_KEY_KP_Enter: .enter, GDK_KEY_Escape: .escape,
    GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_KP_Tab: .tab,
    GDK_KEY_Delete: .forwardDelete, GDK_KEY_BackSpace: .delete,
    GDK_KEY_KP_Delete: .forwardDelete,
  ]

  init?(gdkKey: guint) {
    if let named = Self.named[Int32(bitPattern: gdkKey)] {
      self = named
      return
    }
    let first = guint(bitPattern: Int32(GDK_KEY_F1))
    if gdkKey >= first, gdkKey < first + 24 {
      self = .function(Int(gdkKey - first) + 1)
      return
    }
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdkKey)), scalar.value >= 32 else {
      return nil
    }
    self = .character(Character(scalar))
  }
}
