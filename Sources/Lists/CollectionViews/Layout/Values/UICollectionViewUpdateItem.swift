// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One change of an update, as a layout receives it in `prepare(forCollectionViewUpdates:)`.
///
/// Changes of whole sections have index paths whose item is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert
    /// A deletion.
    case delete
    /// A reload, which replaces the view.
    case reload
    /// A move to another index path.
    case move
    /// No change.
    case none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Creates a change from one index path to another.
  package init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// Creates an item without a change, for subclasses that override the properties.
  public override init() {
    action = .none
    before = nil
    after = nil
    super.init()
  }

  /// The index path before the update; `nil` for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the update; `nil` for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The kind of the change.
  open var updateAction: Action { action }
}
