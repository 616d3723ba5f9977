// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews

extension UITableViewCell {
  /// What parts a cell has, and where.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text, with an image before it.
    case `default` = 0
    /// A text, and a grey one at the other edge.
    case value1 = 1
    /// A tinted text, and another one beside it.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// Whether lines stand between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No lines.
    case none = 0
    /// Lines of one pixel.
    case singleLine = 1
    /// As `singleLine`.
    case singleLineEtched = 2
  }

  /// What a selected cell looks like.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As before it was selected.
    case none = 0
    /// As `default`.
    case blue = 1
    /// As `default`.
    case gray = 2
    /// On the ground of selected rows.
    case `default` = 3
  }

  /// What the sign at the leading edge does while the table is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// There is no sign.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }

  /// What stands at a cell's trailing edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that there is more behind the row.
    case disclosureIndicator = 1
    /// A button for details, and that sign.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// What shows beside a cell's content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The states, as bits.
    public let rawValue: UInt

    /// The states of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The row is edited: the signs at its leading edge.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The actions at the trailing edge of a row that is swiped aside.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How a cell shows that it has the focus.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// As other views do.
    case `default` = 0
    /// Not by itself; the cell does what it wants.
    case custom = 1
  }

  /// What a drag that began with a cell does.
  public enum DragState: Int, Hashable, Sendable {
    /// There is none.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is under way.
    case dragging = 2
  }
}
