// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A symbol, button, label or custom view beside the content of a list cell.
public struct UICellAccessory {
  /// A closure called when the accessory is activated.
  public typealias ActionHandler = () -> Void

  /// A closure called with a pop-up menu when its selected element changed.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The state of the list in which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// Always displayed.
    case always
    /// Displayed while the list is in editing mode.
    case whenEditing
    /// Displayed while the list is not in editing mode.
    case whenNotEditing
  }

  /// A length reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own length.
    case actual
    /// The standard length of accessories.
    case standard
    /// A length, in points.
    case custom(CGFloat)
  }

  /// The type of an accessory.
  public enum AccessoryType: Hashable {
    /// A disclosure indicator, which shows that the row leads to more content.
    case disclosureIndicator
    /// An indicator of whether the children of the item are visible, which expands and collapses the item.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button that starts the deletion of the row.
    case delete
    /// A button that inserts a row.
    case insert
    /// A control with which the row is reordered.
    case reorder
    /// An indicator of whether the row is selected in a multiple selection.
    case multiselect
    /// A text label.
    case label
    /// A custom view.
    case customView(UIView)
    /// A detail button.
    case detail
    /// A button that displays the selected element of its menu.
    case popUpMenu
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let look: AccessoryLook
  var action: ActionHandler?
  var content = Content.none

  /// The properties that only some types have.
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

  /// Returns whether the accessory is displayed in the given editing state.
  func isShown(isEditing: Bool) -> Bool {
    if look.isHidden { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
