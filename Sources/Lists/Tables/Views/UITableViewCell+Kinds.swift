// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

extension UITableViewCell {
  /// The style of a cell, which determines its labels and their layout.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text with a leading image.
    case `default` = 0
    /// A text, and a gray one at the other edge.
    case value1 = 1
    /// A tinted text, and another one beside it.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No separators.
    case none = 0
    /// Separators with a thickness of one pixel.
    case singleLine = 1
    /// The same as `singleLine`.
    case singleLineEtched = 2
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// No change of the appearance.
    case none = 0
    /// The same as `default`.
    case blue = 1
    /// The same as `default`.
    case gray = 2
    /// The background of selected rows.
    case `default` = 3
  }

  /// The editing control at the leading edge in editing mode.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The type of the accessory at a cell's trailing edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// No accessory.
    case none = 0
    /// A disclosure indicator, which shows that the row leads to more content.
    case disclosureIndicator = 1
    /// A detail button and a disclosure indicator.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The controls displayed beside a cell's content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The editing controls at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The swipe actions at the trailing edge of a swiped row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The appearance of a focused cell.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// The standard appearance of a focused cell.
    case `default` = 0
    /// No standard appearance; the cell displays the focus itself.
    case custom = 1
  }

  /// The state of a drag that began with a cell.
  public enum DragState: Int, Hashable, Sendable {
    /// No drag.
    case none = 0
    /// The lifting of the cell, before it moves.
    case lifting = 1
    /// The drag of the cell.
    case dragging = 2
  }
}
