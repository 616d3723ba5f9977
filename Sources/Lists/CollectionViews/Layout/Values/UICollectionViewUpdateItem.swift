// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One change of an update, as a layout is told of it in `prepare(forCollectionViewUpdates:)`.
///
/// Changes of whole sections have index paths whose item is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What becomes of an item or a section.
  public enum Action: Int, Sendable {
    /// It is new.
    case insert
    /// It goes.
    case delete
    /// It gets another view.
    case reload
    /// It is shown elsewhere.
    case move
    /// Nothing happens to it.
    case none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// A change from one place to another.
  package init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// A change of nothing, for subclasses that answer for themselves.
  public override init() {
    action = .none
    before = nil
    after = nil
    super.init()
  }

  /// Where it was; `nil` for what is new.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// Where it is; `nil` for what goes.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What happens.
  open var updateAction: Action { action }
}
