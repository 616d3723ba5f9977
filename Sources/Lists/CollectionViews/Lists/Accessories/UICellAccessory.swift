// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// Something beside a list cell's content: a sign, a button, a label, a view of one's own.
public struct UICellAccessory {
  /// Called when the accessory is used.
  public typealias ActionHandler = () -> Void

  /// Called with a pop-up menu when another of its elements is on.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// When an accessory shows.
  public enum DisplayedState: Hashable, Sendable {
    /// At any time.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// A length kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own length.
    case actual
    /// The length that most accessories have.
    case standard
    /// A length, in points.
    case custom(CGFloat)
  }

  /// What kind of accessory it is.
  public enum AccessoryType: Hashable {
    /// A sign that there is more behind the row.
    case disclosureIndicator
    /// A sign whether what is below the item shows, that expands and collapses it.
    case outlineDisclosure
    /// A tick.
    case checkmark
    /// A button that begins to remove the row.
    case delete
    /// A button that inserts a row.
    case insert
    /// A grip that the row is moved by.
    case reorder
    /// A sign whether the row is one of those selected.
    case multiselect
    /// A text.
    case label
    /// A view of the application's.
    case customView(UIView)
    /// A button for details.
    case detail
    /// A button that shows which of its menu's elements is on.
    case popUpMenu
  }

  /// What kind of accessory it is.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let look: AccessoryLook
  var action: ActionHandler?
  var content = Content.none

  /// What only some kinds have.
  enum Content {
    case none
    case label(String, UIFont, adjustsFont: Bool)
    case grip(showsSeparator: Bool)
    case outline(OutlineDisclosureOptions.Style)
    case custom(CustomViewConfiguration)
    case popUp(UIMenu, MenuSelectedElementDidChangeHandler?)
  }

  init(_ type: AccessoryType, _ displayed: DisplayedState, _ look: AccessoryLook) {
    accessoryType = type
    self.displayed = displayed
    self.look = look
  }

  /// Whether the accessory shows while the list is edited, or while it is not.
  func isShown(isEditing: Bool) -> Bool {
    if look.isHidden { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
